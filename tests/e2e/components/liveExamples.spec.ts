import { expectNoFindings } from '../../support/axe';
import { expect, test } from '../../support/fixturePage';
import { exercise, livePage, openers, started } from '../../support/live';
import { night } from '../../support/night';

test('examples run in their place, on what stands above them', async ({ page }) => {
  await page.goto(livePage);
  await openers(page).nth(1).click();
  const second = page.getByRole('textbox', { name: 'Pythonkod: exempel' });
  await expect(second).toBeFocused();
  await expect(page.getByText('Exemplen ovan körs först.')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Samma utskrift som i texten.')).toBeVisible(started);
  await page.getByRole('button', { name: 'Återställ' }).click();
  await expect(second).toHaveCount(0);

  await openers(page).nth(2).click();
  await expect(page.getByRole('textbox', { name: 'SQL: exempel' })).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Samma utskrift som i texten.')).toBeVisible(started);

  // One that runs beside the text's block leaves its frame whole.
  const frame = page.locator('.theme-code-block', { hasText: 'print(sum(priser))' }).first();
  await page.getByRole('button', { name: 'Kör', exact: true }).first().click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Stäng' })).toBeVisible();
  await expect(frame).toHaveCSS('border-bottom-style', 'solid');
});

test('fetches neither editor nor Python before somebody opens one', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(livePage);
  const sum = exercise(page, 'Summa med moms');
  await expect(sum.open).toBeVisible();
  expect(asked.some((url) => url.includes('pyodide'))).toBe(false);
  await expect(page.locator('.cm-editor')).toHaveCount(0);
});

test('on paper the exercise stands there, and no editor', async ({ page }) => {
  await page.goto(livePage);
  const sum = exercise(page, 'Summa med moms');
  await expect(sum.given).toContainText('def summa');
  await sum.open.click();
  await expect(sum.code).toBeVisible();
  await expect(sum.given, 'the same code stands in the editor').toBeHidden();
  await openers(page).first().click();
  const example = page.getByRole('textbox', { name: 'Pythonkod: priser.py' });
  await expect(example).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(sum.area.getByText('Varje pris får sin moms')).toBeVisible();
  await expect(sum.given).toBeVisible();
  await expect(sum.code).toBeHidden();
  await expect(sum.test).toBeHidden();
  await expect(example).toBeHidden();
  await expect(page.getByText('print(sum(priser))').first()).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await sum.area.getByRole('button', { name: 'Stäng editorn' }).click();
  await expect(sum.given).toBeVisible();
});

test(
  'a predicted program can be changed and run when its output is known',
  night,
  async ({ page }) => {
    await page.goto('/courses/predict');
    const predict = page.getByRole('group', { name: 'Förutsäg: print(2 ** 3 ** 2)' });
    await predict.getByRole('button', { name: 'Visa utskriften' }).click();
    await predict.getByRole('button', { name: 'Ändra', exact: true }).click();
    await expect(predict.getByRole('textbox', { name: 'Pythonkod: exempel' })).toBeFocused();
    await page.keyboard.press('Control+Enter');
    await expect(predict.getByText('Samma utskrift som i texten.')).toBeVisible(started);
    await expectNoFindings(page);
  },
);
