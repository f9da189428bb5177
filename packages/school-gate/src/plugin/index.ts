import type { LoadContext, Plugin } from '@docusaurus/types';
import { sdkInternals } from '@kurser/platform/sdkInternals';

/**
 * Tells the gate, which stands around Docusaurus' app and cannot ask for the site's configuration,
 * which project its accounts are in; and the bundler, where the sign-in SDK has what the gate needs
 * of it and it does not export.
 */
export default function gatePlugin({ siteConfig }: LoadContext): Plugin {
  return {
    name: 'gate',
    async contentLoaded({ actions }) {
      const environment = JSON.stringify(siteConfig.customFields?.['environment']);
      await actions.createData('environment.json', environment);
    },
    configureWebpack: (_config, isServer) => ({
      resolve: { alias: sdkInternals(isServer ? 'node' : 'browser') },
    }),
  };
}
