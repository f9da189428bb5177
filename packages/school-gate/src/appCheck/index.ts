import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { BuildEnvironment } from '../../../../src/config/environment';
import { replaceModules } from 'docusaurus-plugin-seal/seams/moduleReplacement';

const program = {
  original: path.resolve(__dirname, '../auth/importAppCheck.ts'),
  ours: path.join(__dirname, 'noAppCheck.ts'),
};

/**
 * Leaves App Check's program out of the build of a site that has it off. A chunk that nobody
 * fetches still costs everybody what it shares with the sign-in: the bundler cannot drop from one
 * chunk what another one uses.
 */
export default function appCheckPlugin({ siteConfig }: LoadContext): Plugin {
  const environment = siteConfig.customFields?.['environment'];
  if (environment === undefined) throw new Error('docusaurus.config.ts has no environment');
  // Written by docusaurus.config.ts from readEnvironment, so its shape is known.
  const { appCheck } = environment as BuildEnvironment;
  return {
    name: 'app-check',
    configureWebpack(_config, isServer, { currentBundler }) {
      if (isServer || appCheck !== null) return {};
      return { plugins: replaceModules(currentBundler, [program]) };
    },
  };
}
