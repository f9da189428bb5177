import { describe, expect, it } from 'vitest';
import { arrowsOf, laneWidth, objectsWithArrows, type Place, type Pointer } from '../core/arrows';

const width = 300;
const names: readonly Pointer[] = [
  { object: 1, x: 80, y: 20 },
  { object: 1, x: 90, y: 50 },
  { object: 2, x: 85, y: 80 },
];
const heads: ReadonlyMap<number, Place> = new Map([
  [1, { x: 60, y: 120 }],
  [2, { x: 60, y: 10 }],
]);

/** The pieces of a path that begin where the pen is set down. */
const strokes = (line: string): readonly string[] => line.split('M').slice(1);
const numbersIn = (text: string): readonly number[] => (text.match(/-?[\d.]+/g) ?? []).map(Number);

describe('arrows to objects', () => {
  it('run from every name to one arrow, in a lane that two names share', () => {
    const [shared] = arrowsOf(names, heads, width);
    const [a = '', b = '', into = ''] = strokes(shared?.line ?? '');
    expect([a, b, into].map((each) => numbersIn(each).slice(0, 2))).toEqual([
      [80, 20],
      [90, 50],
      [width - laneWidth / 2, 120],
    ]);
    // Both end in the lane, at most a bend above the arrow that goes into the object.
    for (const line of [a, b]) {
      expect(numbersIn(line)).toContain(width - laneWidth / 2);
      expect(numbersIn(line).at(-1)).toBeGreaterThan(110);
    }
    expect(shared?.head).toMatch(/^M60 120/);
  });

  it('have a lane for each object, within the picture, upwards too', () => {
    const arrows = arrowsOf(names, heads, width);
    expect(arrows.map(({ object }) => object)).toEqual([1, 2]);
    const up = numbersIn(strokes(arrows[1]?.line ?? '')[0] ?? '');
    expect(up).toContain(width - laneWidth * 1.5);
    expect(up.at(-1)).toBeLessThan(20);
    for (const { line } of arrows)
      for (const number of numbersIn(line)) expect(number).toBeLessThanOrEqual(width);
  });

  it('are none for an object that is not on the screen', () => {
    expect(arrowsOf(names, new Map(), width)).toEqual([]);
  });

  it('are for what most names share, where there are more than the margin holds', () => {
    expect(objectsWithArrows([1, 2, 3, 4, 5, 6, 7, 7, 6])).toEqual([1, 2, 3, 6, 7]);
  });
});
