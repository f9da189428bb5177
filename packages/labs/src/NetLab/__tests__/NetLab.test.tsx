import { expect, test } from 'vitest';
import NetLabs from '@site/tests/fixtures/docs/netlab.mdx';
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
  page = await openPage(NetLabs, title);
  return part(new RegExp(title));
};

const box = (panel: Part, name: string): HTMLElement => panel.getByRole('textbox', { name });

const click = (panel: Part, name: string): Promise<void> =>
  page.user.click(panel.getByRole('button', { name }));

/** Opens what is folded under a heading. */
const unfold = (panel: Part, heading: RegExp): Promise<void> =>
  page.user.click(panel.getByText(heading));

test('learns XOR, and forgets it again', async () => {
  const panel = await open('XOR med två dolda neuroner');
  expect(textOf(panel.element)).toContain('✗ nej');
  for (let i = 0; i < 4; i += 1) await click(panel, '100 epoker');
  expect(textOf(panel.element).match(/✓ ja/g)).toHaveLength(4);
  expect(textOf(panel.element)).toContain('Epok 400: medelkvadratfel');
  await click(panel, 'Börja om träningen');
  expect(textOf(panel.element)).toContain('Epok 0:');
});

test('shows the numbers of the step that the textbook takes by hand', async () => {
  const panel = await open('Ett bakåtsteg för hand');
  expect(textOf(panel.element)).toContain('Räkna ut h₁, o och L själv');
  await unfold(panel, /^Framåt/);
  await unfold(panel, /^Bakåt/);
  expect(textOf(panel.element)).toContain('= σ(z₁) = σ(0,5000) = 0,6225');
  expect(textOf(panel.element)).toContain('= ½(o − t)² = ½(0,3492 − 1)² = 0,2118');
  expect(panel.getByRole('row', { name: /^v₁ −1,0000 −0,0921/ })).toBeVisible();
  expect(panel.getByRole('row', { name: /^w₁₁ 0,5000 0,0348/ })).toBeVisible();
  await click(panel, 'Träna på exemplet');
  expect(box(panel, 'Vikten v₁')).toHaveValue('−0,9079');
});

test('trains the perceptron on AND by keyboard alone', async () => {
  const panel = await open('Perceptronen');
  await page.press(panel.getByRole('button', { name: 'En epok' }), '{Enter}'.repeat(6));
  expect(textOf(panel.element)).toContain('Klar: en hel epok utan fel.');
  expect(box(panel, 'Vikten w₁')).toHaveValue('2');
  expect(box(panel, 'Vikten w₂')).toHaveValue('1');
  expect(box(panel, 'Bias b')).toHaveValue('−2');
});

test('turns a target, a row and a weight', async () => {
  const panel = await open('Perceptronen');
  const target = panel.getByRole('button', { name: 'Rätt svar för (0, 1) är 0: byt till 1' });
  await page.press(target, '{Enter}');
  expect(panel.getByRole('radio', { name: 'egen' })).toBeChecked();
  await page.press(panel.getByRole('radio', { name: 'Räkna på (1, 1)' }), '{ArrowUp}');
  expect(textOf(panel.element)).toContain('Framåt för (1, 0) med t = 0');
  await unfold(panel, /^Framåt/);
  fill(panel.getByRole('slider', { name: 'Vikten w₁' }), '0.1');
  expect(box(panel, 'Vikten w₁')).toHaveValue('0,1');
  expect(textOf(panel.element)).toContain('= w₁·x₁ + w₂·x₂ + b = 0,1·1 + 0·0 + 0 = 0,1000');
});

test('gets another shape', async () => {
  const panel = await open('XOR med två dolda neuroner');
  fill(box(panel, 'Dolda neuroner'), '3');
  await unfold(panel, /^Vikter/);
  await unfold(panel, /^Framåt/);
  expect(panel.getByRole('group', { name: 'Neuronen h₃' })).toBeVisible();
  await page.user.click(panel.getByRole('radio', { name: 'tanh' }));
  expect(textOf(panel.element)).toContain('tanh(z₃)');
  fill(box(panel, 'Dolda neuroner'), '0');
  await page.user.click(panel.getByRole('radio', { name: 'tröskel, perceptronregeln' }));
  expect(panel.getByText('Perceptronregeln')).toBeVisible();
});
