import type { Plugin } from '@docusaurus/types';
import { earlyScript } from '../early';

/** Puts the script that sets a reader's settings before the first paint into every page. */
export default function readingSettingsPlugin(): Plugin {
  return {
    name: 'reading-settings',
    injectHtmlTags: () => ({ headTags: [{ tagName: 'script', innerHTML: earlyScript }] }),
  };
}
