import info from '@generated/seal/default/facts.json';
import { parseBuildFacts, type BuildFacts } from '../common/facts';

/** Facts about the build that this page belongs to; written by the seal plugin. */
export const buildFacts: BuildFacts = parseBuildFacts(info.build);

export const baseUrl = info.baseUrl;
