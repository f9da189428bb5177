/** What is laid out of a returning member's page, and when. These tests need the sealed build: `npm run preview`. */
import type { Page } from '@playwright/test';
import { comeBackToCopy, copy, expectAlive, visitOnce } from '../../../support/earlyPage';
import { expect, test } from '../../../support/site';

/** How many of a text's blocks are put off until they are seen. */
function countPutOff(page: Page, root: string): Promise<number> {
  return page.locator(`${root} .markdown`).evaluate(({ children }) => {
    const isPutOff = (block: Element): boolean =>
      getComputedStyle(block).contentVisibility === 'auto';
    return Array.from(children).filter(isPutOff).length;
  });
}

/** Under these names a page remembers what was put off of the living page, and which style sheet waited. */
const putOffNote = 'prov:living-blocks-put-off';
const sheetNote = 'prov:sheet-held-back';

/** Has the tab note down, in every page that it opens from now on, what happens in a moment that nobody can catch. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(
    ([blocks, sheet]) => {
      const note = (name: string): void => window.sessionStorage.setItem(name, 'yes');
      new MutationObserver((changes) => {
        for (const { target } of changes) {
          if (target instanceof HTMLLinkElement && target.media === 'not all') note(sheet);
          if (!(target instanceof HTMLElement) || target.closest('#__docusaurus') === null)
            continue;
          if (target.style.contentVisibility === 'auto') note(blocks);
        }
      }).observe(document, { attributeFilter: ['style', 'media'], subtree: true });
    },
    [putOffNote, sheetNote] as const,
  );
}

const isNoted = (page: Page, name: string): Promise<boolean> =>
  page.evaluate((key) => window.sessionStorage.getItem(key) !== null, name);

test('of a copy that nobody has moved only the beginning is laid out, and all of it when the reader scrolls', async ({
  memberPage: page,
}) => {
  await visitOnce(page);
  const release = await comeBackToCopy(page);
  expect(await countPutOff(page, 'body > [inert]')).toBeGreaterThan(20);
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 300);
  await expect(page.locator('html[data-early-lesson=moved]')).toHaveCount(1);
  expect(await countPutOff(page, 'body > [inert]')).toBe(0);
  release();
  await expectAlive(page);
});

test('the page that takes an unmoved copy’s place is laid out in pieces, until nothing is put off', async ({
  memberPage: page,
}) => {
  await visitOnce(page);
  await watch(page);
  const release = await comeBackToCopy(page);
  release();
  await expectAlive(page);
  await expect.poll(() => countPutOff(page, '#__docusaurus')).toBe(0);
  expect(await isNoted(page, putOffNote)).toBe(true);
});

test('the page that takes a moved copy’s place is laid out at once, and the text stays where it is', async ({
  memberPage: page,
}) => {
  await visitOnce(page);
  await watch(page);
  const release = await comeBackToCopy(page);
  const heading = copy(page).locator('h2').nth(4);
  await heading.evaluate((element) => {
    element.scrollIntoView();
  });
  await expect(page.locator('html[data-early-lesson=moved]')).toHaveCount(1);
  // Laid out since, and where the page has been scrolled to follows from that.
  await heading.evaluate((element) => {
    element.scrollIntoView();
  });
  const id = await heading.getAttribute('id');
  const placeIn = (root: string): Promise<number> =>
    page
      .locator(`${root} h2[id="${id ?? ''}"]`)
      .evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await placeIn('body > [inert]');
  release();
  await expectAlive(page);
  expect(await placeIn('#__docusaurus')).toBe(before);
  expect(await isNoted(page, putOffNote)).toBe(false);
});

test('the styles of all lessons wait until the page is alive, and count then', async ({
  memberPage: page,
}) => {
  await visitOnce(page);
  await watch(page);
  const release = await comeBackToCopy(page);
  release();
  await expectAlive(page);
  expect(await isNoted(page, sheetNote)).toBe(true);
  const media = await page
    .locator('head link[rel=stylesheet]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('media') ?? 'all'));
  expect(media).toContain('all');
  expect(media).not.toContain('not all');
});
