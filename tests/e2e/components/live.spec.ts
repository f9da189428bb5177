import type { Page } from '@playwright/test';
import { expectNoFindings, expectNoFindingsInBothModes } from '../../support/axe';
import { expect, test } from '../../support/fixturePage';
import { expectEdge } from '../../support/forcedColours';

/** Python is several megabytes and starts from nothing in every test. */
const started = { timeout: 120_000 };

const path = '/courses/live';

const solution = [
  'from moms import med_moms',
  'def summa(priser):',
  'return sum(med_moms(pris) for pris in priser)',
];

/** An exercise of the page, by its title, and what a student sees of it. */
function exercise(page: Page, title: string) {
  const area = page.getByRole('region', { name: `Uppgift: ${title}` });
  return {
    area,
    open: area.getByRole('button', { name: 'Lös här' }),
    code: area.getByRole('textbox', { name: `Pythonkod: ${title}` }),
    given: area.locator('[data-skeleton]'),
    test: area.getByRole('button', { name: 'Testa' }),
    run: area.getByRole('button', { name: 'Kör', exact: true }),
    status: area.getByRole('status').first(),
    done: area.getByRole('checkbox', { name: 'Klar' }),
    output: area.getByRole('log', { name: 'Utskrift' }),
  };
}

async function replaceCode(page: Page, code: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(code);
}

/** The open examples' editors come in the order of the page. */
const openers = (page: Page) => page.getByRole('button', { name: 'Ändra', exact: true });

test('is solved by keyboard alone, from opening the editor to the mark for what is done', async ({
  page,
}) => {
  await page.goto(path);
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
  await expect(sum.status).toHaveText('3 av 3 test klarade. Uppgiften är klar.', started);
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
  await page.goto(path);
  const sum = exercise(page, 'Summa med moms');
  await sum.open.click();
  await expect(sum.code).toBeFocused();
  await replaceCode(page, 'def summa(priser):\n    return sum(priser)');
  await sum.test.click();
  await expect(sum.status).toHaveText('1 av 3 test klarade.', started);
  const failure = sum.area.getByText('✗ Första testet som inte klarades').locator('..');
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

test('brings the result of a long program into the window, and hides no code behind the line numbers', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 480 });
  await page.goto(path);
  const hello = exercise(page, 'Hälsa med namn');
  await hello.open.click();
  await expect(hello.code).toBeFocused();
  await replaceCode(page, `${'x = 1\n'.repeat(40)}def halsning(namn):\n    return namn`);
  await hello.code.evaluate((code) => {
    code.scrollIntoView({ block: 'start' });
  });
  await page.keyboard.press('Control+Enter');
  await expect(hello.status).toHaveText('0 av 1 test klarat.', started);
  await expect(hello.status).toBeInViewport({ ratio: 1 });
  await expect(hello.code).toBeFocused();
  const numbers = hello.area.locator('.cm-gutters');
  await expect(numbers).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('examples run in their place, on what stands above them', async ({ page }) => {
  await page.goto(path);
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
  await page.goto(path);
  const sum = exercise(page, 'Summa med moms');
  await expect(sum.open).toBeVisible();
  expect(asked.some((url) => url.includes('pyodide'))).toBe(false);
  await expect(page.locator('.cm-editor')).toHaveCount(0);
});

test('on paper the exercise stands there, and no editor', async ({ page }) => {
  await page.goto(path);
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

test.describe('with a finger on a narrow screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 640 } });

  test('the row of keys writes into the editor, and nothing is wider than the screen', async ({
    page,
  }) => {
    await page.goto(path);
    const hello = exercise(page, 'Hälsa med namn');
    await hello.open.tap();
    await expect(hello.code).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('def halsning');
    const key = (name: string) => hello.area.getByRole('button', { name, exact: true });
    await key('Vänsterparentes').tap();
    await page.keyboard.type('namn');
    await key('Högerparentes').tap();
    await key('Kolon').tap();
    await expect(hello.code).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.type('return f');
    await key('Citattecken').tap();
    await page.keyboard.type('Hej {namn}');
    await key('Citattecken').tap();
    await hello.test.tap();
    await expect(hello.status).toHaveText('1 av 1 test klarat. Uppgiften är klar.', started);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });

  test('the row of keys stays in the window while a long program is written', async ({ page }) => {
    await page.goto(path);
    const hello = exercise(page, 'Hälsa med namn');
    await hello.open.tap();
    await expect(hello.code).toBeFocused();
    await replaceCode(page, 'print(1)\n'.repeat(30));
    await page.keyboard.type('print');
    const key = hello.area.getByRole('button', { name: 'Vänsterparentes' });
    await hello.test.evaluate((button) => {
      button.scrollIntoView({ block: 'center' });
    });
    await expect(key).toBeInViewport({ ratio: 1 });
    await key.tap();
    await expect(hello.code).toBeFocused();
  });
});

test('a second tab says that the code was changed elsewhere, and gives back what stood there', async ({
  page,
  context,
}) => {
  await page.goto(path);
  const here = exercise(page, 'Hälsa med namn');
  await here.open.click();
  await expect(here.code).toBeFocused();
  await replaceCode(page, 'mitt = 1');
  const second = await context.newPage();
  await second.goto(path);
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

test('a predicted program can be changed and run when its output is known', async ({ page }) => {
  await page.goto('/courses/predict');
  const predict = page.getByRole('group', { name: 'Förutsäg: print(2 ** 3 ** 2)' });
  await predict.getByRole('button', { name: 'Visa utskriften' }).click();
  await predict.getByRole('button', { name: 'Ändra', exact: true }).click();
  await expect(predict.getByRole('textbox', { name: 'Pythonkod: exempel' })).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(predict.getByText('Samma utskrift som i texten.')).toBeVisible(started);
  await expectNoFindings(page);
});

// 1280 by 1024 px at a zoom of 400 %.
test.describe('at a zoom of 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('the editor and its results fit, and what has focus is in the window', async ({ page }) => {
    await page.goto(path);
    const hello = exercise(page, 'Hälsa med namn');
    await hello.open.click();
    await expect(hello.code).toBeFocused();
    await replaceCode(page, 'def halsning(namn):\n    return namn');
    await page.keyboard.press('Control+Enter');
    await expect(hello.status).toHaveText('0 av 1 test klarat.', started);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(hello.test).toBeFocused();
    await expect(hello.test).toBeInViewport({ ratio: 1 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
});

test.describe('in the system’s own colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('results have an edge, and the line of an error a frame', async ({ page }) => {
    await page.goto(path);
    const hello = exercise(page, 'Hälsa med namn');
    await hello.open.click();
    await expect(hello.code).toBeFocused();
    await replaceCode(page, 'def halsning(namn):\n    return namn');
    await page.keyboard.press('Control+Enter');
    await expect(hello.status).toHaveText('0 av 1 test klarat.', started);
    await expectEdge(hello.area.getByText('✗ Första testet som inte klarades').locator('..'));
    await replaceCode(page, 'print(prsi)');
    await page.keyboard.press('Control+Enter');
    await expect(hello.code.locator('.cm-error-line')).toHaveCSS('outline-style', 'solid');
  });
});

test('has nothing for axe to object to in either colour mode: failed, passed, an error, an example', async ({
  page,
}) => {
  await page.goto(path);
  const [sum, hello] = [exercise(page, 'Summa med moms'), exercise(page, 'Hälsa med namn')];
  await sum.open.click();
  await expect(sum.code).toBeFocused();
  await replaceCode(page, 'def summa(priser):\n    return sum(priser)');
  await sum.test.click();
  await expect(sum.status).toHaveText('1 av 3 test klarade.', started);
  await sum.area.getByRole('button', { name: 'Visa alla' }).click();
  await hello.open.click();
  await expect(hello.code).toBeFocused();
  await replaceCode(page, 'def halsning(namn):\n    return f"Hej {namn}"');
  await hello.test.click();
  await expect(hello.status).toHaveText('1 av 1 test klarat. Uppgiften är klar.');
  await openers(page).first().click();
  await expect(page.getByRole('textbox', { name: 'Pythonkod: priser.py' })).toBeFocused();
  await replaceCode(page, 'print(priser / antal)');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/^Programmet slutade med ett fel på rad 1/)).toBeVisible();
  await expectNoFindingsInBothModes(page);
});
