import type { Locator, Page } from '@playwright/test';
import { expectNoFindings } from '../../support/axe';
import { openIn } from '../../support/colourMode';
import { expect, test } from '../../support/fixturePage';

test('code blocks: output has a title, and what is for the check is not there', async ({
  page,
}) => {
  await page.goto('/courses/code');
  const article = page.getByRole('article');
  await expect(article.getByText('Utskrift', { exact: true }).last()).toBeVisible();
  await expect(article.getByText('Efter bytet')).toBeVisible();
  await expect(article).not.toContainText('HEMLIG');
  const marked = article.locator('.token-line', { hasText: 'den här raden är markerad' });
  await expect(marked).toHaveClass(/theme-code-block-highlighted-line/);
});

test('code has its colours from the build, each in both modes, and none in what a program writes', async ({
  page,
}) => {
  for (const mode of ['light', 'dark'] as const) {
    await openIn(page, mode, '/courses/code');
    const article = page.getByRole('article');
    const colourOf = (text: string) =>
      article
        .locator('.token-line span', { hasText: new RegExp(`^${text}$`) })
        .first()
        .evaluate((piece) => getComputedStyle(piece).color);
    const plain = await article
      .locator('.token-line', { hasText: 'print(2)' })
      .evaluate((line) => getComputedStyle(line).color);
    const colours = [
      plain,
      await colourOf('import'),
      await colourOf('"den här raden är markerad"'),
      await colourOf('2'),
    ];
    expect(new Set(colours).size).toBe(colours.length);
    // TRSE is coloured as Pascal.
    await expect(article.locator('.language-pascal .code-keyword').first()).toHaveText('program');
    await expect(article.locator('pre.language-text span')).toHaveCount(0);
  }
});

test('long lines of code are broken on demand', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/courses/code');
  const block = page.locator('pre', { hasText: 'den här raden är markerad' });
  const isTooWide = () => block.evaluate((pre) => pre.scrollWidth > pre.clientWidth);
  expect(await isTooWide()).toBe(true);
  await block.hover();
  const button = page
    .locator('.theme-code-block', { has: block })
    .getByRole('button', { name: 'Växla radbrytning' });
  await button.click();
  await expect.poll(isTooWide).toBe(false);
  await button.click();
  await expect.poll(isTooWide).toBe(true);
});

test('a line that grows too long when the page is there already can be broken too', async ({
  page,
}) => {
  await page.goto('/courses/code');
  const block = page.locator('pre', { hasText: 'den här raden är markerad' });
  const button = page
    .locator('.theme-code-block', { has: block })
    .getByRole('button', { name: 'Växla radbrytning' });
  await expect(block).toBeVisible();
  await expect(button).toBeHidden();
  // As a font that comes late and has wider letters: the block itself is as large as before.
  await block.locator('code').evaluate((code) => {
    code.style.letterSpacing = '2em';
  });
  await block.hover();
  await expect(button).toBeVisible();
});

/**
 * The names of the buttons that lie over some of what their own block shows of its code and its
 * title.
 */
function coveringButtons(blocks: Locator): Promise<string[]> {
  return blocks.evaluateAll((found) =>
    found.flatMap((block) => {
      const code = document.createRange();
      const edge = block.querySelector('pre')?.getBoundingClientRect().right ?? 0;
      const lines = block.querySelectorAll('.token-line, :scope > div:not(:has(pre))');
      const texts = Array.from(lines).flatMap((line) => {
        code.selectNodeContents(line);
        // The break that ends a line has no width; what stands beyond the edge is not seen.
        return Array.from(code.getClientRects())
          .filter(({ width }) => width > 0)
          .map(({ left, right, top, bottom }) => ({
            ...{ left, top, bottom },
            right: Math.min(right, edge),
          }));
      });
      const covers = (button: Element): boolean => {
        const { left, right, top, bottom } = button.getBoundingClientRect();
        return texts.some(
          (text) =>
            text.left < right && text.right > left && text.top < bottom && text.bottom > top,
        );
      };
      const buttons = Array.from(block.querySelectorAll('button'));
      return buttons.filter(covers).map((button) => button.ariaLabel ?? '');
    }),
  );
}

/**
 * Opens blocks whose first line reaches across the screen: the corner above it has no room for a
 * button. One has a title, one has none.
 */
async function expectNoButtonOverCode(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.goto('/courses/code');
  const blocks = page.locator('.theme-code-block');
  const wide = blocks.filter({ hasText: 'def avstand' });
  await expect(wide.getByRole('button', { name: 'Växla radbrytning' })).toHaveCount(2);
  await expect(wide.getByRole('button', { name: 'Kopiera koden till urklipp' })).toHaveCount(2);
  expect(await coveringButtons(blocks)).toEqual([]);
}

test('on a narrow screen no button lies over code', async ({ page }) => {
  await expectNoButtonOverCode(page, 390);
});

test('on a wide screen no button lies over code, nor over a title', async ({ page }) => {
  await expectNoButtonOverCode(page, 1280);
});

for (const mode of ['light', 'dark'] as const)
  test(`diagrams in ${mode} mode are one image with the author's text`, async ({ page }) => {
    await openIn(page, mode, '/courses/mermaid');
    const diagram = page.getByRole('img', { name: /^Flödesschema: läs ett tal/ });
    await expect(diagram.locator('svg')).toBeVisible();
    const classes = page.getByRole('img', { name: /^Klassdiagram/ });
    await classes.scrollIntoViewIfNeeded();
    await expect(classes.locator('svg')).toBeVisible();
  });

/**
 * Opens the diagrams with a clock that stands, in a window in which the third is more than a screen
 * below the first.
 */
async function openLowAndStill(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 150 });
  await page.clock.install({ time: new Date('2026-09-01T08:00:00') });
  await page.clock.pauseAt(new Date('2026-09-01T08:00:01'));
  await page.goto('/courses/mermaid');
}

/**
 * Lets a page whose clock stands draw what it is about to draw. Far less of its time passes than it
 * waits for the reader to come near.
 */
async function letDraw(page: Page, diagram: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(diagram.locator('svg')).toHaveCount(1, { timeout: 200 });
  }).toPass({ timeout: 40_000 });
}

test('a diagram is drawn when the reader comes near, or has had the page for a while', async ({
  page,
}) => {
  await openLowAndStill(page);
  const chart = page.getByRole('img', { name: /^Flödesschema/ });
  const classes = page.getByRole('img', { name: /^Klassdiagram/ });
  await chart.scrollIntoViewIfNeeded();
  await letDraw(page, chart);
  await expect(classes.locator('svg')).toHaveCount(0);
  await page.clock.runFor(5_000);
  await expect(classes.locator('svg')).toHaveCount(1);
});

test('what stands above the reader is drawn with what they see', async ({ page }) => {
  await openLowAndStill(page);
  const classes = page.getByRole('img', { name: /^Klassdiagram/ });
  await classes.scrollIntoViewIfNeeded();
  await letDraw(page, classes);
  await letDraw(page, page.getByRole('img', { name: /^Flödesschema/ }));
});

test('a diagram follows the colour mode', async ({ page }) => {
  await page.goto('/courses/mermaid');
  const box = page
    .getByRole('img', { name: /^Flödesschema/ })
    .locator('.node rect')
    .first();
  const fill = () => box.evaluate((element) => getComputedStyle(element).fill);
  await expect(box).toBeVisible();
  const light = await fill();
  await page.getByRole('button', { name: /^Växla mellan ljust och mörkt/ }).click();
  await expect.poll(fill).not.toBe(light);
});

test('formulas have their style sheet and font from this site, and only where they are', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/courses/code');
  await expect(page.getByRole('heading', { name: 'Kodblock' })).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/katex/'))).toEqual([]);

  await page.getByRole('link', { name: 'Formler' }).click();
  await expect(page.getByRole('heading', { name: 'Formler' })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.fonts.check('16px KaTeX_Math', 'x')))
    .toBe(true);
  expect(asked).toContain('/katex/katex.min.css');
  expect(asked.filter((path) => path.endsWith('.woff') || path.endsWith('.ttf'))).toEqual([]);
});

test('a wide formula scrolls in its own box and can be reached by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/courses/math');
  await expect(page.getByText('En bred formel')).toBeVisible();
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(overflow).toBe(0);
  await expectNoFindings(page);
});

test('short code in the text is not divided after a hyphen, and long code still is', async ({
  page,
}) => {
  await page.goto('/courses/code');
  const article = page.getByRole('article');
  const partsOf = (code: string) =>
    article
      .locator('p code', { hasText: code })
      .evaluate((element) => element.getClientRects().length);
  const paragraph = article.locator('p', { hasText: '--human-readable' });
  await expect(paragraph).toBeVisible();
  // Every width at which a line could end in the middle of it.
  for (let width = 320; width < 480; width += 8) {
    await page.setViewportSize({ width, height: 640 });
    expect(await partsOf('--human-readable'), String(width)).toBe(1);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await partsOf('--time-style=long-iso')).toBeGreaterThan(1);
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(overflow).toBe(0);
});

test('the sidebar is scrolled to the page that is open', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 480 });
  await page.goto('/courses/vagar');
  const open = page.locator('.menu__link[aria-current="page"]');
  await expect(open).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
