import type { Plugin } from '@docusaurus/types';
import { keptName } from '../kept';

/**
 * Runs in the head of every page: sets what was kept before anything is drawn. Where nothing is
 * kept, or nothing may be read, it does nothing. Every visitor pays for each of its letters.
 */
export const earlyScript = `try{var e=document.documentElement,t=JSON.parse(localStorage.getItem("${keptName}"));e.style.cssText=t.style,e.dataset.reading=t.marks}catch{}`;

/** Puts the script that sets a reader's settings before the first paint into every page. */
export default function readingSettingsPlugin(): Plugin {
  return {
    name: 'reading-settings',
    injectHtmlTags: () => ({ headTags: [{ tagName: 'script', innerHTML: earlyScript }] }),
  };
}
