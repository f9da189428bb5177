import { expect, type Page } from '@playwright/test';

/** What an address or a stored text would run if it were put into the page as it is. */
export const markup = '<img src=x onerror="window.hacked=true">';

/** The page stands, is still ours, and nothing from outside has run. */
export async function expectUnharmed(page: Page, origin: string, what: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first(), what).toBeVisible();
  expect(new URL(page.url()).origin, what).toBe(origin);
  expect(await page.evaluate(() => 'hacked' in window || 'hacked' in {}), what).toBe(false);
}
