import type { Locator, Page } from '@playwright/test';
import { slowDown } from './profile';
import { withOpenLesson, type Lesson, type Setting } from './visits';

/** The page's own; TypeScript does not know it yet. */
declare const scheduler: {
  postTask(task: () => void, options: { readonly priority: 'user-blocking' }): Promise<void>;
};

const nextLink = '.pagination-nav__link--next';

/**
 * Notes on the body how long after the next click the page that it leads to was drawn. Runs in the
 * page; its functions are members or have no names, because the script runner would wrap named ones
 * in a helper that the page does not have.
 */
function listenForClick(link: string): void {
  delete document.body.dataset['clickMs'];
  const target = document.querySelector<HTMLAnchorElement>(link)?.pathname;
  const before = document.querySelector('main h1')?.textContent;
  const eye = {
    open(clickedAt: number): void {
      const heading = document.querySelector('main h1');
      const isThere =
        window.location.pathname === target &&
        heading?.textContent !== before &&
        heading?.checkVisibility() === true;
      if (!isThere) {
        requestAnimationFrame(() => eye.open(clickedAt));
        return;
      }
      // This runs before the frame is drawn, the note is made after it: first of all, or it would
      // tell how long the next piece of work took.
      void scheduler.postTask(
        () => {
          document.body.dataset['clickMs'] = String(performance.now() - clickedAt);
        },
        { priority: 'user-blocking' },
      );
    },
  };
  window.addEventListener(
    'click',
    ({ timeStamp }) => {
      requestAnimationFrame(() => eye.open(timeStamp));
    },
    { once: true, capture: true },
  );
}

/**
 * What a reader clicks to go on: `Nästa`, or on a category's page, which has put it away, the card
 * that leads to the same place.
 */
async function linkOnwards(page: Page): Promise<Locator> {
  const next = page.locator(nextLink);
  const href = await next.getAttribute('href');
  if (href === null) throw new Error(`No page follows ${page.url()}`);
  if (await next.isVisible()) return next;
  return page
    .locator(`main a[href=${JSON.stringify(href)}]`)
    .filter({ visible: true })
    .first();
}

async function timeClick(page: Page, link: Locator): Promise<number> {
  await page.evaluate(listenForClick, nextLink);
  await link.click();
  await page.waitForFunction(() => document.body.dataset['clickMs'] !== undefined);
  return Number(await page.evaluate(() => document.body.dataset['clickMs']));
}

export interface Walk {
  readonly from: Lesson;
  readonly clicks: number;
  readonly onPhone: boolean;
}

/**
 * A member goes from lesson to lesson. Milliseconds from each click, made when everything was
 * fetched ahead, until the next lesson was drawn.
 */
export async function walk(
  setting: Setting,
  site: string,
  { from, clicks, onPhone }: Walk,
): Promise<number[]> {
  return withOpenLesson(setting, site, from, async ({ page, cdp, traffic }) => {
    if (onPhone) await slowDown(cdp);
    const times: number[] = [];
    for (let click = 0; click < clicks; click += 1) {
      const link = await linkOnwards(page);
      await link.scrollIntoViewIfNeeded();
      await traffic.whenQuiet();
      times.push(await timeClick(page, link));
    }
    return times;
  });
}
