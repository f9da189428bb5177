/**
 * What a reader sees of a returning member's page while it is laid out in pieces, and when that is
 * done. These tests need the sealed build: `npm run preview`. How long it takes is measured
 * (benchmarks), not tested.
 */
import type { Page } from '@playwright/test';
import { comeBackToCopy, copy, expectAlive, visitOnce } from '../../support/earlyPage';
import { night } from '../../support/night';
import { expect, test } from '../../support/site';

/**
 * How the living text looks: for each element that can be seen the place, the size, the colours and
 * the type. What a closed box holds has a size or none, depending on whether the browser has had a
 * reason to lay it out.
 */
function looks(page: Page): Promise<readonly string[]> {
  return page.locator('#__docusaurus .markdown *').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(element);
        const box = [x, y + window.scrollY, width, height].map(Math.round).join(' ');
        return `${element.localName} ${box} ${color} ${backgroundColor} ${fontSize} ${fontWeight}`;
      }),
  );
}

test('a copy can be read to its end while no program comes, and the living page takes over there', async ({
  memberPage: page,
}) => {
  await visitOnce(page);
  const release = await comeBackToCopy(page);
  const last = copy(page).locator('.markdown > *').last();
  await expect(last).not.toBeInViewport();
  await page.mouse.move(600, 400);
  await expect(async () => {
    await page.mouse.wheel(0, 2_000);
    await expect(last).toBeInViewport({ timeout: 200 });
  }).toPass();
  release();
  await expectAlive(page);
  await expect(page.locator('#__docusaurus .markdown > *').last()).toBeInViewport();
});

test(
  'the page that takes an unmoved copy’s place comes to look as on a plain visit, to its last line',
  night,
  async ({ memberPage: page }) => {
    await visitOnce(page);
    const plain = await looks(page);
    expect(plain.length).toBeGreaterThan(100);
    const release = await comeBackToCopy(page);
    release();
    await expectAlive(page);
    await expect.poll(() => looks(page)).toEqual(plain);
  },
);

test('the text stays where it is when the living page takes a moved copy’s place', async ({
  memberPage: page,
}) => {
  await visitOnce(page);
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
});
