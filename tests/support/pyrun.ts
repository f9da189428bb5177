import type { Locator, Page } from '@playwright/test';

/** Python is several megabytes and starts from nothing in every test. */
export const started = { timeout: 60_000 };

/** One PyRun of the page, by its title, and what a student sees of it. */
export function runner(page: Page, title: string) {
  const area = page.getByRole('region', { name: title });
  return {
    area,
    code: area.getByRole('textbox', { name: `Pythonkod: ${title}` }),
    run: area.getByRole('button', { name: 'Kör', exact: true }),
    stop: area.getByRole('button', { name: 'Stoppa' }),
    reset: area.getByRole('button', { name: 'Återställ' }),
    status: area.getByRole('status').first(),
    output: area.getByRole('log', { name: 'Utskrift' }),
    answer: area.getByRole('textbox', { name: 'Svara programmet' }),
  };
}

export async function write(code: Locator, page: Page, text: string): Promise<void> {
  await code.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

/**
 * Sends the headers that the hosting does and the server of these pages does not: the page may
 * share memory with its workers then. The next page that is opened has them.
 */
export async function isolate(page: Page): Promise<void> {
  // An answer that the test gives has no address, so the browser asks before such a page may talk
  // to this computer: to the emulators.
  await page.context().grantPermissions(['local-network-access']);
  await page.route(/\/courses\/pyrun|\/pyodide\/.*\/worker\.mjs/, async (route) => {
    const response = await route.fetch();
    const headers = {
      ...response.headers(),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
    };
    await route.fulfill({ response, headers });
  });
}
