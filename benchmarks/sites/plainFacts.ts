import type { LoadContext, Plugin } from '@docusaurus/types';
import { leftFactsFile, pluginName, type LeftFacts } from '../../src/seal/facts';

/** Stands in for the seal plugin in the site that the benchmark compares with: tells the page that nothing is sealed, and does nothing else. */
export default function plainFactsPlugin({ baseUrl }: LoadContext): Plugin {
  const left: LeftFacts = { baseUrl, build: { kind: 'plain' } };
  return {
    name: pluginName,
    async contentLoaded({ actions }) {
      await actions.createData(leftFactsFile, JSON.stringify(left));
    },
  };
}
