import { expect, test } from 'vitest';
import MazeVizes from '@site/tests/fixtures/docs/mazeviz.mdx';
import {
  clickNow,
  fill,
  focus,
  letPass,
  openPage,
  part,
  stopClock,
  textOf,
  type OpenPage,
  type Part,
} from '@site/tests/support/dom/page';

let page: OpenPage;

const lab = (title: string): Part => part(new RegExp(title.replaceAll('*', String.raw`\*`)));

const open = async (title: string): Promise<Part> => {
  page = await openPage(MazeVizes, title);
  return lab(title);
};

const cell = (panel: Part, position: string): HTMLElement =>
  panel.getByRole('gridcell', { name: new RegExp(`^\\(${position}\\)`) });

const click = (panel: Part, name: string): Promise<void> =>
  page.user.click(panel.getByRole('button', { name }));

test('steps through a search, back and to the end', async () => {
  const panel = await open('Djupet först');
  await click(panel, 'Framåt');
  await click(panel, 'Framåt');
  expect(textOf(panel.element)).toContain('Anropar besök((1, 2)).');
  expect(cell(panel, '1, 2')).toHaveAccessibleName('(1, 2): golv, här är sökningen nu, nummer 2');
  await click(panel, 'Bakåt');
  expect(textOf(panel.element)).toContain('Anropar besök((1, 1)).');
  await click(panel, 'Till slutet');
  expect(textOf(panel.element)).toContain('Expanderade: 15 · Stig: 14 steg · Kostnad: 14');
  await click(panel, 'Till början');
  expect(textOf(panel.element)).toContain('Inget anrop har gjorts än.');
});

test('keeps the focus on the button that has come to the end of the way', async () => {
  const panel = await open('Djupet först');
  for (const name of ['Till slutet', 'Till början']) {
    const button = panel.getByRole('button', { name });
    await page.press(button, '{Enter}');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toBeEnabled();
    expect(button).toHaveFocus();
  }
  await page.press(panel.getByRole('button', { name: 'Bakåt' }), '{Enter}');
  expect(textOf(panel.element)).toContain('Inget anrop har gjorts än.');
});

test('plays two searches side by side to their ends', async () => {
  const panel = await open('Bredden först mot A*');
  await page.user.selectOptions(panel.getByLabelText('Takt'), 'snabb');
  stopClock();
  clickNow(panel.getByRole('button', { name: 'Spela' }));
  expect(textOf(panel.element)).not.toContain('Expanderade: 77');
  letPass(30_000);
  expect(textOf(panel.element)).toContain('Expanderade: 77 · Stig: 24 steg · Kostnad: 24');
  expect(textOf(panel.element)).toContain('Expanderade: 30 · Stig: 24 steg · Kostnad: 24');
  expect(panel.getByRole('button', { name: 'Spela' })).toBeVisible();
});

test('weighs cost against steps on the lesson’s own map', async () => {
  const panel = await open('Gräs och lera');
  await click(panel, 'Till slutet');
  expect(textOf(panel.element)).toContain('Stig: 8 steg · Kostnad: 24');
  expect(textOf(panel.element)).not.toContain('Stig: 16 steg · Kostnad: 24');
});

test('draws, searches and changes the order of neighbours by keyboard alone', async () => {
  const panel = await open('Djupet först');
  await page.press(panel.getByRole('radio', { name: 'Titta' }), '{ArrowRight}');
  expect(panel.getByRole('radio', { name: 'Vägg' })).toBeChecked();
  await page.press(cell(panel, '0, 0'), '{ArrowDown}{ArrowRight}{ArrowRight}');
  expect(cell(panel, '1, 2')).toHaveFocus();
  await page.user.keyboard('{Enter}');
  expect(cell(panel, '1, 2')).toHaveAccessibleName('(1, 2): vägg');
  await page.press(panel.getByRole('button', { name: 'Till slutet' }), '{Enter}');
  expect(textOf(panel.element)).toContain('Stig: 10 steg');
  await page.user.selectOptions(panel.getByLabelText('Grannarnas ordning'), 'VSÖN');
  expect(panel.getByLabelText('Grannarnas ordning')).toHaveValue('VSÖN');
});

test('paints a streak with Shift and the arrows', async () => {
  const panel = await open('Djupet först');
  await page.user.selectOptions(panel.getByLabelText('Bana'), 'öppen');
  await page.user.click(panel.getByRole('radio', { name: 'Vägg' }));
  focus(cell(panel, '2, 1'));
  await page.user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
  for (const position of ['2, 1', '2, 2', '2, 3'])
    expect(cell(panel, position)).toHaveAccessibleName(`(${position}): vägg`);
  expect(panel.getByLabelText('Bana')).toHaveValue('egen');
});

test('reads a map from text and says what is wrong with it', async () => {
  const panel = await open('Djupet först');
  await page.user.click(panel.getByText('Banan som text'));
  const text = panel.getByRole('textbox', { name: /vägg/ });
  fill(text, 'S  \n # \n');
  await click(panel, 'Läs in banan');
  expect(panel.getByRole('alert')).toHaveTextContent(/Banan saknar mål/);
  fill(text, 'S  \n #G');
  await click(panel, 'Läs in banan');
  expect(panel.getByRole('alert')).toBeEmptyDOMElement();
  await click(panel, 'Till slutet');
  expect(textOf(panel.element)).toContain('Stig: 3 steg · Kostnad: 3');
});

test('digs the same maze from the same seed', async () => {
  page = await openPage(MazeVizes, 'Djupet först', 'Labyrint 42');
  const panel = lab('Djupet först');
  const mapOf = async (of: Part): Promise<string> => {
    await page.user.click(of.getByText('Banan som text'));
    return of.getByRole<HTMLTextAreaElement>('textbox', { name: /vägg/ }).value;
  };
  await page.user.click(panel.getByText('Gräv en labyrint från ett frö'));
  fill(panel.getByLabelText('Rader'), '9');
  fill(panel.getByLabelText('Frö'), '42');
  await click(panel, 'Gräv labyrint');
  expect(await mapOf(panel)).toBe(await mapOf(lab('Labyrint 42')));
});
