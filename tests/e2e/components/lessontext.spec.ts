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

/** The names of the buttons that lie over some of their own block's code. */
function coveringButtons(blocks: Locator): Promise<string[]> {
  return blocks.evaluateAll((found) =>
    found.flatMap((block) => {
      const code = document.createRange();
      const texts = Array.from(block.querySelectorAll('.token-line')).flatMap((line) => {
        code.selectNodeContents(line);
        // The break that ends a line has no width.
        return Array.from(code.getClientRects()).filter(({ width }) => width > 0);
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

test('on a narrow screen no button lies over code', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/courses/code');
  const blocks = page.locator('.theme-code-block');
  // Its first line reaches across the screen: the corner above it has no room for a button.
  const wide = blocks.filter({ hasText: '--human-readable' });
  await expect(wide.getByRole('button', { name: 'Växla radbrytning' })).toBeVisible();
  await expect(wide.getByRole('button', { name: 'Kopiera koden till urklipp' })).toBeVisible();
  expect(await coveringButtons(blocks)).toEqual([]);
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

/** Opens the diagrams with a clock that stands, in a window in which the third is more than a screen below the first. */
async function openLowAndStill(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 150 });
  await page.clock.install({ time: new Date('2026-09-01T08:00:00') });
  await page.clock.pauseAt(new Date('2026-09-01T08:00:01'));
  await page.goto('/courses/mermaid');
}

/** Lets a page whose clock stands draw what it is about to draw. Far less of its time passes than it waits for the reader to come near. */
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
