import type { Plugin } from '@docusaurus/types';
import { pluginName, type BuildFacts } from '../../src/seal/facts';

/** Stands in for the seal plugin in the site that the benchmark compares with: tells the page that nothing is sealed, and does nothing else. */
export default function plainFactsPlugin(): Plugin {
  const facts: BuildFacts = { kind: 'plain' };
  return {
    name: pluginName,
    contentLoaded({ actions }) {
      actions.setGlobalData(facts);
    },
  };
}
