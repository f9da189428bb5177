import { expect, test } from 'vitest';
import TruthTables from '@site/tests/fixtures/docs/truthtable.mdx';
import {
  fill,
  focus,
  openPage,
  part,
  textOf,
  type OpenPage,
  type Part,
} from '@site/tests/support/dom/page';

let page: OpenPage;

const lab = (title: string): Part => part(`Labb ${title}`);

const open = async (title: string): Promise<Part> => {
  page = await openPage(TruthTables, title);
  return lab(title);
};

const field = (panel: Part): HTMLElement => panel.getByRole('textbox');

const click = (panel: Part, name: string | RegExp): Promise<void> =>
  page.user.click(panel.getByRole('button', { name }));

test('explores an expression: table, forms, map and an error with its place', async () => {
  const panel = await open('Utforska');
  expect(textOf(panel.element)).toContain('F = Σ(1, 3, 6, 7)');
  fill(field(panel), 'A xor (B eller ~C)');
  expect(textOf(panel.element)).toContain('F = Σ(0, 2, 3, 5)');
  expect(textOf(panel.element)).toContain("F = A·B'·C + A'·B + A'·C'");
  await page.user.click(panel.getByRole('checkbox', { name: 'Visa delsteg' }));
  expect(panel.getByRole('columnheader', { name: "B + C'" })).toBeVisible();
  await page.user.selectOptions(panel.getByLabelText('Skrivsätt'), 'code');
  expect(textOf(panel.element)).toContain('F = A & ~B & C | ~A & B | ~A & ~C');
  await page.user.click(panel.getByText(/nollorna \(POS\)/));
  const rings = panel.getAllByRole('listitem').map((item) => item.textContent);
  expect(rings).toContainEqual(expect.stringContaining('A | B | ~C'));

  fill(field(panel), 'A + ) B');
  expect(textOf(panel.element)).toContain('Plats 5: här står )');
  expect(field(panel)).toBeInvalid();
  expect(textOf(panel.element)).toContain('F = Σ(0, 2, 3, 5)');
});

test('inserts signs where the caret is', async () => {
  const panel = await open('Utforska');
  await page.user.clear(field(panel));
  await page.user.type(field(panel), 'AB{ArrowLeft}');
  await click(panel, 'Infoga ⊕ (xor)');
  expect(field(panel)).toHaveValue('A⊕B');
  expect(field(panel)).toHaveFocus();
  await page.user.keyboard("'");
  expect(field(panel)).toHaveValue("A⊕'B");
});

test('goes from cells to an expression by keyboard alone', async () => {
  const panel = await open('Utforska');
  await page.press(panel.getByRole('radio', { name: /ett uttryck/ }), '{ArrowRight}');
  expect(panel.getByText('Antal variabler')).toBeVisible();
  await page.press(panel.getByRole('radio', { name: '3' }), '{ArrowLeft}');
  await page.press(
    panel.getByRole('button', { name: 'F där A=0, B=0: 0' }),
    '{ArrowDown}{Enter}{ArrowDown}{ArrowDown}[Space][Space]',
  );
  expect(textOf(panel.element)).toContain('F = Σ(1) + d(3)');
  await page.press(panel.getByRole('radio', { name: /tabellen/ }), '{ArrowLeft}');
  expect(field(panel)).toHaveValue('B');
  await page.press(panel.getByRole('button', { name: 'Börja om' }), '{Enter}');
  expect(field(panel)).toHaveValue("A·B + A'·C");
});

test('says when two expressions are equivalent', async () => {
  const panel = await open('Halvadderare');
  fill(field(panel), "F = (A·B)'; G = A' + B'");
  expect(textOf(panel.element)).toContain('F och G har samma värde på alla rader');
});

test('checks a table filled in by keyboard and keeps it on the device', async () => {
  const panel = await open('Heladderare');
  focus(panel.getByRole('button', { name: 'S där A=0, B=0, Cin=0: tom' }));
  for (const value of '01111001') await page.user.keyboard(`${value}{ArrowDown}`);
  await page.user.keyboard('{ArrowRight}');
  for (const value of '11101000') await page.user.keyboard(`${value}{ArrowUp}`);
  await page.press(panel.getByRole('button', { name: 'Kontrollera' }), '{Enter}');
  expect(textOf(panel.element)).toContain('≈ Nästan. 15 av 16 rutor stämmer. Titta på S på rad 3');
  await page.press(panel.getByRole('button', { name: 'Visa hur raden räknas' }), '{Enter}');
  expect(textOf(panel.element)).toContain('A ⊕ B ⊕ Cin = 0 ⊕ 1 ⊕ 1 = 0');

  await page.reload();
  const again = lab('Heladderare');
  await page.press(again.getByRole('button', { name: 'S där A=0, B=1, Cin=1: 1' }), '0');
  await click(again, 'Kontrollera');
  expect(textOf(again.element)).toContain('✓ Rätt. Alla 16 rutor stämmer.');
  await click(again, 'Töm tabellen');
  expect(again.getByRole('button', { name: 'S där A=0, B=1, Cin=1: tom' })).toBeVisible();
});

test('lets a press turn a cell and takes x where it does not matter', async () => {
  const panel = await open('Larmet');
  const cell = panel.getByRole('button', { name: /^L där D=0, F=0, P=0/ });
  for (let press = 0; press < 3; press += 1) await page.user.click(cell);
  expect(cell).toHaveAccessibleName('L där D=0, F=0, P=0: x');
  await click(panel, 'Kontrollera');
  expect(textOf(panel.element)).toContain('✗ Inte rätt än. 1 av 8 rutor stämmer och 7 är tomma.');
});

test('judges an expression: wrong row, too long, right', async () => {
  const panel = await open('Hitta uttrycket');
  fill(field(panel), 'B');
  await page.press(field(panel), '{Enter}');
  expect(textOf(panel.element)).toContain('på rad 1 (A=0, B=1) ska F vara 0');
  fill(field(panel), "A·B + A·B'");
  await page.press(field(panel), '{Enter}');
  expect(textOf(panel.element)).toContain('≈ Nästan. Funktionen är rätt, men det går kortare.');
  fill(field(panel), 'A');
  await click(panel, 'Kontrollera');
  expect(textOf(panel.element)).toContain('✓ Rätt. F = A stämmer på alla 4 rader.');
});

test('rings groups in a Karnaugh map, and names the one that is left out', async () => {
  const panel = await open('Ringa in i Karnaughdiagrammet');
  const ring = async (...cells: readonly number[]): Promise<void> => {
    for (const cell of cells) await click(panel, new RegExp(`^Ruta ${cell},`));
    await click(panel, 'Ringa in');
  };
  await ring(5, 7, 13);
  expect(textOf(panel.element)).toContain('Du har markerat 3 rutor.');
  await ring(15);
  await ring(0, 2);
  await click(panel, 'Kontrollera');
  expect(textOf(panel.element)).toContain('Ettan i ruta 8 (A=1, B=0, C=0, D=0)');
  await click(panel, /^Ta bort grupp 2/);
  await ring(0, 2, 8, 10);
  await click(panel, 'Kontrollera');
  expect(textOf(panel.element)).toContain("✓ Rätt. F = B'·D' + B·D.");
});

test('rings groups in a Karnaugh map by keyboard alone', async () => {
  const panel = await open('Ringa in i Karnaughdiagrammet');
  await page.press(
    panel.getByRole('button', { name: /^Ruta 0,/ }),
    '[Space]{End}[Space]{ArrowDown}{ArrowDown}{ArrowDown}[Space]{Home}[Space]',
  );
  await page.user.tab();
  expect(panel.getByRole('button', { name: 'Ringa in' })).toHaveFocus();
  await page.user.keyboard('{Enter}');
  const items = panel.getAllByRole('listitem').map((item) => item.textContent);
  expect(items).toContainEqual(expect.stringContaining("B'·D'"));
});

test('shows all rows of six variables', async () => {
  const panel = await open('Sex variabler');
  expect(panel.getAllByRole('row')).toHaveLength(65);
});
