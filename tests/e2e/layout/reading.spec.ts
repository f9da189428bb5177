import type { Locator, Page } from '@playwright/test';
import { expectNoFindings } from '../../support/axe';
import { night } from '../../support/night';
import { expect, longLesson, test } from '../../support/site';

/** A dozen lessons with all their parts and diagrams. */
const wholePart = { timeout: 180_000 };

/** Counts what would go to the printer; a headless browser has none. */
async function countPrints(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = window as Window & { prints?: number };
    counted.prints = 0;
    window.print = () => {
      counted.prints = (counted.prints ?? 0) + 1;
    };
  });
  return () => page.evaluate(() => (window as Window & { prints?: number }).prints ?? 0);
}

test('a lesson says how long it takes, when it was changed, and what comes before and after', async ({
  memberPage,
}) => {
  const prints = await countPrints(memberPage);
  await memberPage.goto(longLesson.path);
  await expect(memberPage.getByText(/^Modul 2 av 17 · .*\d+ min.* · \d+ uppgifter/)).toBeVisible();
  await expect(memberPage.getByText(/^Senast uppdaterad den \d+ \S+ \d{4}/)).toBeVisible();
  const around = memberPage.getByRole('navigation', { name: 'Föregående och nästa sida' });
  await expect(around.getByRole('link')).toHaveText([
    /1 Python-repetition/,
    /3 Klasser och objekt/,
  ]);
  await memberPage.getByRole('button', { name: 'Skriv ut', exact: true }).click();
  expect(await prints()).toBe(1);
});

test('a reload in the middle of a lesson keeps the place, with an older place in the address as well', async ({
  memberPage,
}) => {
  const sections = memberPage.locator('main h2[id]');
  const topOf = (section: number): Promise<number> =>
    sections.nth(section).evaluate((heading) => heading.getBoundingClientRect().top);
  // What stands above may be drawn at any time: the place that counts is that of the last moment.
  await memberPage.addInitScript(() => {
    window.addEventListener('pagehide', () => {
      const tops = [...document.querySelectorAll('main h2[id]')].map(
        (heading) => heading.getBoundingClientRect().top,
      );
      if (tops.length > 0) sessionStorage.setItem('test:tops', JSON.stringify(tops));
    });
  });
  await memberPage.goto(longLesson.path);
  const first = await sections.first().getAttribute('id');
  for (const [hash, section] of [
    ['', 2],
    [`#${first ?? ''}`, 4],
  ] as const) {
    // From elsewhere: to another place in the same page is no visit anew.
    await memberPage.goto('/img/favicon.svg');
    await memberPage.goto(longLesson.path + hash);
    // Alive: a copy that is read before it gives way to the page.
    await expect(memberPage.locator('html[data-alive]')).toHaveCount(1);
    await expect(async () => {
      await sections.nth(section).evaluate((heading) => {
        window.scrollBy(0, heading.getBoundingClientRect().top - 150);
      });
      expect(await topOf(section)).toBeCloseTo(150, -1);
    }).toPass();
    await memberPage.reload();
    const left = await memberPage.evaluate(
      () => JSON.parse(sessionStorage.getItem('test:tops') ?? '[]') as number[],
    );
    // In the window, so the reader would miss it; and not where every page begins.
    expect(left[section]).toBeGreaterThan(0);
    expect(left[section]).toBeLessThan(600);
    expect(left[0]).toBeLessThan(0);
    await expect.poll(() => topOf(section)).toBeCloseTo(left[section] ?? NaN, -1);
  }
});

/**
 * Whether a script with these words has been run in the page, by the bundler's own list of chunks.
 */
const hasRead = (page: Page, words: string): Promise<boolean> =>
  page.evaluate((text) => {
    const lists: unknown[] = Object.entries(window)
      .filter(([name]) => name.startsWith('webpackChunk'))
      .map(([, list]) => list);
    if (lists.length === 0) throw new Error('the bundler keeps no list of chunks');
    const modules = (lists as (readonly [unknown, Readonly<Record<string, unknown>>])[][])
      .flat()
      .flatMap(([, own]) => Object.values(own));
    return modules.some((module) => String(module).includes(text));
  }, words);

test('the lesson after is read in when the link to it is seen, and not before', async ({
  memberPage,
}) => {
  await memberPage.goto(longLesson.path);
  const next = memberPage.getByRole('link', { name: /^Nästa/ });
  await expect(next).toHaveCount(1);
  await expect.poll(() => hasRead(memberPage, longLesson.heading)).toBe(true);
  expect(await hasRead(memberPage, 'Identitet och likhet')).toBe(false);
  await next.scrollIntoViewIfNeeded();
  await expect.poll(() => hasRead(memberPage, 'Identitet och likhet')).toBe(true);
});

/** What the page puts on the clipboard when an element of it is copied. */
function copiedOf(element: Locator): Promise<string> {
  return element.evaluate((chosen) => {
    window.getSelection()?.selectAllChildren(chosen);
    const clipboardData = new DataTransfer();
    chosen.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true }));
    return clipboardData.getData('text/plain');
  });
}

test('a course part is printed as one document, whole and in the sidebar’s order', async ({
  memberPage,
}) => {
  const prints = await countPrints(memberPage);
  await memberPage.goto('/courses/category/projekt');
  await memberPage.getByRole('link', { name: 'Skriv ut hela delen' }).click();
  await expect(memberPage.getByText('Allt är hämtat. Lösningar och facit skrivs ut.')).toBeVisible(
    wholePart,
  );
  const titles = memberPage.getByRole('article').getByRole('heading', { level: 1 });
  await expect(titles).toHaveText([/^Projekt 1/, /^Projekt 2/]);
  await expect(memberPage.getByRole('list', { name: 'Innehåll' }).getByRole('listitem')).toHaveText(
    ['Projekt 1', 'Projekt 2'],
  );
  expect(await copiedOf(memberPage.locator('.katex').first())).toMatch(/^\$[^$]+\$$/);
  await memberPage.emulateMedia({ media: 'print' });
  await expect(memberPage.getByRole('button', { name: 'Skriv ut' })).toBeHidden();
  await expect(memberPage.getByRole('navigation', { name: 'Huvudmeny' })).toBeHidden();
  await expect(memberPage.getByRole('group').getByText('Lösning').first()).toBeVisible();
  await memberPage.emulateMedia({ media: 'screen' });
  await memberPage.getByRole('button', { name: 'Skriv ut', exact: true }).click();
  expect(await prints()).toBe(1);
  await memberPage.getByRole('link', { name: 'Tillbaka till Projekt' }).click();
  await expect(memberPage.getByRole('link', { name: 'Skriv ut hela delen' })).toBeVisible();
});

test(
  'a part’s diagrams are drawn for the printer at once, though nobody comes near them',
  night,
  async ({ memberPage }) => {
    // In a page to be read, what is far away is drawn when the page has been left alone a while.
    // Here nobody leaves it alone that long.
    await memberPage.addInitScript(() => {
      const start = window.setTimeout.bind(window);
      window.setTimeout = ((run: () => void, delay = 0, ...values: unknown[]) =>
        delay >= 5_000 ? 0 : start(run, delay, ...values)) as typeof window.setTimeout;
    });
    await memberPage.goto('/courses/category/godot');
    await memberPage.getByRole('link', { name: 'Skriv ut hela delen' }).click();
    await expect(
      memberPage.getByText('Allt är hämtat. Lösningar och facit skrivs ut.'),
    ).toBeVisible(wholePart);
    const last = memberPage.getByRole('article').getByRole('img').locator('svg').last();
    await expect(last).toBeVisible();
    await expect(last).not.toBeInViewport();
  },
);

test(
  'without a network the part waits for it, and comes whole when it is back',
  night,
  async ({ memberPage, consoleGuard }) => {
    consoleGuard.allow(/could not be loaded|Failed to load resource|net::ERR/);
    await memberPage.goto('/courses/category/projekt');
    await expect(memberPage.getByRole('heading', { name: 'Projekt', level: 1 })).toBeVisible();
    await memberPage.context().setOffline(true);
    await memberPage.getByRole('link', { name: 'Skriv ut hela delen' }).click();
    await expect(
      memberPage.getByRole('heading', { name: 'Ingen kontakt med nätet' }),
    ).toBeVisible();
    await memberPage.context().setOffline(false);
    await expect(
      memberPage.getByText('Allt är hämtat. Lösningar och facit skrivs ut.'),
    ).toBeVisible(wholePart);
    await expectNoFindings(memberPage, {
      'landmark-unique':
        'the parts of several lessons stand in one document, each with its own name',
    });
  },
);
