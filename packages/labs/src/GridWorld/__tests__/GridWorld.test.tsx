import { expect, test } from 'vitest';
import GridWorlds from '@site/tests/fixtures/docs/gridworld.mdx';
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

const open = async (title: string): Promise<Part> => {
  page = await openPage(GridWorlds, title);
  return part(new RegExp(title));
};

const cell = (panel: Part, row: number, column: number): HTMLElement =>
  panel.getByRole('gridcell', { name: new RegExp(`^rad ${row}, kolumn ${column},`) });

const click = (panel: Part, name: string): Promise<void> =>
  page.user.click(panel.getByRole('button', { name }));

function expectCorridorLearnt(panel: Part): void {
  for (const [i, value] of ['0,52', '0,62', '0,73', '0,86', '1,00'].entries())
    expect(cell(panel, 1, i + 1)).toHaveAccessibleName(new RegExp(`värde ${value}, bäst höger`));
}

test('lets values spread from the goal until nothing changes', async () => {
  const panel = await open('Korridoren');
  await click(panel, 'Ett svep');
  expect(cell(panel, 1, 5)).toHaveAccessibleName(/värde 1,00, bäst höger/);
  expect(cell(panel, 1, 4)).toHaveAccessibleName(/värde −0,04/);
  await click(panel, '100 svep');
  expect(textOf(panel.element)).toContain('Klart: det sista svepet ändrade inget värde.');
  expectCorridorLearnt(panel);
  expect(panel.getByRole('row', { name: 'höger −0,04 + 0,9 · 0,621 0,519' })).toBeVisible();
});

test('learns the corridor by trying, with the numbers that Python gets', async () => {
  const panel = await open('Korridoren');
  await page.user.click(panel.getByRole('radio', { name: 'Q-inlärning' }));
  for (let i = 0; i < 5; i += 1) await click(panel, '100 episoder');
  expect(textOf(panel.element)).toContain('500 episoder klara.');
  expectCorridorLearnt(panel);
  expect(panel.getByRole('row', { name: /^vänster 0,427/ })).toBeVisible();
  await click(panel, 'Glöm allt');
  expect(textOf(panel.element)).toMatch(/(^|\D)0 episoder klara\./);
});

test('shows each step’s update, plays and pauses', async () => {
  const panel = await open('Rutnätet');
  await click(panel, 'Ett steg');
  expect(textOf(panel.element)).toContain('Q ← 0 + 0,5 · ((−0,04) + 0,9 · 0 − 0) = −0,02');
  stopClock();
  clickNow(panel.getByRole('button', { name: 'Spela' }));
  const taken = /I den pågående: [3-9] steg/;
  for (let wait = 0; wait < 500 && !taken.test(textOf(panel.element)); wait += 1) letPass(20);
  expect(textOf(panel.element)).toMatch(taken);
  clickNow(panel.getByRole('button', { name: 'Pausa' }));
  const shown = textOf(panel.element);
  letPass(2_000);
  expect(textOf(panel.element)).toBe(shown);
  expect(panel.getByRole('button', { name: 'Spela' })).toBeVisible();
});

test('looks at cells and moves the start by keyboard alone', async () => {
  const panel = await open('Två mål');
  expect(textOf(panel.element)).toContain('Vilket mål väljer agenten');
  await page.press(cell(panel, 1, 1), '{ArrowRight}{Enter}');
  expect(textOf(panel.element)).toContain('Rutan på rad 1, kolumn 2');
  await page.press(panel.getByRole('radio', { name: 'se dess tal' }), '{ArrowLeft}');
  expect(panel.getByRole('radio', { name: 'rita start' })).toBeChecked();
  focus(cell(panel, 1, 2));
  await page.user.keyboard('{Enter}');
  expect(cell(panel, 1, 2)).toHaveAccessibleName(/start, agenten är här/);
});

test('changes the parameters and the size', async () => {
  const panel = await open('Rutnätet');
  fill(panel.getByRole('slider', { name: 'ε, andel slumpsteg' }), '0.15');
  expect(panel.getByRole('textbox', { name: 'ε, andel slumpsteg' })).toHaveValue('0,15');
  fill(panel.getByRole('textbox', { name: 'Kolumner' }), '3');
  expect(panel.getAllByRole('gridcell')).toHaveLength(12);
  await click(panel, 'Återställ labben');
  expect(panel.getAllByRole('gridcell')).toHaveLength(16);
});
