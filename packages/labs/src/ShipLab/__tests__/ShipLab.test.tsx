import { expect, test } from 'vitest';
import ShipLabs from '@site/tests/fixtures/docs/shiplab.mdx';
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
  await openPage(ShipLabs, title);
  return part(`Labb ${title}`);
};

const flyRight = (lab: Part, milliseconds: number): void => {
  const screen = lab.getByRole('group', { name: 'Skärmen' });
  keyDown(screen, 'ArrowRight');
  letPass(milliseconds);
  keyUp(screen, 'ArrowRight');
};

test('flies whole with the wait, and is torn without it', async () => {
  const lab = await open('Flyg skeppet');
  stopClock();
  flyRight(lab, 300);
  expect(textOf(lab.element)).toContain('ett varv på en bild, när strålen är på rad 250.');
  clickNow(lab.getByRole('button', { name: 'Börja om' }));
  clickNow(lab.getByRole('checkbox', { name: 'waitforraster' }));
  expect(textOf(lab.element)).toContain('// waitforraster(250);');
  const seen = Array.from({ length: 10 }, () => {
    flyRight(lab, 20);
    return textOf(lab.element);
  });
  expect(seen.join('\n')).toMatch(/rivs isär: dess rader skiljer \d pixlar\./);
  expect(seen.at(-1)).toContain('Från kant till kant tar det högst tre bilder.');
});

test('waits for another line, and says which', async () => {
  const lab = await open('Flyg skeppet');
  fill(lab.getByRole('textbox', { name: 'Raden att vänta på', hidden: true }), '100');
  expect(textOf(lab.element)).toContain('waitforraster(100);');
});

test('can be paused when it goes on by itself', async () => {
  const lab = await open('Fånga fienden');
  stopClock();
  const pause = lab.getByRole('button', { name: 'Starta' });
  clickNow(pause);
  expect(pause).toHaveTextContent('Pausa');
  clickNow(pause);
  expect(pause).toHaveTextContent('Starta');
});
