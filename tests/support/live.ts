import type { Page } from '@playwright/test';

/** Python is several megabytes and starts from nothing in every test. */
export const started = { timeout: 120_000 };

/** The page of the fixtures with exercises and examples that run. */
export const livePage = '/courses/live';

/** An exercise of the page, by its title, and what a student sees of it. */
export function exercise(page: Page, title: string) {
  const area = page.getByRole('region', { name: `Uppgift: ${title}` });
  return {
    area,
    open: area.getByRole('button', { name: 'Lös här' }),
    code: area.getByRole('textbox', { name: `Pythonkod: ${title}` }),
    given: area.locator('[data-skeleton]'),
    test: area.getByRole('button', { name: 'Testa' }),
    run: area.getByRole('button', { name: 'Kör', exact: true }),
    status: area.getByRole('status').first(),
    done: area.getByRole('checkbox', { name: 'Klar' }),
    output: area.getByRole('log', { name: 'Utskrift' }),
  };
}

export async function replaceCode(page: Page, code: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(code);
}

/** The open examples' editors come in the order of the page. */
export const openers = (page: Page) => page.getByRole('button', { name: 'Ändra', exact: true });
