import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildInfoFile, pluginName, type BuildInfo } from 'docusaurus-plugin-seal/common';

/**
 * Stands in for the seal plugin in the site that the benchmark compares with: tells the page that
 * nothing is sealed, and does nothing else.
 */
export default function plainFactsPlugin({ baseUrl }: LoadContext): Plugin {
  const info: BuildInfo = { baseUrl, build: { kind: 'plain' } };
  return {
    name: pluginName,
    async contentLoaded({ actions }) {
      await actions.createData(buildInfoFile, JSON.stringify(info));
    },
  };
}
