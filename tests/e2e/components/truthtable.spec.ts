import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/fixturePage';

function lab(page: Page, title: string): Locator {
  return page.getByRole('region', { name: `Labb ${title}` });
}

test.beforeEach(async ({ page }) => {
  await page.goto('/courses/truthtable');
  await expect(lab(page, 'Utforska')).toBeVisible();
  await page.waitForSelector('html[data-has-hydrated=true]');
});

test('explores an expression: table, forms, map and an error with its place', async ({ page }) => {
  const panel = lab(page, 'Utforska');
  const field = panel.getByRole('textbox');
  await expect(panel.getByText('F = Σ(1, 3, 6, 7)')).toBeVisible();
  await field.fill('A xor (B eller ~C)');
  await expect(panel.getByText('F = Σ(0, 2, 3, 5)')).toBeVisible();
  await expect(panel.getByText("F = A·B'·C + A'·B + A'·C'")).toBeVisible();
  await panel.getByRole('checkbox', { name: 'Visa delsteg' }).check();
  await expect(panel.getByRole('columnheader', { name: "B + C'" })).toBeVisible();
  await panel.getByLabel('Skrivsätt').selectOption({ label: 'kod: A & B | ~C' });
  await expect(panel.getByText('F = A & ~B & C | ~A & B | ~A & ~C')).toBeVisible();
  await panel.getByText('nollorna (POS)').click();
  await expect(panel.getByRole('listitem').filter({ hasText: 'A | B | ~C' })).toBeVisible();

  await field.fill('A + ) B');
  await expect(panel.getByText('Plats 5: här står )')).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(panel.getByText('F = Σ(0, 2, 3, 5)')).toBeVisible();
});

test('inserts signs where the caret is', async ({ page }) => {
  const panel = lab(page, 'Utforska');
  const field = panel.getByRole('textbox');
  await field.fill('AB');
  await field.press('ArrowLeft');
  await panel.getByRole('button', { name: 'Infoga ⊕ (xor)' }).click();
  await expect(field).toHaveValue('A⊕B');
  await expect(field).toBeFocused();
  await page.keyboard.type("'");
  await expect(field).toHaveValue("A⊕'B");
});

test('goes from cells to an expression by keyboard alone', async ({ page }) => {
  const panel = lab(page, 'Utforska');
  await panel.getByRole('radio', { name: 'ett uttryck' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(panel.getByText('Antal variabler')).toBeVisible();
  await panel.getByRole('radio', { name: '3' }).focus();
  await page.keyboard.press('ArrowLeft');
  await panel.getByRole('button', { name: 'F där A=0, B=0: 0' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await page.keyboard.press('Space');
  await expect(panel.getByText('F = Σ(1) + d(3)')).toBeVisible();
  await panel.getByRole('radio', { name: 'tabellen' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(panel.getByRole('textbox')).toHaveValue('B');
  await panel.getByRole('button', { name: 'Börja om' }).press('Enter');
  await expect(panel.getByRole('textbox')).toHaveValue("A·B + A'·C");
});

test('says when two expressions are equivalent', async ({ page }) => {
  const panel = lab(page, 'Halvadderare');
  await panel.getByRole('textbox').fill("F = (A·B)'; G = A' + B'");
  await expect(panel.getByText('F och G har samma värde på alla rader')).toBeVisible();
});

test('checks a table filled in by keyboard and keeps it on the device', async ({ page }) => {
  const panel = lab(page, 'Heladderare');
  await panel.getByRole('button', { name: 'S där A=0, B=0, Cin=0: tom' }).focus();
  for (const value of ['0', '1', '1', '1', '1', '0', '0', '1']) {
    await page.keyboard.press(value);
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('ArrowRight');
  for (const value of ['1', '1', '1', '0', '1', '0', '0', '0']) {
    await page.keyboard.press(value);
    await page.keyboard.press('ArrowUp');
  }
  await panel.getByRole('button', { name: 'Rätta' }).press('Enter');
  await expect(panel.getByText('15 av 16 rutor är rätt. Titta på S på rad 3')).toBeVisible();
  await panel.getByRole('button', { name: 'Visa hur raden räknas' }).press('Enter');
  await expect(panel.getByText('A ⊕ B ⊕ Cin = 0 ⊕ 1 ⊕ 1 = 0')).toBeVisible();

  await page.reload();
  const wrong = panel.getByRole('button', { name: 'S där A=0, B=1, Cin=1: 1' });
  await expect(wrong).toBeVisible();
  await wrong.press('0');
  await panel.getByRole('button', { name: 'Rätta' }).click();
  await expect(panel.getByText('Alla 16 rutor är rätt.')).toBeVisible();
  await panel.getByRole('button', { name: 'Töm tabellen' }).click();
  await expect(panel.getByRole('button', { name: 'S där A=0, B=1, Cin=1: tom' })).toBeVisible();
});

test('lets a press turn a cell and takes x where it does not matter', async ({ page }) => {
  const panel = lab(page, 'Larmet');
  const cell = panel.getByRole('button', { name: 'L där D=0, F=0, P=0' });
  await cell.click();
  await cell.click();
  await cell.click();
  await expect(cell).toHaveAccessibleName('L där D=0, F=0, P=0: x');
  await panel.getByRole('button', { name: 'Rätta' }).click();
  await expect(panel.getByText('1 av 8 rutor är rätt och 7 är tomma.')).toBeVisible();
});

test('judges an expression: wrong row, too long, right', async ({ page }) => {
  const panel = lab(page, 'Hitta uttrycket');
  const field = panel.getByRole('textbox');
  await field.fill('B');
  await field.press('Enter');
  await expect(panel.getByText('på rad 1 (A=0, B=1) ska F vara 0')).toBeVisible();
  await field.fill("A·B + A·B'");
  await field.press('Enter');
  await expect(panel.getByText('Rätt funktion, men det går kortare.')).toBeVisible();
  await field.fill('A');
  await panel.getByRole('button', { name: 'Rätta' }).click();
  await expect(panel.getByText('Rätt: F = A stämmer på alla 4 rader.')).toBeVisible();
});

test('rings groups in a Karnaugh map by mouse', async ({ page }) => {
  const panel = lab(page, 'Ringa in i Karnaughdiagrammet');
  const ring = async (cells: readonly number[]): Promise<void> => {
    for (const cell of cells)
      await panel.getByRole('button', { name: `Ruta ${String(cell)},` }).click();
    await panel.getByRole('button', { name: 'Ringa in' }).click();
  };
  await ring([5, 7, 13]);
  await expect(panel.getByText('Du har markerat 3 rutor.')).toBeVisible();
  await ring([15]);
  await ring([0, 2]);
  await panel.getByRole('button', { name: 'Rätta' }).click();
  await expect(panel.getByText('Ettan i ruta 8 (A=1, B=0, C=0, D=0)')).toBeVisible();
  await panel.getByRole('button', { name: 'Ta bort grupp 2' }).click();
  await ring([0, 2, 8, 10]);
  await panel.getByRole('button', { name: 'Rätta' }).click();
  await expect(panel.getByText("Rätt: F = B'·D' + B·D.")).toBeVisible();
});

test('rings groups in a Karnaugh map by keyboard alone', async ({ page }) => {
  const panel = lab(page, 'Ringa in i Karnaughdiagrammet');
  await panel.getByRole('button', { name: 'Ruta 0,' }).focus();
  for (const key of ['Space', 'End', 'Space', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Space'])
    await page.keyboard.press(key);
  await page.keyboard.press('Home');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('button', { name: 'Ringa in' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('listitem').filter({ hasText: "B'·D'" })).toBeVisible();
});

test('scrolls inside its own box on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  const panel = lab(page, 'Sex variabler');
  await expect(panel.getByRole('row')).toHaveCount(65);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
