import { expect, test } from 'vitest';
import TokenLabs from '@site/tests/fixtures/docs/tokenlab.mdx';
import {
  fill,
  openPage,
  part,
  textOf,
  type OpenPage,
  type Part,
} from '@site/tests/support/dom/page';

let page: OpenPage;

const open = async (title: string): Promise<Part> => {
  page = await openPage(TokenLabs, title);
  return part(new RegExp(title));
};

const click = (panel: Part, name: string): Promise<void> =>
  page.user.click(panel.getByRole('button', { name }));

const showTemperature = (panel: Part): Promise<void> =>
  page.user.click(panel.getByRole('radio', { name: 'Temperatur' }));

test('joins the most frequent pair step by step, and goes back', async () => {
  const panel = await open('Från text till tal');
  expect(panel.getByRole('row', { name: 'l + å (slås ihop nu) 3' })).toBeVisible();
  for (let i = 0; i < 4; i += 1) await click(panel, 'Slå ihop ett par');
  expect(textOf(panel.element)).toContain('Sammanslagning 4: s + t.');
  expect(panel.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'l + å → lå (3 gånger)',
    'lå + g → låg (3 gånger)',
    'r + e → re (2 gånger)',
    's + t → st (2 gånger)',
  ]);
  fill(panel.getByLabelText('Dela upp ett eget ord'), 'lågost');
  expect(textOf(panel.element)).toContain('3 tokens');
  await click(panel, 'Bakåt');
  expect(textOf(panel.element)).toContain('Sammanslagning 3: r + e.');
  await click(panel, 'Till slutet');
  expect(textOf(panel.element)).toContain('Inget par förekommer två gånger.');
  expect(panel.getByRole('button', { name: 'Slå ihop ett par' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('works on one’s own text, by keyboard alone', async () => {
  const panel = await open('Egen text');
  expect(textOf(panel.element)).toContain('Vilket par slås ihop först?');
  const text = panel.getByLabelText('Text');
  await page.user.clear(text);
  await page.user.type(text, 'banan banan');
  expect(panel.getByRole('row', { name: /^a \+ n \(slås ihop nu\) 4/ })).toBeVisible();
  await page.user.tab();
  await page.user.tab();
  await page.user.keyboard('{Enter}');
  expect(textOf(panel.element)).toContain('Sammanslagning 1: a + n.');
});

test('writes the text that Python writes with the same seed', async () => {
  const panel = await open('En modell av bokstäver');
  await click(panel, 'Skriv 40');
  expect(textOf(panel.element)).toContain('katten sitten ser hunden sittan och katten');
  await page.user.click(panel.getByRole('radio', { name: 'ord' }));
  fill(panel.getByRole('textbox', { name: 'n' }), '2');
  expect(textOf(panel.element)).toContain('Nästa slumptal är 0,324');
  await click(panel, 'Skriv ett ord till');
  expect(textOf(panel.element)).toMatch(/^katten sitter$/m);
  expect(textOf(panel.element)).toContain('Vad som kommer efter ”sitter”');
});

test('says when the model has never seen the context', async () => {
  const panel = await open('En modell av bokstäver');
  fill(panel.getByLabelText('Börja med'), 'xy');
  expect(textOf(panel.element)).toContain('Modellen har inte sett något efter ”xy”');
});

test('turns logits into probabilities with a temperature', async () => {
  const panel = await open('Från text till tal');
  await showTemperature(panel);
  expect(panel.getByRole('row', { name: /^mattan 0,659/ })).toBeVisible();
  const temperature = panel.getByRole('textbox', { name: 'Temperatur T' });
  fill(temperature, '0,5');
  expect(panel.getByRole('row', { name: /^mattan 0,864/ })).toBeVisible();
  fill(temperature, '2');
  expect(panel.getByRole('row', { name: /^taket 0,194/ })).toBeVisible();
  fill(temperature, '0');
  expect(textOf(panel.element)).toContain('Vid T = 0 väljs alltid');
  fill(panel.getByRole('slider', { name: 'Temperatur T' }), '0.05');
  expect(temperature).toHaveValue('0,05');
});

test('draws a hundred words by seed', async () => {
  const panel = await open('Från text till tal');
  await showTemperature(panel);
  fill(panel.getByRole('textbox', { name: 'Frö' }), '1');
  await click(panel, 'Dra 100 ord');
  expect(panel.getByRole('row', { name: 'mattan 0,659 65' })).toBeVisible();
  await click(panel, 'Dra 100 ord');
  expect(panel.getByRole('textbox', { name: 'Frö' })).toHaveValue('2');
});
