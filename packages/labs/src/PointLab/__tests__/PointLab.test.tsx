import { expect, test } from 'vitest';
import PointLabs from '@site/tests/fixtures/docs/pointlab.mdx';
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

const lab = (title: string): Part => part(new RegExp(title.replace('?', String.raw`\?`)));

const open = async (title: string): Promise<Part> => {
  page = await openPage(PointLabs, title);
  return lab(title);
};

const point = (panel: Part, number: number): HTMLElement =>
  panel.getByRole('button', { name: new RegExp(`^Punkt ${number},`) });

const box = (panel: Part, name: string | RegExp): HTMLElement =>
  panel.getByRole('textbox', { name });

const click = (panel: Part, name: string): Promise<void> =>
  page.user.click(panel.getByRole('button', { name }));

test('the new fruit changes sort with k', async () => {
  const panel = await open('Citron eller apelsin?');
  expect(textOf(panel.element)).toContain('Den nya punkten blir apelsin: 1 av 1 grannar.');
  fill(box(panel, 'Antal grannar, k'), '3');
  expect(textOf(panel.element)).toContain('Den nya punkten blir citron: 2 av 3 grannar.');
  fill(box(panel, 'Antal grannar, k'), '99');
  expect(textOf(panel.element)).toContain('Heltal 1 till 15');
  expect(textOf(panel.element)).toContain('2 av 3 grannar');
});

test('adds, moves and deletes points by keyboard alone', async () => {
  const panel = await open('Citron eller apelsin?');
  const ground = panel.getByRole('button', { name: /^Lägg till en punkt/ });
  await page.press(ground, '{Shift>}{ArrowLeft}{/Shift}{ArrowUp}');
  const where = ground.getAttribute('aria-label') ?? '';
  await page.user.keyboard('{Enter}');
  expect(point(panel, 9)).toHaveAccessibleName(
    `${where.replace('Lägg till en punkt vid', 'Punkt 9,')}, citron`,
  );

  await page.user.tab();
  expect(point(panel, 1)).toHaveFocus();
  await page.user.keyboard('{ArrowRight}');
  expect(point(panel, 1)).toHaveAccessibleName('Punkt 1, bredd 5,15 cm, höjd 7 cm, citron');
  await page.user.keyboard('{Delete}');
  expect(panel.queryByRole('button', { name: /^Punkt 1,/ })).toBeNull();
  expect(ground).toHaveFocus();
});

test('places a point exactly by typing', async () => {
  const panel = await open('Citron eller apelsin?');
  focus(point(panel, 8));
  fill(box(panel, /^Punkt 8.*bredd/), '6,37');
  expect(point(panel, 8)).toHaveAccessibleName(/bredd 6,37 cm/);
});

test('descends to the least squares line, and runs away when the rate is too large', async () => {
  const panel = await open('Sträcka och tid');
  expect(textOf(panel.element)).toContain('Steg 0: medelkvadratfel 44,1820');
  await click(panel, 'Ett steg');
  expect(textOf(panel.element)).toContain('Steg 1: medelkvadratfel 12,3030');
  expect(textOf(panel.element)).toContain('Nästa steg: k =');
  await click(panel, 'Minsta kvadrat');
  expect(textOf(panel.element)).toContain('1,990 · tid + 0,050');
  await click(panel, 'Börja om träningen');
  fill(box(panel, 'Inlärningstakt'), '0,2');
  await click(panel, '100 steg');
  expect(textOf(panel.element)).toContain('Förlusten växer i stället för att minska');
  expect(panel.getByRole('button', { name: 'Ett steg' })).toHaveAttribute('aria-disabled', 'true');
});

test('plays and pauses', async () => {
  const panel = await open('Godkänd?');
  await click(panel, 'Spela');
  expect(await panel.findByText(/^Steg [1-9]\d*:/)).toBeVisible();
  await click(panel, 'Pausa');
  expect(panel.getByRole('button', { name: 'Spela' })).toBeVisible();
  expect(textOf(panel.element)).toMatch(/Gränsen p = 0,5 går vid/);
});

test('compares models on points kept for testing', async () => {
  const panel = await open('Björk eller ek?');
  expect(textOf(panel.element)).toMatch(/^Andel rätt på testpunkterna/m);
  await page.user.selectOptions(panel.getByLabelText('Modell'), 'beslutsträd');
  await click(panel, 'Ett steg');
  expect(textOf(panel.element)).toMatch(/^1 fråga/m);
  fill(box(panel, 'Testpunkter (%)'), '0');
  expect(textOf(panel.element)).toMatch(/^Andel rätt på träningspunkterna/m);
});

test('asks until the tree is finished', async () => {
  const panel = await open('Två bågar');
  const step = panel.getByRole('button', { name: 'Ett steg' });
  while (step.getAttribute('aria-disabled') !== 'true') await page.press(step, '{Enter}');
  expect(textOf(panel.element)).toMatch(/trädet är klart/);
  expect(textOf(panel.element)).toMatch(/vinst 0,480/);
});

test('moves the centres until no point changes cluster', async () => {
  const panel = await open('Två högar');
  await page.press(panel.getByRole('button', { name: 'Ett steg' }), '{Enter}'.repeat(5));
  expect(textOf(panel.element)).toContain('Klart: ingen punkt bytte kluster.');
  expect(panel.getByRole('row', { name: '1 1,50 1,33 3' })).toBeVisible();
  expect(panel.getByRole('row', { name: '2 8,50 8,33 3' })).toBeVisible();
});

test('shows the author’s own numbers and task', async () => {
  const panel = await open('Glass och värme');
  expect(textOf(panel.element)).toContain('Vilken linje passar bäst?');
  expect(panel.getAllByText('sålda glassar (st)')).not.toEqual([]);
});
