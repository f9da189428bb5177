import type { Page } from '@playwright/test';
import { expectNoFindings } from '../../support/axe';
import { openIn } from '../../support/colourMode';
import { expect, test } from '../../support/fixturePage';

/** The first StepTrace of the page, and what a student sees of it. */
function trace(page: Page, title: string) {
  const area = page.getByRole('region', { name: title });
  const button = (name: string) => area.getByRole('button', { name });
  return {
    area,
    code: area.getByRole('group', { name: 'Kod' }),
    // The line is named by what it holds; the mark is also told in the explanation.
    marked: area.locator('[aria-current="step"]'),
    explanation: area.locator('[aria-live="polite"]'),
    slider: area.getByRole('slider', { name: 'Hoppa till steg' }),
    row: (name: string) => area.getByRole('row', { name }),
    start: button('Till början'),
    back: button('Steg bakåt'),
    play: button('Spela'),
    pause: button('Pausa'),
    step: button('Steg framåt'),
    end: button('Till slutet'),
  };
}

const title = 'Två anrop delar samma lista';

test.beforeEach(async ({ page }) => {
  await page.goto('/courses/steptrace');
});

test('by mouse: steps, marks what changed in words, and jumps', async ({ page }) => {
  const list = trace(page, title);
  await expect(list.marked).toContainText('def lägg(x, l=[]):');
  await expect(list.explanation).toHaveText(/^Steg 1, rad 1: Raden def körs\./);
  await expect(list.row('l [] ny')).toBeVisible();
  await expect(list.back).toHaveAttribute('aria-disabled', 'true');

  await list.step.click();
  await expect(list.marked).toContainText('print(lägg(1))');
  await expect(list.row('l []')).toBeVisible();
  await expect(list.row('x 1 ny')).toBeVisible();
  await expect(list.area.getByRole('listitem').filter({ hasText: 'överst' })).toHaveText(
    'lägg(1) (ny)överst',
  );
  await list.step.click();
  await expect(list.row('l [1] ändrad')).toBeVisible();

  await list.end.click();
  await expect(list.explanation).toHaveText(/^Steg 7, rad 6: Därför skrivs båda talen ut\./);
  await expect(list.area.getByText('[1] [1, 2]')).toBeVisible();
  await expect(list.step).toHaveAttribute('aria-disabled', 'true');
  await list.step.press('Enter');
  await expect(list.explanation).toHaveText(/^Steg 7/);
  await list.back.click();
  await expect(list.explanation).toHaveText(/^Steg 6/);
  await list.start.click();
  await expect(list.explanation).toHaveText(/^Steg 1/);
  await list.slider.fill('4');
  await expect(list.explanation).toHaveText(/^Steg 4, rad 5: Anropet är klart/);
});

test('by keyboard alone: slider, code and buttons', async ({ page }) => {
  const list = trace(page, title);
  await list.slider.focus();
  await expect(list.slider).toHaveAttribute('aria-valuetext', 'Steg 1 av 7');
  await page.keyboard.press('ArrowRight');
  await expect(list.slider).toHaveAttribute('aria-valuetext', 'Steg 2 av 7');
  await page.keyboard.press('End');
  await expect(list.slider).toHaveAttribute('aria-valuetext', 'Steg 7 av 7');
  await page.keyboard.press('Tab');
  await expect(list.code).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(list.explanation).toHaveText(/^Steg 6/);
  await page.keyboard.press('Home');
  await expect(list.explanation).toHaveText(/^Steg 1/);
  await list.step.focus();
  await page.keyboard.press('Space');
  await expect(list.explanation).toHaveText(/^Steg 2/);
  await page.keyboard.press('ArrowRight');
  await expect(list.explanation).toHaveText(/^Steg 3/);
  await expect(list.step).toBeFocused();
});

test('plays to the end and pauses', async ({ page }) => {
  await page.clock.install();
  await page.goto('/courses/steptrace');
  const list = trace(page, title);
  await list.code.focus();
  await page.keyboard.press('Space');
  await expect(list.pause).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(list.explanation).not.toHaveText(/^Steg 1/);
  await list.pause.click();
  const shown = await list.explanation.textContent();
  await page.clock.runFor(30_000);
  await expect(list.explanation).toHaveText(shown ?? '');
  await list.play.click();
  await page.clock.runFor(70_000);
  await expect(list.explanation).toHaveText(/^Steg 7/);
  await expect(list.play).toBeVisible();
});

test('draws stack, queue, list and memory', async ({ page }) => {
  const all = trace(page, 'Stack, kö, lista och minne');
  await all.slider.fill('3');
  const items = (name: string) => all.area.getByRole('list', { name }).getByRole('listitem');
  await expect(items('Stack s ändrad')).toHaveText(['2överst', '5']);
  await expect(items('Kö k ändrad')).toHaveText(['2först', '9sist']);
  await expect(items('Lista a')).toHaveText(['50', '21', '92']);
  await expect(all.row('0x1004 02')).toBeVisible();
  await all.slider.fill('4');
  await expect(all.row('0x1004 05 ändrad')).toBeVisible();
});

test('shows only the state when there is no code', async ({ page }) => {
  const queue = trace(page, 'Breddenförst utan kod');
  await expect(queue.code).toBeHidden();
  await queue.step.click();
  await expect(queue.area.getByText('Bsist')).toBeHidden();
  await expect(queue.area.getByText('B (ny)först')).toBeVisible();
});

test('keeps the marked line in view without moving the page', async ({ page }) => {
  const long = trace(page, 'Långa rader och många steg');
  await long.code.scrollIntoViewIfNeeded();
  await expect(long.marked).toBeInViewport();
  const before = await page.evaluate(() => window.scrollY);
  await long.step.click();
  await expect(long.marked).toContainText('def bubbelsortera');
  await expect(long.marked).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test('lists all steps on paper', async ({ page }) => {
  const list = trace(page, title);
  await expect(list.play).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(list.play).toBeHidden();
  await expect(list.code).toBeVisible();
  await expect(list.area.getByText('Rad 6. Därför skrivs båda talen ut.')).toBeVisible();
  await expect(list.area.getByText('utskrift: [1, 2]')).toBeVisible();
});

for (const mode of ['light', 'dark'] as const)
  test(`has nothing for axe to object to in ${mode} mode, with changes marked`, async ({
    page,
  }) => {
    await openIn(page, mode, '/courses/steptrace');
    const all = trace(page, 'Stack, kö, lista och minne');
    await all.slider.fill('4');
    await expect(all.row('0x1004 05 ändrad')).toBeVisible();
    await expectNoFindings(page);
  });
