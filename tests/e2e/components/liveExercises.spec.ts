import { expect, test } from '../../support/fixturePage';
import { exercise, livePage, replaceCode, started } from '../../support/live';
import { night } from '../../support/night';

const solution = [
  'from moms import med_moms',
  'def summa(priser):',
  'return sum(med_moms(pris) for pris in priser)',
];

test('is solved by keyboard alone, from opening the editor to the mark for what is done', async ({
  page,
}) => {
  await page.goto(livePage);
  const sum = exercise(page, 'Summa med moms');
  await sum.open.focus();
  await page.keyboard.press('Enter');
  await expect(sum.code).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  // The editor indents the line after a colon by itself.
  for (const line of solution) {
    await page.keyboard.type(line);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Control+Enter');
  await expect(sum.status).toContainText('3 av 3 test klarade.', started);
  await expect(sum.done).toBeChecked();
  await expect(sum.code).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(sum.test).toBeFocused();

  await page.reload();
  await expect(sum.done).toBeChecked();
  await sum.open.click();
  await expect(sum.code).toContainText('sum(med_moms(pris)');
});

test('tells the first failure whole, and marks the line of an error', async ({ page }) => {
  await page.goto(livePage);
  const sum = exercise(page, 'Summa med moms');
  await sum.open.click();
  await expect(sum.code).toBeFocused();
  await replaceCode(page, 'def summa(priser):\n    return sum(priser)');
  await sum.test.click();
  await expect(sum.status).toContainText('1 av 3 test klarade.', started);
  const failure = sum.area.getByText('Första testet som inte stämmer').locator('..');
  await expect(failure).toContainText('summa([100])');
  await expect(failure).toContainText('125');
  await sum.area.getByRole('button', { name: 'Visa alla' }).click();
  await expect(sum.area.getByRole('list', { name: 'Alla test' }).getByRole('listitem')).toHaveCount(
    3,
  );

  await sum.code.click();
  await replaceCode(page, 'pris = 1\nprint(prsi)');
  await sum.run.click();
  await expect(sum.status).toContainText('Programmet slutade med ett fel på rad 2.');
  await expect(sum.code.locator('.cm-error-line')).toHaveText('print(prsi)');
  await sum.code.click();
  await page.keyboard.type(' ');
  await expect(sum.code.locator('.cm-error-line')).toHaveCount(0);
});

test(
  'brings the result of a long program into the window, and hides no code behind the line numbers',
  night,
  async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 480 });
    await page.goto(livePage);
    const hello = exercise(page, 'Hälsa med namn');
    await hello.open.click();
    await expect(hello.code).toBeFocused();
    await replaceCode(page, `${'x = 1\n'.repeat(40)}def halsning(namn):\n    return namn`);
    await hello.code.evaluate((code) => {
      code.scrollIntoView({ block: 'start' });
    });
    await page.keyboard.press('Control+Enter');
    await expect(hello.status).toContainText('0 av 1 test klarat.', started);
    await expect(hello.status).toBeInViewport({ ratio: 1 });
    await expect(hello.code).toBeFocused();
    const numbers = hello.area.locator('.cm-gutters');
    await expect(numbers).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  },
);

test('a second tab says that the code was changed elsewhere, and gives back what stood there', async ({
  page,
  context,
}) => {
  await page.goto(livePage);
  const here = exercise(page, 'Hälsa med namn');
  await here.open.click();
  await expect(here.code).toBeFocused();
  await replaceCode(page, 'mitt = 1');
  const second = await context.newPage();
  await second.goto(livePage);
  const there = exercise(second, 'Hälsa med namn');
  await there.open.click();
  await expect(there.code).toHaveText('mitt = 1');
  await expect(there.code).toBeFocused();
  await replaceCode(second, 'deras = 2');
  await expect(here.code).toHaveText('deras = 2');
  await expect(here.area.getByText('Koden har ändrats i en annan flik.')).toBeVisible();
  await here.area.getByRole('button', { name: 'Ta tillbaka koden som stod här' }).click();
  await expect(here.code).toHaveText('mitt = 1');
  await expect(there.code).toHaveText('mitt = 1');
});
