import { fireEvent, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import StepTraces from '@site/tests/fixtures/docs/steptrace.mdx';
import {
  clickNow,
  fill,
  letPass,
  openPage,
  part,
  stopClock,
  type OpenPage,
} from '@site/tests/support/dom/page';

let page: OpenPage;

/** Opens a StepTrace of the page: what a student sees of it, and what they can do. */
async function open(title: string) {
  page = await openPage(StepTraces, title);
  const area = part(new RegExp(title));
  const button = (name: string): HTMLElement => area.getByRole('button', { name });
  return {
    area,
    code: () => area.getByRole('group', { name: 'Kod' }),
    // The line is named by what it holds; the mark is also told in the explanation.
    marked: () => area.element.querySelector('[aria-current="step"]'),
    explanation: () => area.element.querySelector('[aria-live="polite"]')?.textContent ?? '',
    slider: area.getByRole('slider', { name: 'Hoppa till steg' }),
    row: (name: string) => area.getByRole('row', { name }),
    start: button('Till början'),
    back: button('Steg bakåt'),
    step: button('Steg framåt'),
    end: button('Till slutet'),
    play: () => button('Spela'),
    pause: () => button('Pausa'),
  };
}

const title = 'Två anrop delar samma lista';

test('steps, marks what changed in words, and jumps', async () => {
  const list = await open(title);
  expect(list.marked()).toHaveTextContent('def lägg(x, l=[]):');
  expect(list.explanation()).toMatch(/^Steg 1, rad 1: Raden def körs\./);
  expect(list.row('l [] ny')).toBeVisible();
  expect(list.back).toHaveAttribute('aria-disabled', 'true');

  await page.user.click(list.step);
  expect(list.marked()).toHaveTextContent('print(lägg(1))');
  expect(list.row('l []')).toBeVisible();
  expect(list.row('x 1 ny')).toBeVisible();
  const items = list.area.getAllByRole('listitem').map((item) => item.textContent);
  expect(items).toContain('lägg(1) (ny)överst');
  await page.user.click(list.step);
  expect(list.row('l [1] ändrad')).toBeVisible();

  await page.user.click(list.end);
  expect(list.explanation()).toMatch(/^Steg 7, rad 6: Därför skrivs båda talen ut\./);
  expect(list.area.element).toHaveTextContent('[1] [1, 2]');
  expect(list.step).toHaveAttribute('aria-disabled', 'true');
  await page.press(list.step, '{Enter}');
  expect(list.explanation()).toMatch(/^Steg 7/);
  await page.user.click(list.back);
  expect(list.explanation()).toMatch(/^Steg 6/);
  await page.user.click(list.start);
  expect(list.explanation()).toMatch(/^Steg 1/);
  fill(list.slider, '4');
  expect(list.explanation()).toMatch(/^Steg 4, rad 5: Anropet är klart/);
});

test('by keyboard alone: code and buttons, and the slider says where one is', async () => {
  const list = await open(title);
  expect(list.slider).toHaveAttribute('aria-valuetext', 'Steg 1 av 7');
  await page.press(list.end, '{Enter}');
  expect(list.slider).toHaveAttribute('aria-valuetext', 'Steg 7 av 7');
  await page.press(list.code(), '{ArrowLeft}');
  expect(list.explanation()).toMatch(/^Steg 6/);
  await page.user.keyboard('{Home}');
  expect(list.explanation()).toMatch(/^Steg 1/);
  await page.press(list.step, '[Space]');
  expect(list.explanation()).toMatch(/^Steg 2/);
  await page.user.keyboard('{ArrowRight}');
  expect(list.explanation()).toMatch(/^Steg 3/);
  expect(list.step).toHaveFocus();
});

test('plays to the end and pauses', async () => {
  const list = await open(title);
  stopClock();
  fireEvent.keyDown(list.code(), { key: ' ' });
  expect(list.pause()).toBeVisible();
  letPass(10_000);
  expect(list.explanation()).not.toMatch(/^Steg 1/);
  clickNow(list.pause());
  const shown = list.explanation();
  letPass(30_000);
  expect(list.explanation()).toBe(shown);
  clickNow(list.play());
  letPass(70_000);
  expect(list.explanation()).toMatch(/^Steg 7/);
  expect(list.play()).toBeVisible();
});

test('draws stack, queue, list and memory', async () => {
  const all = await open('Stack, kö, lista och minne');
  fill(all.slider, '3');
  const items = (name: string): string[] =>
    within(all.area.getByRole('list', { name }))
      .getAllByRole('listitem')
      .map((item) => item.textContent);
  expect(items('Stack s ändrad')).toEqual(['2överst', '5']);
  expect(items('Kö k ändrad')).toEqual(['2först', '9sist']);
  expect(items('Lista a')).toEqual(['50', '21', '92']);
  expect(all.row('0x1004 02')).toBeVisible();
  fill(all.slider, '4');
  expect(all.row('0x1004 05 ändrad')).toBeVisible();
});

test('shows only the state when there is no code', async () => {
  const queue = await open('Breddenförst utan kod');
  expect(queue.area.queryByRole('group', { name: 'Kod' })).toBeNull();
  await page.user.click(queue.step);
  const items = queue.area.getAllByRole('listitem').map((item) => item.textContent);
  expect(items).toContain('B (ny)först');
  expect(items).not.toContain('Bsist');
});
