import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import ConvLabs from '@site/tests/fixtures/docs/convlab.mdx';
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
  page = await openPage(ConvLabs, title);
  return lab(title);
};

const pixel = (panel: Part, grid: RegExp, place: string): HTMLElement =>
  within(panel.getByRole('grid', { name: grid })).getByRole('gridcell', {
    name: new RegExp(`^${place}:`),
  });

const click = (panel: Part, name: string): Promise<void> =>
  page.user.click(panel.getByRole('button', { name }));

const image = /^Bilden/;
const output = /^Utbilden/;

test('steps the window and writes out the sum', async () => {
  const panel = await open('Hitta den lodräta kanten');
  expect(textOf(panel.element)).toContain('0·(−1) + 0·0 + 0·1');
  await click(panel, 'Framåt');
  expect(textOf(panel.element)).toContain('Fönstret är på plats 2 av 12.');
  expect(textOf(panel.element)).toContain('0·(−1) + 0·0 + 9·1');
  expect(pixel(panel, output, 'rad 1, kolumn 2')).toHaveTextContent('27');
  expect(pixel(panel, output, 'rad 1, kolumn 3')).toHaveAccessibleName(/inte uträknad/);
  await click(panel, 'Till slutet');
  for (const row of [1, 2, 3])
    for (const [i, value] of ['0', '27', '27', '0'].entries())
      expect(pixel(panel, output, `rad ${row}, kolumn ${i + 1}`).textContent).toBe(value);
  await click(panel, 'Till början');
  expect(pixel(panel, output, 'rad 1, kolumn 2').textContent).toBe('');
});

test('plays on its own', async () => {
  const panel = await open('Liten bild');
  expect(textOf(panel.element)).toContain('Räkna ut alla fyra värden');
  stopClock();
  clickNow(panel.getByRole('button', { name: 'Spela' }));
  letPass(10_000);
  expect(pixel(panel, output, 'rad 2, kolumn 2').textContent).toBe('−4');
  expect(panel.getByRole('button', { name: 'Spela' })).toBeVisible();
});

test('paints by typing digits', async () => {
  const panel = await open('Hitta den lodräta kanten');
  focus(pixel(panel, image, 'rad 1, kolumn 1'));
  await page.user.keyboard('{ArrowDown}4');
  expect(pixel(panel, image, 'rad 2, kolumn 1').textContent).toBe('4');
  expect(panel.getByRole('textbox', { name: 'Måla med värdet' })).toHaveValue('4');
  await page.user.keyboard('{ArrowRight}{Enter}');
  expect(pixel(panel, image, 'rad 2, kolumn 2').textContent).toBe('4');
  expect(panel.getByLabelText('Bild')).toHaveValue('egen');
});

test('moves the window by choosing a pixel of the output, with keys alone', async () => {
  const panel = await open('Hitta den lodräta kanten');
  await page.press(pixel(panel, output, 'rad 1, kolumn 1'), '{End}{ArrowDown}{Enter}');
  expect(textOf(panel.element)).toContain('Fönstret är på plats 8 av 12.');
});

test('pools', async () => {
  const panel = await open('Det största talet');
  const values = ['1, kolumn 1', '1, kolumn 2', '2, kolumn 1', '2, kolumn 2'].map(
    (place) => pixel(panel, output, `rad ${place}`).textContent,
  );
  expect(values).toEqual(['6', '5', '7', '9']);
  expect(textOf(panel.element)).toContain('det största av 1; 3; 4; 6');
});

test('lays layer on layer', async () => {
  const panel = await open('Hitta den lodräta kanten');
  await click(panel, 'Gör utbilden till bild');
  expect(pixel(panel, image, 'rad 1, kolumn 2').textContent).toBe('27');
  await page.user.click(panel.getByRole('radio', { name: /maxpooling/ }));
  expect(textOf(panel.element)).toContain('Utbilden, 1 × 2');
  await click(panel, 'Tillbaka till förra bilden');
  expect(panel.getByLabelText('Bild')).toHaveValue('kant');
});

test('computes sizes, and says when the window does not fit', async () => {
  const panel = await open('En sjua');
  expect(textOf(panel.element)).toContain('(8 + 2·1 − 3)/2 + 1 = 4,5, avrundat nedåt till 4');
  fill(panel.getByRole('textbox', { name: 'Nollor runt om (padding)' }), '0');
  fill(panel.getByRole('textbox', { name: 'Rader' }), '2');
  expect(textOf(panel.element)).toContain('Fönstret är större än bilden');
});

test('takes a kernel of one’s own', async () => {
  const panel = await open('Hitta den lodräta kanten');
  fill(panel.getByRole('textbox', { name: 'Kärnan, rad 1, kolumn 1' }), '2,5');
  expect(panel.getByLabelText('Kärna')).toHaveValue('egen');
  expect(textOf(panel.element)).toContain('0·2,5 + 0·0 + 0·1');
  await page.user.click(panel.getByRole('radio', { name: '5 × 5' }));
  expect(panel.getAllByRole('textbox', { name: /^Kärnan, rad/ })).toHaveLength(25);
});
