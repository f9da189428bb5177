import { expect, test } from 'vitest';
import { fireEvent } from '@testing-library/react';
import JumpLabs from '@site/tests/fixtures/docs/jumplab.mdx';
import {
  clickNow,
  fill,
  focus,
  keyDown,
  keyUp,
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
  page = await openPage(JumpLabs, title);
  return part(`Labb ${title}`);
};

test('jumps by a key for as high as the lesson says, and stands still again', async () => {
  const lab = await open('Över muren');
  expect(textOf(lab.element)).toContain('Med de här talen når hoppet 85 pixlar upp');
  const stage = lab.getByRole('group', { name: 'Banan' });
  stopClock();
  keyDown(stage, ' ');
  letPass(100);
  keyUp(stage, ' ');
  letPass(2000);
  expect(textOf(lab.element)).toContain('Hoppet blev 85 pixlar högt och 0 pixlar långt.');
});

test('goes and jumps by its buttons, which a keyboard can press', async () => {
  const lab = await open('Över muren');
  stopClock();
  clickNow(lab.getByRole('button', { name: 'Höger' }));
  clickNow(lab.getByRole('button', { name: 'Hoppa' }));
  letPass(2000);
  expect(textOf(lab.element)).toMatch(/Hoppet blev 85 pixlar högt och \d\d pixlar långt\./);
});

test('takes the arrows on its buttons, and leaves Space to them', async () => {
  const lab = await open('Över muren');
  stopClock();
  const right = lab.getByRole('button', { name: 'Höger' });
  expect(fireEvent.keyDown(right, { key: ' ' })).toBe(true);
  letPass(2000);
  expect(textOf(lab.element)).not.toContain('Hoppet blev');
  expect(fireEvent.keyDown(right, { key: 'ArrowUp' })).toBe(false);
  letPass(100);
  keyUp(right, 'ArrowUp');
  letPass(2000);
  expect(textOf(lab.element)).toContain('Hoppet blev 85 pixlar högt och 0 pixlar långt.');
});

test('keeps a figure that a finger steers going when its press moves the focus', async () => {
  const lab = await open('Över muren');
  stopClock();
  const stage = lab.getByRole('group', { name: 'Banan' });
  focus(stage);
  const right = lab.getByRole('button', { name: 'Höger' });
  right.hasPointerCapture = () => false;
  fireEvent.pointerDown(right);
  focus(right);
  letPass(700);
  fireEvent.pointerUp(right);
  clickNow(lab.getByRole('button', { name: 'Hoppa' }));
  letPass(2000);
  const figure = lab.element.querySelector('[data-figure]')?.getAttribute('transform') ?? '';
  expect(Number(/[\d.]+/.exec(figure)?.[0])).toBeGreaterThan(200);
});

test('says how high it goes within the picture, and where the figure is above it', async () => {
  const lab = await open('Över muren');
  fill(lab.getByRole('textbox', { name: 'JUMP_VELOCITY (px/s)' }), '-650');
  stopClock();
  const above = (): Element | null => lab.element.querySelector('[data-above]');
  expect(above()).toBeNull();
  clickNow(lab.getByRole('button', { name: 'Hoppa' }));
  letPass(700);
  expect(above()).not.toBeNull();
  letPass(2000);
  expect(above()).toBeNull();
  expect(Number(lab.getByText('221 px').getAttribute('y'))).toBe(14);
});

test('says what a number does before it is tried, and goes back to the lesson’s', async () => {
  const lab = await open('Över muren');
  fill(lab.getByRole('textbox', { name: 'JUMP_VELOCITY (px/s)' }), '-800');
  expect(textOf(lab.element)).toContain('når hoppet 333 pixlar upp');
  await page.press(lab.getByRole('button', { name: 'Lektionens tal' }), '{Enter}');
  expect(textOf(lab.element)).toContain('når hoppet 85 pixlar upp');
});

test('has three numbers in sight, and the others folded', async () => {
  const lab = await open('Över gropen');
  for (const name of ['COYOTE_TIME (s)', 'BUFFER_TIME (s)', 'JUMP_VELOCITY (px/s)'])
    expect(lab.getByRole('slider', { name })).toBeVisible();
  expect(lab.getByRole('slider', { name: 'gravity (px/s²)', hidden: true })).not.toBeVisible();
});

test('shows the best time on the device', async () => {
  window.localStorage.setItem('kurser:elev:jumplab:mur', '4.5');
  const lab = await open('Över muren');
  expect(textOf(lab.element)).toContain('Mynt: 0 av 3 · Bästa tid: 4,5 s');
  expect(textOf(part('Labb Över gropen').element)).not.toContain('Bästa tid');
});
