import type { Page } from '@playwright/test';
import { bundleForBrowser } from './browserBundle';
import type * as inPage from './inPage/translator';

declare global {
  interface Window {
    readonly translator: typeof inPage;
  }
}

let script: Promise<string> | undefined;

/**
 * Translates the open page as a browser does, uses what is in its main part, and returns what broke
 * and what was written where nobody sees it.
 */
export async function translatedFaults(page: Page): Promise<readonly string[]> {
  script ??= bundleForBrowser('tests/support/inPage/translator.ts', 'translator');
  await page.evaluate(`${await script}; window.translator = translator;`);
  return page.evaluate(async () => {
    const { startTranslator, pressEverything, translationFaults } = window.translator;
    // Paper would stand in the way.
    window.print = () => undefined;
    startTranslator();
    await pressEverything(document.querySelector('main') ?? document.body);
    return translationFaults();
  });
}
