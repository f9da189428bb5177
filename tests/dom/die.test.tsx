import { expect, test } from 'vitest';
import Dice from '@site/tests/fixtures/docs/die.mdx';
import {
  clickNow,
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
  page = await openPage(Dice, title);
  return part(`Labb ${title}`);
};

test('throws, counts and starts over by keyboard alone', async () => {
  const panel = await open('En tärning');
  expect(textOf(panel.element)).toContain('Vilken sida kommer oftast upp?');
  await page.press(panel.getByRole('button', { name: 'Kasta' }), '{Enter}');
  expect(textOf(panel.element)).toContain('Det blev 2. Kast: 1.');
  await page.user.keyboard('[Space]');
  expect(panel.getByRole('row', { name: /^5/ })).toHaveTextContent('51');
  await page.press(panel.getByRole('button', { name: 'Börja om' }), '{Enter}');
  expect(textOf(panel.element)).toContain('Inget kast än.');
});

test('keeps the focus on a button that has nothing more to do', async () => {
  const panel = await open('Ett mynt');
  const many = panel.getByRole('button', { name: 'Kasta 1 000' });
  for (let press = 0; press < 11; press += 1) await page.press(many, '{Enter}');
  expect(textOf(panel.element)).toContain('Kast: 10000.');
  expect(many).toHaveAttribute('aria-disabled', 'true');
  expect(many).toHaveFocus();
});

test('throws by itself, without a word, until it is paused', async () => {
  const panel = await open('En tärning');
  const status = panel.getByText('Inget kast än.');
  expect(status).toHaveAttribute('aria-live', 'polite');
  stopClock();
  clickNow(panel.getByRole('button', { name: 'Spela' }));
  letPass(960);
  expect(status).toHaveTextContent('Kast: 3.');
  expect(status).toHaveAttribute('aria-live', 'off');
  clickNow(panel.getByRole('button', { name: 'Börja om' }));
  letPass(960);
  expect(status).toHaveTextContent('Inget kast än.');
});
