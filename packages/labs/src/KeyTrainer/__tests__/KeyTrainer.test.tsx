import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import KeyTrainers from '@site/tests/fixtures/docs/keytrainer.mdx';
import {
  clickNow,
  fill,
  letPass,
  openPage,
  part,
  stopClock,
  textOf,
  type OpenPage,
  type Part,
} from '@site/tests/support/dom/page';

let page: OpenPage;

const trainer = (title: string): Part => part(new RegExp(title));

const open = async (title: string): Promise<Part> => {
  page = await openPage(KeyTrainers, title);
  return trainer(title);
};

const text = (panel: Part): HTMLElement => panel.getByRole('textbox', { name: /^Övningstext/ });

const click = (panel: Part, name: string): Promise<void> =>
  page.user.click(panel.getByRole('button', { name }));

test('solves an exercise by keyboard, counts the keys and keeps the best', async () => {
  const panel = await open('Ändra i en lista');
  await page.press(text(panel), 'jkxd');
  expect(textOf(panel.element)).toContain('✓ Klart på 4 tangenter, facit 2. Ditt bästa: 4.');
  await page.reload();
  const again = trainer('Ändra i en lista');
  expect(again.getByRole('button', { name: 'Övning 1, löst' })).toBeVisible();
  await page.press(text(again), 'xd');
  expect(textOf(again.element)).toContain('✓ Klart på 2 tangenter, facit 2. Ditt bästa: 2.');
});

test('shows modes, several cursors and the pattern while it is written', async () => {
  const panel = await open('Ändra i en lista');
  await click(panel, 'Övning 3');
  await page.press(text(panel), '%sfoo');
  expect(textOf(panel.element)).toContain('select:foo');
  expect(textOf(panel.element)).toContain('3 sels');
  await page.user.keyboard('{Enter}cbar');
  expect(panel.getByText('INS')).toBeVisible();
  await page.user.keyboard('{Escape}');
  expect(textOf(panel.element)).toContain('✓ Klart på 11 tangenter');
});

test('lets Tab out, takes Escape itself and leaves the browser its own keys', async () => {
  const panel = await open('Markera argumenten');
  await page.press(text(panel), 'v');
  expect(panel.getByText('SEL')).toBeVisible();
  await page.user.keyboard('{Escape}');
  expect(panel.getByText('NOR')).toBeVisible();
  expect(text(panel)).toHaveFocus();
  await page.user.tab();
  expect(text(panel)).not.toHaveFocus();
  expect(textOf(panel.element)).toContain('Tangenter: 2');
  await page.user.tab({ shift: true });
  expect(text(panel)).toHaveFocus();
});

test('asks for a selection', async () => {
  const panel = await open('Markera argumenten');
  await page.press(text(panel), 'mi(');
  expect(textOf(panel.element)).toContain('✓ Klart på 3 tangenter, facit 3');
  expect(textOf(panel.element)).toContain('Markerat: summa, antal.');
});

test('can be played without a keyboard', async () => {
  const panel = await open('Ändra i en lista');
  await page.user.click(panel.getByText('Tangenter att klicka på'));
  const keys = within(panel.getByRole('group', { name: 'Tangenter' }));
  for (const name of ['x', 'd']) await page.user.click(keys.getByRole('button', { name }));
  expect(textOf(panel.element)).toContain('✓ Klart på 2 tangenter');
  await click(panel, 'Nästa övning');
  expect(textOf(panel.element)).toContain('Övning 2 av 3');
});

test('keeps the focus on the key that solved the exercise', async () => {
  const panel = await open('Ändra i en lista');
  await page.user.click(panel.getByText('Tangenter att klicka på'));
  const keys = within(panel.getByRole('group', { name: 'Tangenter' }));
  await page.press(keys.getByRole('button', { name: 'x' }), '{Enter}');
  const last = keys.getByRole('button', { name: 'd' });
  await page.press(last, '{Enter}{Enter}');
  expect(textOf(panel.element)).toContain('✓ Klart på 2 tangenter');
  expect(last).toHaveAttribute('aria-disabled', 'true');
  expect(last).toBeEnabled();
  expect(last).toHaveFocus();
});

test('takes several keys on a line, and says what is no key', async () => {
  const panel = await open('Citattecken');
  await page.user.click(panel.getByText('Tangenter att klicka på'));
  const line = panel.getByRole('textbox', { name: /^Flera tangenter/ });
  fill(line, 'e<escape>');
  await page.press(line, '{Enter}');
  expect(panel.getByRole('alert')).toHaveTextContent(/<escape> är ingen tangent/);
  fill(line, 'ems"');
  await click(panel, 'Tryck');
  expect(textOf(panel.element)).toContain('✓ Klart på 4 tangenter');
});

test('plays the solution without counting it as one’s own', async () => {
  const panel = await open('Citattecken');
  stopClock();
  clickNow(panel.getByRole('button', { name: 'Spela facit' }));
  letPass(10_000);
  expect(textOf(panel.element)).toContain('Så gör facit: 4 tangenter.');
  expect(textOf(panel.element)).not.toContain('Ditt bästa');
  clickNow(panel.getByRole('button', { name: 'Börja om' }));
  expect(textOf(panel.element)).toContain('Tangenter: 0 · facit 4');
});
