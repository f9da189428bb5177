import { expect, test } from 'vitest';
import AluSims from '@site/tests/fixtures/docs/alusim.mdx';
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
  page = await openPage(AluSims, title);
  return part(`Labb ${title}`);
};

test('calculates as bits are pressed, with flags and carries', async () => {
  const panel = await open('ALU med fyra bitar');
  expect(textOf(panel.element)).toContain('0111 ADD 0101 = 1100');
  expect(textOf(panel.element)).toContain('C=0 Z=0 N=1 V=1');
  for (const bit of ['A, bit 3', 'A, bit 2', 'A, bit 1', 'B, bit 3', 'B, bit 2', 'B, bit 0'])
    await page.user.click(panel.getByRole('button', { name: new RegExp(`^${bit}`) }));
  expect(textOf(panel.element)).toContain('1001 ADD 1000 = 0001');
  expect(textOf(panel.element)).toContain('C=1 Z=0 N=0 V=1');
  expect(panel.getByText('9 + 8 = 1')).toBeVisible();
  expect(textOf(panel.element)).toContain('(−7) + (−8) = 1');
  expect(
    panel.getByRole('img', {
      name: /^Fyra heladderare\..*bit 3: 1 \+ 1 \+ 0 ger 0 och minnessiffran 1\.$/,
    }),
  ).toBeVisible();
});

test('works by keyboard alone', async () => {
  const panel = await open('ALU med fyra bitar');
  fill(panel.getByLabelText('A som tal 0–15'), '3');
  await page.press(panel.getByRole('radio', { name: 'ADD' }), '{ArrowRight}');
  expect(textOf(panel.element)).toContain('0011 SUB 0101 = 1110');
  expect(textOf(panel.element)).toContain('C=0 Z=0 N=1 V=0');
  expect(textOf(panel.element)).toContain('det behövdes ett lån');
  await page.press(panel.getByRole('button', { name: /^A, bit 2/ }), '[Space]');
  await page.press(panel.getByRole('button', { name: /^A, bit 1/ }), '{Enter}');
  expect(textOf(panel.element)).toContain('C=1 Z=1 N=0 V=0');
  await page.press(panel.getByRole('radio', { name: 'XOR' }), '[Space]');
  expect(textOf(panel.element)).toContain('en logisk operation har ingen minnessiffra');
  await page.press(panel.getByRole('button', { name: 'Börja om' }), '{Enter}');
  expect(textOf(panel.element)).toContain('0111 ADD 0101 = 1100');
});

test('offers only the operations that the author chose', async () => {
  const panel = await open('Bara plus och minus');
  expect(panel.getAllByRole('radio')).toHaveLength(2);
  expect(textOf(panel.element)).toContain('1000 SUB 0001 = 0111');
  expect(textOf(panel.element)).toContain('det riktiga svaret är negativt');
});
