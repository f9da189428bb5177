import { expect, test } from 'vitest';
import JumpLabs from '@site/tests/fixtures/docs/jumplab.mdx';
import {
  clickNow,
  fill,
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
