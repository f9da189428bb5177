import globalData from '@generated/globalData';
import siteConfig from '@generated/docusaurus.config';
import { parseBuildFacts, pluginName, type BuildFacts } from './facts';

/** Facts about the build that this page belongs to; written by the seal plugin. */
export const buildFacts: BuildFacts = parseBuildFacts(globalData[pluginName]?.['default']);

export const baseUrl = siteConfig.baseUrl;
