import type { Locator, Page } from '@playwright/test';
import { expectNoFindings } from '../../support/axe';
import { expect, test } from '../../support/fixturePage';

const opened = async (page: Page, firstLine: string): Promise<Locator> => {
  await page.goto('/courses/predict');
  return page.getByRole('group', { name: `Förutsäg: ${firstLine}` });
};

test('by keyboard alone: a wrong prediction, a new try, and the output that takes its place', async ({
  page,
}) => {
  const predict = await opened(page, 'for i in range(2):');
  await predict.getByLabel('Utskriften, rad för rad').focus();
  await page.keyboard.type('0 0\n1 2');
  await page.keyboard.press('Tab');
  await expect(predict.getByRole('button', { name: 'Svara' })).toBeFocused();
  await page.keyboard.press('Enter');
  const feedback = predict.locator('[data-feedback]');
  await expect(feedback).toBeFocused();
  await expect(feedback).toContainText('Rad 2 är den första som inte stämmer.');
  await expect(predict.getByText('1 1')).toBeHidden();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(predict.getByLabel('Utskriften, rad för rad')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('0 0\n1 1\n');
  await predict.getByRole('button', { name: 'Svara' }).press('Enter');
  await expect(feedback).toContainText('✓ Rätt.');
  await expect(predict.getByText('ger 0 och 1, men inte 2')).toBeVisible();
});

test('the output can be seen without a try, and takes the focus', async ({ page }) => {
  const predict = await opened(page, 'print(2 ** 3 ** 2)');
  await predict.getByRole('button', { name: 'Visa utskriften' }).click();
  await expect(predict.locator('[data-feedback]')).toBeFocused();
  await expect(predict.getByText('Potenser räknas från höger')).toBeVisible();
});

test('on paper the code comes first and the output last', async ({ page }) => {
  const predict = await opened(page, 'print(2 ** 3 ** 2)');
  await expect(predict.getByText('Facit')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(predict.getByText('Facit')).toBeVisible();
  await expect(predict.getByText('Potenser räknas från höger')).toBeVisible();
});

test('has no accessibility findings, answered or not, and fits a narrow phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const predict = await opened(page, 'print(2 ** 3 ** 2)');
  await expectNoFindings(page);
  await predict.getByLabel('64').check();
  await predict.getByRole('button', { name: 'Svara' }).click();
  await expect(predict.getByText('räknas från vänster')).toBeVisible();
  // At its top the page lies free: further down the site's bar may lie over the half of a button.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expectNoFindings(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
