import { expect, test } from 'vitest';
import LagLabs from '@site/tests/fixtures/docs/laglab.mdx';
import {
  clickNow,
  keyDown,
  keyUp,
  letPass,
  openPage,
  part,
  stopClock,
  textOf,
  type Part,
} from '@site/tests/support/dom/page';

const open = async (title: string): Promise<Part> => {
  await openPage(LagLabs, title);
  return part(`Labb ${title}`);
};

const runLeft = (lab: Part): void => {
  const windows = lab.getByRole('group', { name: 'Båda fönstren' });
  keyDown(windows, 'ArrowLeft');
  letPass(1100);
  keyUp(windows, 'ArrowLeft');
};

test('shows two winners where everyone decides for himself, and one where the server does', async () => {
  const lab = await open('Vem tog myntet?');
  stopClock();
  runLeft(lab);
  expect(textOf(lab.element)).toContain('På Alvas skärm: Alva tog myntet. På Bilals skärm: Bilal');
  clickNow(lab.getByRole('radio', { name: 'servern' }));
  runLeft(lab);
  expect(textOf(lab.element)).toContain('På båda skärmarna: Alva tog myntet.');
  clickNow(lab.getByRole('radio', { name: '0 ms' }));
  runLeft(lab);
  expect(textOf(lab.element)).toContain('På båda skärmarna: Bilal tog myntet.');
});

test('is played with its buttons alone', async () => {
  const lab = await open('Vem tog myntet?');
  stopClock();
  for (let press = 0; press < 5; press += 1) {
    clickNow(lab.getByRole('button', { name: 'Vänster' }));
    letPass(200);
  }
  expect(textOf(lab.element)).toContain('Alva 1 · Bilal 0');
  expect(textOf(lab.element)).toContain('Alva 0 · Bilal 1');
});

test('has an empty window without a spawner', async () => {
  const lab = await open('Utan spawner');
  expect(lab.getByRole('img', { name: 'Ett mynt. Här finns inga rutor.' })).toBeVisible();
  expect(textOf(lab.element)).toContain('Utan spawner finns rutorna bara hos servern.');
});
