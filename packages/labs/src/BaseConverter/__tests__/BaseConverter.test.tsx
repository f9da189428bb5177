import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import BaseConverters from '@site/tests/fixtures/docs/baseconverter.mdx';
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
  page = await openPage(BaseConverters, title);
  return part(`Labb ${title}`);
};

const field = (panel: Part, label: string): HTMLElement => panel.getByLabelText(label);

const click = (panel: Part, name: string): Promise<void> =>
  page.user.click(panel.getByRole('button', { name }));

test('links all fields, whichever is written in', async () => {
  const panel = await open('Talomvandlare');
  const binary = field(panel, 'Binärt');
  const unsigned = field(panel, 'Decimalt utan tecken');
  expect(binary).toHaveValue('0010 1010');
  fill(field(panel, 'Decimalt i tvåkomplement'), '-5');
  expect(binary).toHaveValue('1111 1011');
  expect(unsigned).toHaveValue('251');
  fill(field(panel, 'Hexadecimalt'), '$41');
  expect(field(panel, 'ASCII-text')).toHaveValue('A');
  fill(field(panel, 'ASCII-text'), 'z');
  expect(unsigned).toHaveValue('122');
  fill(binary, '11');
  fireEvent.blur(binary);
  expect(binary).toHaveValue('0000 0011');
  expect(textOf(panel.element)).toContain('Byte för byte: styrtecken 3');
});

test('says what is wrong and what does not fit, and cuts it on request', async () => {
  const panel = await open('Talomvandlare');
  fill(field(panel, 'Binärt'), '102');
  expect(textOf(panel.element)).toContain('2 är ingen binär siffra');
  expect(field(panel, 'Decimalt utan tecken')).toHaveValue('42');
  fill(field(panel, 'Decimalt utan tecken'), '300');
  expect(textOf(panel.element)).toContain('300 får inte plats: 8 bitar räcker från 0 till 255.');
  await click(panel, 'Behåll de lägsta bitarna');
  expect(field(panel, 'Decimalt utan tecken')).toHaveValue('44');
  fill(field(panel, 'ASCII-text'), 'å');
  expect(textOf(panel.element)).toContain('å finns inte i ASCII');
});

test('turns bits and explains overflow', async () => {
  const panel = await open('Talomvandlare');
  await click(panel, 'Bit 7, värd 128, teckenbit: 0');
  expect(field(panel, 'Decimalt i tvåkomplement')).toHaveValue('−86');
  fill(field(panel, 'Decimalt utan tecken'), '127');
  await click(panel, '+ 1');
  expect(textOf(panel.element)).toContain('I tvåkomplement spillde talet över: 127 + 1 blev −128');
  await page.user.click(panel.getByRole('radio', { name: '16' }));
  expect(textOf(panel.element)).toContain('−128 blev 128');
});

test('works by keyboard alone', async () => {
  const panel = await open('Fyra bitar');
  await page.press(panel.getByRole('button', { name: /^Bit 3/ }), '{ArrowRight}[Space]');
  expect(panel.getByRole('button', { name: 'Bit 2, värd 4: 0' })).toHaveFocus();
  expect(field(panel, 'Binärt')).toHaveValue('1001');
  await page.press(panel.getByRole('button', { name: 'Invertera' }), '{Enter}');
  expect(field(panel, 'Binärt')).toHaveValue('0110');
  await page.press(panel.getByRole('button', { name: 'Skifta vänster' }), '{Enter}');
  expect(field(panel, 'Hexadecimalt')).toHaveValue('C');
  await page.press(panel.getByRole('radio', { name: '4' }), '{ArrowRight}');
  expect(field(panel, 'Binärt')).toHaveValue('0000 1100');
  await page.press(panel.getByRole('button', { name: 'Börja om' }), '{Enter}');
  expect(field(panel, 'Decimalt i tvåkomplement')).toHaveValue('−3');
});

test('shows the fields that the author chose, and 32 bits', async () => {
  page = await openPage(BaseConverters, 'Ett register i C64', 'Fyra byte');
  const register = part('Labb Ett register i C64');
  expect(register.getAllByRole('textbox')).toHaveLength(3);
  expect(field(register, 'Hexadecimalt')).toHaveValue('D020');
  expect(field(part('Labb Fyra byte'), 'ASCII-text')).toHaveValue('Hej!');
});
