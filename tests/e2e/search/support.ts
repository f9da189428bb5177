import type { Locator, Page } from '@playwright/test';
import { expect, lesson } from '../../support/site';

export const field = (page: Page): Locator =>
  page.getByRole('combobox', { name: 'Sök i kurserna' });
export const options = (page: Page): Locator => page.getByRole('option');

/** Opens the lesson and waits until it is there to be read. */
export async function openLesson(page: Page): Promise<void> {
  await page.goto(lesson.path);
  await expect(page.getByRole('heading', { level: 1, name: lesson.heading })).toBeVisible();
}

/** Opens the search from a lesson. */
export async function openSearch(page: Page): Promise<void> {
  await openLesson(page);
  await page.getByRole('button', { name: 'Sök', exact: true }).click();
  await expect(field(page)).toBeFocused();
}

/** Addresses of sealed files of the search that a page asks for. */
export function watchSearchFiles(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/sealed\/[^/]+\/search\//.test(request.url())) asked.push(request.url());
  });
  return asked;
}
