import { expect, test } from 'vitest';
import SpriteLabs from '@site/tests/fixtures/docs/spritelab.mdx';
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

const lab = (title: string): Part => part(new RegExp(title));

const open = async (title: string): Promise<Part> => {
  page = await openPage(SpriteLabs, title);
  return lab(title);
};

const pixel = (panel: Part, row: number, column: number): HTMLElement =>
  panel.getByRole('gridcell', { name: new RegExp(`^Rad ${row}, kolumn ${column}:`) });

const bytes = (panel: Part): HTMLTextAreaElement =>
  panel.getByRole('textbox', { name: 'Spritens byte' });

const click = (panel: Part, name: string): Promise<void> =>
  page.user.click(panel.getByRole('button', { name }));

test('reads the bits out where they are shown, and not where they are not', async () => {
  const panel = await open('Rita en sprite');
  const bits = panel.getByLabelText('Visa bitarna');
  await page.user.click(bits);
  expect(pixel(panel, 1, 1)).toHaveTextContent('0');
  expect(pixel(panel, 1, 1)).toHaveAccessibleName('Rad 1, kolumn 1: genomskinlig, 0');
  await page.user.click(bits);
  expect(pixel(panel, 1, 1)).toHaveTextContent('');
  expect(pixel(panel, 1, 1)).toHaveAccessibleName('Rad 1, kolumn 1: genomskinlig');
});

test('draws, fills, mirrors and undoes by keyboard alone', async () => {
  const panel = await open('Rita en sprite');
  await page.press(pixel(panel, 1, 1), '{Enter}{Shift>}{ArrowDown}{/Shift}');
  expect(pixel(panel, 2, 1)).toHaveAccessibleName('Rad 2, kolumn 1: spritefärg, gul');
  await page.user.keyboard('0[Space]');
  expect(pixel(panel, 2, 1)).toHaveAccessibleName('Rad 2, kolumn 1: genomskinlig');
  await page.user.keyboard('{Control>}z{/Control}');
  expect(pixel(panel, 2, 1)).toHaveAccessibleName('Rad 2, kolumn 1: spritefärg, gul');
  await page.press(panel.getByRole('button', { name: 'Spegla i sidled' }), '{Enter}');
  expect(pixel(panel, 1, 24)).toHaveAccessibleName('Rad 1, kolumn 24: spritefärg, gul');
  await page.press(panel.getByRole('radio', { name: 'Penna' }), '{ArrowRight}');
  await page.press(pixel(panel, 10, 10), '1{Enter}');
  expect(textOf(panel.element).match(/\$FF \$FF \$FF/g)).toHaveLength(21);
});

test('keeps the focus on a button that has nothing more to do', async () => {
  const panel = await open('Rita en sprite');
  await page.press(pixel(panel, 1, 1), '{Enter}');
  const undo = panel.getByRole('button', { name: 'Ångra' });
  const redo = panel.getByRole('button', { name: 'Gör om' });
  for (const button of [undo, redo]) {
    await page.press(button, '{Enter}');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toBeEnabled();
    expect(button).toHaveFocus();
  }
  expect(pixel(panel, 1, 1)).toHaveAccessibleName(/spritefärg/);
});

test('keeps the drawing on the device until it is begun again', async () => {
  await page.press(pixel(await open('Rita en sprite'), 3, 3), '{Enter}');
  await page.reload();
  const panel = lab('Rita en sprite');
  expect(pixel(panel, 3, 3)).toHaveAccessibleName(/spritefärg/);
  await click(panel, 'Börja om');
  expect(pixel(panel, 3, 3)).toHaveAccessibleName(/genomskinlig/);
});

test('writes and reads bytes, and says what is wrong with them', async () => {
  page = await openPage(SpriteLabs, 'Skeppet', 'Rita en sprite');
  const ship = lab('Skeppet');
  expect(bytes(ship).value).toMatch(/@define skeppData \$2000/);
  await page.user.selectOptions(ship.getByLabelText('Plats i minnet'), '$3000');
  expect(bytes(ship).value).toMatch(/at \$3000;$/);
  await page.user.click(ship.getByRole('radio', { name: 'Decimalt' }));
  expect(bytes(ship).value).toMatch(/^0, 24, 0, 0, 24, 0/);
  const text = bytes(ship).value;
  const panel = lab('Rita en sprite');
  await page.user.click(panel.getByText('Läs in byte'));
  const field = panel.getByRole('textbox', { name: /64 tal/ });
  fill(field, '1, 2, 3');
  await click(panel, 'Läs in');
  expect(panel.getByRole('alert')).toHaveTextContent(/Det är 3 tal/);
  fill(field, text);
  await click(panel, 'Läs in');
  expect(panel.getByRole('alert')).toBeEmptyDOMElement();
  await page.user.click(panel.getByRole('radio', { name: 'Decimalt' }));
  expect(bytes(panel)).toHaveValue(text);
});

test('switches mode, adds frames and animates', async () => {
  const panel = await open('Geleklumpen');
  expect(textOf(panel.element)).toContain('Bild 1 av 2');
  await click(panel, 'Bild 2');
  expect(textOf(panel.element)).toContain('Bild 2 av 2');
  await click(panel, 'Kopiera bilden');
  expect(textOf(panel.element)).toContain('Bild 3 av 3');
  stopClock();
  clickNow(panel.getByRole('button', { name: 'Animera' }));
  const shown: string[] = [];
  for (let picture = 0; picture < 60; picture += 1) {
    shown.push(
      /visar bild \d/.exec(panel.getByRole('img').getAttribute('aria-label') ?? '')?.[0] ?? '',
    );
    letPass(20);
  }
  expect(new Set(shown)).toEqual(new Set(['visar bild 1', 'visar bild 2', 'visar bild 3']));
  clickNow(panel.getByRole('button', { name: 'Stoppa' }));
  clickNow(panel.getByRole('radio', { name: /Högupplöst 24 × 21/ }));
  expect(panel.getAllByRole('gridcell')).toHaveLength(504);
  clickNow(panel.getByRole('button', { name: 'Ta bort bilden' }));
  expect(textOf(panel.element)).toContain('Bild 2 av 2');
});

test('places the sprite on the screen by number', async () => {
  const panel = await open('Skeppet');
  fill(panel.getByLabelText('x'), '320');
  expect(panel.getByRole('img', { name: /x 320, y 140/ })).toBeVisible();
  focus(panel.getByLabelText('y'));
  await page.user.keyboard('{ArrowUp}');
  expect(panel.getByRole('img', { name: /x 320, y 141/ })).toBeVisible();
});
