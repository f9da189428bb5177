import { describe, expect, it } from 'vitest';
import { jumpOf, step, type Block, type Body, type Numbers, type Wish } from '../core/physics';

/** The numbers of first-game/player.mdx, and of zextra/player.mdx. */
const plain: Numbers = { gravity: 980, speed: 200, jump: -400, coyote: 0, buffer: 0, short: false };
const kind: Numbers = { ...plain, coyote: 0.1, buffer: 0.12, short: true };

const ground: Block = { x: 0, y: 320, width: 400, height: 40 };
const standing = (x: number): Body => ({
  ...{ x, y: 312, vx: 0, vy: 0, onFloor: true, coyote: 0, buffer: 0 },
});
const still: Wish = { direction: 0, pressed: false, released: false };

/** The bodies after each of the steps. */
function run(
  from: Body,
  numbers: Numbers,
  count: number,
  wish: (index: number) => Partial<Wish>,
  blocks: readonly Block[] = [ground],
): readonly Body[] {
  const bodies: Body[] = [];
  let body = from;
  for (let index = 0; index < count; index += 1) {
    body = step(body, numbers, { ...still, ...wish(index) }, blocks).body;
    bodies.push(body);
  }
  return bodies;
}

/** What Godot keeps between two bodies makes its jumps a hair higher: 85.1 for 85.0. */
const hair = 0.15;

const expectNear = (value: number, other: number): void => {
  expect(Math.abs(value - other)).toBeLessThan(hair);
};

const heightOf = (bodies: readonly Body[]): number => 312 - Math.min(...bodies.map(({ y }) => y));

describe('the figure', () => {
  it('jumps as high as the lesson measured, 85.1 pixels, and lands where it began', () => {
    const bodies = run(standing(200), plain, 60, (index) => ({ pressed: index === 0 }));
    expectNear(heightOf(bodies), 85.1);
    expect(bodies.at(-1)).toMatchObject({ y: 312, vy: 0, onFloor: true });
    expectNear(jumpOf(plain).height, 85.1);
  });

  it('takes the first steps that the lesson steps through', () => {
    const ys = run(standing(200), plain, 2, (index) => ({ pressed: index === 0 }));
    expect(ys[0]).toMatchObject({ vy: -400 });
    expect(ys[0]?.y).toBeCloseTo(312 - 400 / 60, 6);
    expect(ys[1]?.vy).toBeCloseTo(-383.67, 2);
  });

  it.each([
    [1, 27.1],
    [4, 40.8],
    [8, 56.2],
    [16, 77.1],
    [30, 85.1],
  ])('with the key down for %i steps jumps %f pixels', (steps, height) => {
    const bodies = run(standing(200), kind, 60, (index) => ({
      pressed: index === 0,
      released: index === steps,
    }));
    expectNear(heightOf(bodies), height);
  });

  it('falls past the edge with the numbers that the lesson printed, and jumps in the fourth', () => {
    const bodies = run(standing(5), kind, 126, (index) => ({
      direction: 1,
      pressed: index === 124,
    }));
    const table = bodies
      .slice(121)
      .map(({ x, y, vy, coyote, onFloor }) =>
        [x.toFixed(1), y.toFixed(1), vy.toFixed(1), coyote.toFixed(3), onFloor].join(' '),
      );
    expect(table).toEqual([
      '411.7 312.3 16.3 0.083 false',
      '415.0 312.8 32.7 0.067 false',
      '418.3 313.6 49.0 0.050 false',
      '421.7 307.0 -400.0 0.000 false',
      '425.0 300.6 -383.7 -0.017 false',
    ]);
  });

  it('does not jump past the edge without coyote time, nor from the air', () => {
    const past = run(standing(5), plain, 126, (index) => ({
      direction: 1,
      pressed: index === 125,
    }));
    expect(past.at(-1)?.vy).toBeGreaterThan(0);
  });

  it.each([
    [kind, true],
    [plain, false],
  ])('remembers a press before landing only with a buffer', (numbers, jumps) => {
    const air: Body = { ...standing(200), y: 291.8, vy: 310.4, onFloor: false };
    const bodies = run(air, numbers, 6, (index) => ({ pressed: index === 0 }));
    expect(bodies.some(({ vy }) => vy < 0)).toBe(jumps);
  });

  it('stops at a wall and under a roof', () => {
    const wall: Block = { x: 230, y: 220, width: 16, height: 100 };
    const beside = run(standing(200), plain, 30, () => ({ direction: 1 }), [ground, wall]);
    expect(beside.at(-1)).toMatchObject({ x: 224, vx: 0, onFloor: true });
    const roof: Block = { x: 180, y: 260, width: 40, height: 16 };
    const under = run(standing(200), plain, 20, (index) => ({ pressed: index === 0 }), [
      ground,
      roof,
    ]);
    expect(heightOf(under)).toBeCloseTo(312 - 284, 6);
  });

  it('goes four times as high with twice the speed, nearly', () => {
    expect(jumpOf({ ...plain, jump: -800 }).height / jumpOf(plain).height).toBeCloseTo(3.9, 1);
    expect(jumpOf({ ...plain, jump: 0 }).height).toBeCloseTo(0, 9);
  });
});
