import { useEffect } from 'react';
import { headRules, type RunningHead } from './runningHeads';

/**
 * Puts heads on the printed pages for as long as the component is there. Must be given the same
 * list for the same heads.
 */
export function useRunningHeads(heads: readonly RunningHead[]): void {
  useEffect(() => {
    // A browser too old for it knows no heads either.
    if (!('replaceSync' in CSSStyleSheet.prototype)) return undefined;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(headRules(heads));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [heads]);
}
