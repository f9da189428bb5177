import type { LoadContext, Plugin } from '@docusaurus/types';

/** Tells the gate, which stands around Docusaurus' app and cannot ask for the site's configuration, which project its accounts are in. */
export default function gatePlugin({ siteConfig }: LoadContext): Plugin {
  return {
    name: 'gate',
    async contentLoaded({ actions }) {
      const environment = JSON.stringify(siteConfig.customFields?.['environment']);
      await actions.createData('environment.json', environment);
    },
  };
}
