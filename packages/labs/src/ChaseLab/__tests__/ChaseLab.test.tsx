import { expect, test, vi } from 'vitest';
import { act, fireEvent, within } from '@testing-library/react';
import { tellPrinted } from '@kurser/shared/printed';
import ChaseLabs from '@site/tests/fixtures/docs/chaselab.mdx';
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
  type Part,
} from '@site/tests/support/dom/page';

const open = async (title: string): Promise<Part> => {
  await openPage(ChaseLabs, title);
  return part(`Labb ${title}`);
};

test('is played with the arrows, and hunted', async () => {
  const lab = await open('Ät prickarna');
  expect(textOf(lab.element)).toContain('Ät 7 prickar och gå hem till boet.');
  stopClock();
  const maze = lab.getByRole('group', { name: 'Labyrinten' });
  keyDown(maze, 'ArrowRight');
  letPass(100);
  keyUp(maze, 'ArrowRight');
  expect(textOf(lab.element)).toContain('Prickar kvar: 7.');
  letPass(12_000);
  expect(textOf(lab.element)).toMatch(/Fångad efter \d+ drag\./);
});

test('says on the board that one is caught, and begins no round by a key that is held', async () => {
  const lab = await open('Ät prickarna');
  stopClock();
  const maze = lab.getByRole('group', { name: 'Labyrinten' });
  expect(within(maze).queryByRole('button')).toBeNull();
  keyDown(maze, 'ArrowRight');
  for (let waits = 0; waits < 60 && textOf(maze) === ''; waits += 1) letPass(200);
  expect(textOf(maze)).toMatch(/^Fångad efter \d+ drag\nFörsök igen$/);
  letPass(1000);
  expect(textOf(maze)).toMatch(/^Fångad efter \d+ drag\nFörsök igen$/);
  keyUp(maze, 'ArrowRight');
  clickNow(within(maze).getByRole('button', { name: 'Försök igen' }));
  expect(maze).toHaveFocus();
  letPass(2000);
  expect(textOf(lab.element)).toContain('Ät 7 prickar och gå hem till boet.');
});

test('goes on by the arrow keys when a button has been pressed', async () => {
  const lab = await open('En korridor');
  stopClock();
  const right = lab.getByRole('button', { name: 'Höger' });
  clickNow(right);
  letPass(400);
  // What a page does by itself with an arrow key, it does not do here.
  expect(fireEvent.keyDown(right, { key: 'ArrowLeft' })).toBe(false);
  letPass(40);
  fireEvent.keyUp(right, { key: 'ArrowLeft' });
  letPass(2000);
  expect(textOf(lab.element)).not.toContain('Hemma');
  expect(fireEvent.keyDown(right, { key: 'Enter' })).toBe(true);
});

test('walks what a program has written', async () => {
  const lab = await open('En korridor');
  stopClock();
  const field = lab.getByRole('textbox', { name: /^Drag från ditt program/, hidden: true });
  fill(field, 'höger');
  expect(textOf(lab.element)).not.toContain('Hemma');
  fill(field, 'ÖÖÖÖ');
  clickNow(lab.getByRole('button', { name: 'Gå dragen', hidden: true }));
  letPass(1500);
  expect(textOf(lab.element)).toContain('Hemma på 4 drag: 33 poäng.');
});

test('walks by itself what a program on the page prints, where it is to', async () => {
  const lab = await open('En korridor');
  stopClock();
  act(() => tellPrinted('Söker …\nÖÖÖÖ\nÖ\nResultat(antal=4)\n'));
  expect(textOf(lab.element)).toContain('Prickätaren går de 4 drag som programmet skrev ut.');
  letPass(1500);
  expect(textOf(lab.element)).toContain('Hemma på 4 drag: 33 poäng.');
  act(() => tellPrinted('inga drag\n'));
  expect(textOf(lab.element)).toContain('Hemma på 4 drag: 33 poäng.');
});

test('lets the greedy agent go, and can be paused', async () => {
  const lab = await open('En korridor');
  stopClock();
  const maze = lab.getByRole('group', { name: 'Labyrinten' });
  const shown = vi.spyOn(maze, 'scrollIntoView');
  clickNow(lab.getByRole('button', { name: 'Låt den giriga agenten gå' }));
  expect(shown).toHaveBeenCalledWith({ block: 'nearest', behavior: 'smooth' });
  letPass(100);
  clickNow(lab.getByRole('button', { name: 'Pausa' }));
  letPass(2000);
  expect(textOf(lab.element)).not.toContain('Hemma');
  clickNow(lab.getByRole('button', { name: 'Fortsätt' }));
  letPass(2000);
  expect(textOf(lab.element)).toContain('Hemma på 4 drag');
});

test('keeps which ghosts have been beaten', async () => {
  const lab = await open('Nära hem');
  stopClock();
  expect(textOf(lab.element)).toContain('Slå spökena ett i taget:');
  const field = lab.getByRole('textbox', { name: /^Drag från ditt program/, hidden: true });
  fill(field, 'ÖÖ');
  clickNow(lab.getByRole('button', { name: 'Gå dragen', hidden: true }));
  letPass(1500);
  expect(textOf(lab.element)).toContain('Hemma på 2 drag');
  expect(textOf(lab.element)).toContain('Slagna: djupet först. Kvar: girig, bredden först, A*.');
  expect(lab.getByRole('radio', { name: 'djupet först ✓' })).toBeChecked();
  expect(textOf(lab.element)).toContain('Spöken: 1 av 4');
  const maze = lab.getByRole('group', { name: 'Labyrinten' });
  expect(textOf(maze)).toBe('Klarat på 2 drag\nVågar du möta Girig?\nNästa spöke');
  clickNow(within(maze).getByRole('button', { name: 'Nästa spöke' }));
  expect(lab.getByRole('radio', { name: 'girig' })).toBeChecked();
  expect(textOf(maze)).toBe('');
  clickNow(lab.getByRole('button', { name: 'Låt den giriga agenten gå' }));
  letPass(1500);
  expect(textOf(lab.element)).toContain('Slagna: djupet först. Kvar: girig, bredden först, A*.');
});
