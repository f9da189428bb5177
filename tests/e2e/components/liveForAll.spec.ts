import type { Page } from '@playwright/test';
import { expectNoFindingsInBothModes } from '../../support/axe';
import { expect, test } from '../../support/fixturePage';
import { expectEdge } from '../../support/forcedColours';
import { exercise, livePage, openers, replaceCode, started } from '../../support/live';

/** The first exercise with a program in its editor that its test has refused. */
async function failOnce(page: Page) {
  await page.goto(livePage);
  const hello = exercise(page, 'Hälsa med namn');
  await hello.open.click();
  await expect(hello.code).toBeFocused();
  await replaceCode(page, 'def halsning(namn):\n    return namn');
  await page.keyboard.press('Control+Enter');
  await expect(hello.status).toContainText('0 av 1 test klarat.', started);
  return hello;
}

test.describe('with a finger on a narrow screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 640 } });

  test('the row of keys writes into the editor, and nothing is wider than the screen', async ({
    page,
  }) => {
    await page.goto(livePage);
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
    await expect(hello.status).toContainText('1 av 1 test klarat.', started);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });

  test('the row of keys stays in the window while a long program is written', async ({ page }) => {
    await page.goto(livePage);
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

// 1280 by 1024 px at a zoom of 400 %.
test.describe('at a zoom of 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('the editor and its results fit, and what has focus is in the window', async ({ page }) => {
    const hello = await failOnce(page);
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
    const hello = await failOnce(page);
    await expectEdge(hello.status);
    await replaceCode(page, 'print(prsi)');
    await page.keyboard.press('Control+Enter');
    await expect(hello.code.locator('.cm-error-line')).toHaveCSS('outline-style', 'solid');
  });
});

test('has nothing for axe to object to in either colour mode: failed, passed, an error, an example', async ({
  page,
}) => {
  await page.goto(livePage);
  const [sum, hello] = [exercise(page, 'Summa med moms'), exercise(page, 'Hälsa med namn')];
  await sum.open.click();
  await expect(sum.code).toBeFocused();
  await replaceCode(page, 'def summa(priser):\n    return sum(priser)');
  await sum.test.click();
  await expect(sum.status).toContainText('1 av 3 test klarade.', started);
  await sum.area.getByRole('button', { name: 'Visa alla' }).click();
  await hello.open.click();
  await expect(hello.code).toBeFocused();
  await replaceCode(page, 'def halsning(namn):\n    return f"Hej {namn}"');
  await hello.test.click();
  await expect(hello.status).toContainText('1 av 1 test klarat.');
  await openers(page).first().click();
  await expect(page.getByRole('textbox', { name: 'Pythonkod: priser.py' })).toBeFocused();
  await replaceCode(page, 'print(priser / antal)');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/^Programmet slutade med ett fel på rad 1/)).toBeVisible();
  await expectNoFindingsInBothModes(page);
});
