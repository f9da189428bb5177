import type { Page } from '@playwright/test';
import { expect } from './site';

/**
 * What a page still waits for, in words; nothing when it stands whole. Pictures may come later:
 * they have their place, and their text.
 */
export function pendingParts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const all = (selector: string): Element[] => Array.from(document.querySelectorAll(selector));
    const start = (element: Element): string => element.outerHTML.slice(0, 120);
    const loading = /laddas|hämtas|läses in/i;
    return [
      ...(document.documentElement.dataset['hasHydrated'] === 'true' ? [] : ['the page itself']),
      ...['h1', 'footer'].filter((part) => document.querySelector(part) === null),
      ...(document.fonts.status === 'loaded' ? [] : ['fonts']),
      ...all('#nprogress, [aria-busy="true"]').map(start),
      ...all('[role="status"]')
        .filter((one) => loading.test(one.textContent))
        .map(start),
      ...all('[data-diagram]:not(:has(svg)), [data-editor=coming]').map(start),
      // What React hides while a part of it is still on its way, and the page before where it has
      // not gone yet.
      ...all('#__docusaurus [style*="display: none !important"]').map(start),
      ...all('main h1').slice(1).map(start),
      // Until a block has its own height its contents may lie over the next one's.
      ...all('.markdown > [style*="content-visibility"]').map(start),
    ];
  });
}

/**
 * Looks at the end of a page that has diagrams or editors to draw, and goes back to where it stood:
 * what nobody comes near is drawn late.
 */
async function passLateParts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const late = '[data-diagram]:not(:has(svg)), [data-editor=coming]';
    if (document.querySelector(late) === null) return;
    const frame = (): Promise<number> => new Promise(requestAnimationFrame);
    const { scrollX: left, scrollY: top } = window;
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    // The page is told where it stands after a frame has been made ready.
    await frame();
    await frame();
    window.scrollTo({ left, top, behavior: 'instant' });
  });
}

/** Opens a page and waits until it stands whole. */
export async function openWhole(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await waitUntilWhole(page, route);
}

/**
 * Goes from one page of the site to another as the back button does, within the app, and waits
 * until it stands whole: an app that has started once need not start for each of a hundred pages.
 */
export async function goWhole(page: Page, route: string): Promise<void> {
  await page.evaluate((address) => {
    for (const heading of Array.from(document.querySelectorAll('main h1')))
      heading.setAttribute('data-left', '');
    window.history.pushState({}, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, route);
  // The page before stands until all of the new one has come. The head may say the new address
  // earlier: it is written as the page is rendered.
  await expect(page.locator('[data-left]'), route).toHaveCount(0);
  const shown = (): Promise<string> =>
    page.evaluate(() => {
      const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
      return canonical === null ? '' : decodeURI(new URL(canonical.href).pathname);
    });
  await expect.poll(shown, { message: route, intervals: [50] }).toBe(route);
  await waitUntilWhole(page, route);
}

/** Waits until the page that is open stands whole. @param route names it where it never does */
export async function waitUntilWhole(page: Page, route: string): Promise<void> {
  const pending = async (): Promise<readonly string[]> => {
    await passLateParts(page);
    return pendingParts(page);
  };
  // Asked often: half a second more for each of a hundred pages is a minute.
  await expect.poll(pending, { message: route, intervals: [100] }).toEqual([]);
}

/**
 * Waits until a new size, place or look of the page has reached what is drawn, and the page has
 * been told.
 */
export function nextFrames(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => {
          requestAnimationFrame(() => {
            resolve();
          });
        });
      }),
  );
}
