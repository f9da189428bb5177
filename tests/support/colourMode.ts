import { expect, type Page } from '@playwright/test';

/** Opens a page in a colour mode, by Docusaurus' own way of saying so in an address. */
export async function openIn(page: Page, mode: 'light' | 'dark', path: string): Promise<void> {
  await page.goto(`${path}?docusaurus-theme=${mode}`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
}

/**
 * The name under which Docusaurus keeps something of its own: with an ending that tells sites on
 * one host from each other.
 */
export async function storedName(page: Page, name: string): Promise<string> {
  const html = await page.locator('html').innerHTML();
  const ending = /getItem\("theme(-[0-9a-f]+)"\)/.exec(html)?.[1];
  if (ending === undefined)
    throw new Error('The page does not say under which name it looks for its colour mode');
  return name + ending;
}
