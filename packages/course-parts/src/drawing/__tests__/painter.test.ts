import { expect, it } from 'vitest';
import { parseCommands, type DrawCommand } from '@kurser/python-runner/drawing';
import { frameOf, Painter, pictureText } from '../core/painter';

function commandsOf(...written: readonly (readonly unknown[])[]): readonly DrawCommand[] {
  const commands = parseCommands(written);
  if (commands === undefined) throw new Error('the commands cannot be read');
  return commands;
}

function paint(...written: readonly (readonly unknown[])[]) {
  const painter = new Painter();
  for (const command of commandsOf(...written)) painter.draw(command);
  return painter;
}

const right = ['go', 0, 0, 0, 80, 0, 'red', 1, 1] as const;
const up = ['go', 0, 80, 0, 80, 80, 'red', 1, 1] as const;

it('joins lines that go on, and begins anew with another colour', () => {
  const { shapes } = paint(right, up, ['go', 0, 80, 80, 0, 0, 'blue', 1, 1]).picture();
  expect(shapes.map((shape) => shape.kind === 'lines' && shape.places.length)).toEqual([3, 2]);
});

it('lays what is filled below the lines around it', () => {
  const area = [
    'fill',
    0,
    [
      [0, 0],
      [80, 0],
      [80, 80],
    ],
    'green',
  ] as const;
  const { shapes } = paint(['begin', 0], right, up, area).picture();
  expect(shapes.map(({ kind }) => kind)).toEqual(['area', 'lines']);
});

it('draws a part of what takes time', () => {
  const painter = paint(right);
  const [command] = commandsOf(up);
  if (command === undefined) throw new Error('nothing to draw');
  expect(painter.secondsOf(command)).toBe(1);
  const { turtles, shapes } = painter.picture(command, 0.25);
  expect(turtles[0]?.at).toEqual({ x: 80, y: 20 });
  expect(shapes).toHaveLength(1);
  expect(painter.picture().turtles[0]?.at).toEqual({ x: 80, y: 0 });
});

it('turns the shorter way', () => {
  const painter = paint(['turn', 0, 350, 0]);
  const [turn] = commandsOf(['turn', 0, 10, 1]);
  expect(turn && painter.secondsOf(turn)).toBeCloseTo(20 / 180);
  expect(turn && painter.picture(turn, 0.5).turtles[0]?.heading).toBeCloseTo(360);
});

it('clears what one turtle has drawn, and no other', () => {
  const { shapes } = paint(right, ['dot', 1, 0, 0, 5, 'red'], ['clear', 0]).picture();
  expect(shapes.map(({ kind }) => kind)).toEqual(['nothing', 'dot']);
});

it('has room for everything', () => {
  const frame = frameOf(commandsOf(['size', 100, 100], ['go', 0, 0, 0, 300, 0, null, 1, 1]));
  expect(frame).toEqual({ left: -50, bottom: -50, width: 362, height: 100 });
});

it('is told in words', () => {
  const text = ['text', 0, 0, 0, 'hej', 'left', 8, 'red', ''] as const;
  expect(pictureText(paint(right, up, text).picture())).toBe(
    'Programmets bild: 2 streck, texten hej',
  );
  expect(pictureText(paint().picture())).toBe('Programmets bild: tom');
});
