import { expect, type Page } from '@playwright/test';

/** Opens a page in a colour mode, by Docusaurus' own way of saying so in an address. */
export async function openIn(page: Page, mode: 'light' | 'dark', path: string): Promise<void> {
  await page.goto(`${path}?docusaurus-theme=${mode}`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
}

/**
 * Gives a page that is open the colours of a mode by the attribute, which they all follow; only
 * diagrams are drawn anew, and the theme's own button knows nothing of it.
 */
export async function wearMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.locator('html').evaluate((html, value) => {
    html.dataset['theme'] = value;
  }, mode);
  await endFades(page);
}

/** Ends what fades: a colour that is on its way to another is neither. */
export function endFades(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const change of document.getAnimations())
      if (change instanceof CSSTransition) change.finish();
  });
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
