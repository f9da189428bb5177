import { describe, expect, it } from 'vitest';
import { levels, type Level } from '../core/levels';
import type { Numbers, Wish } from '../core/physics';
import { eventToText } from '../core/words';
import { isAtRest, startWorld, turn, type World } from '../core/world';

const plain: Numbers = { gravity: 980, speed: 200, jump: -400, coyote: 0, buffer: 0, short: false };
const still: Wish = { direction: 0, pressed: false, released: false };

/** The worlds of a game that is played by what it looks like. */
function play(
  level: Level,
  numbers: Numbers,
  count: number,
  wish: (world: World, index: number) => Partial<Wish>,
): readonly World[] {
  const worlds = [startWorld(level)];
  for (let index = 0; index < count; index += 1) {
    const world = worlds[index] ?? startWorld(level);
    worlds.push(turn(world, level, numbers, { ...still, ...wish(world, index) }));
  }
  return worlds;
}

const said = (worlds: readonly World[]): readonly string[] => [
  ...new Set(worlds.flatMap(({ event }) => (event === undefined ? [] : [eventToText(event)]))),
];

/** Right from the first step, with a jump where one is wanted. */
const rightwards =
  (jumpsAt: (world: World) => boolean) =>
  (world: World): Partial<Wish> => ({ direction: 1, pressed: jumpsAt(world) });

describe('the wall', () => {
  const overFrom = (numbers: Numbers, from: number): boolean => {
    const level: Level = { ...levels.mur, start: { x: from, y: from < 70 ? 80 : 152 } };
    return play(
      level,
      numbers,
      400,
      rightwards(({ body }) => body.onFloor && body.x > from - 1),
    ).some(({ body }) => body.x > 270);
  };

  it.each([60, 66, 69, 108, 200])('is too high for the lesson’s numbers, from x = %i', (from) => {
    expect(overFrom(plain, from)).toBe(false);
  });

  it.each([
    ['JUMP_VELOCITY', { jump: -450 }],
    ['gravity', { gravity: 780 }],
  ])('is passed with another %s', (_, change) => {
    expect(overFrom({ ...plain, ...change }, 200)).toBe(true);
  });

  it('is passed with another SPEED, from the platform', () => {
    expect(overFrom({ ...plain, speed: 300 }, 66)).toBe(true);
  });

  it('leaves two coins within reach', () => {
    const first = play(levels.mur, plain, 120, ({ body }) => ({
      direction: body.x < 167 ? 1 : 0,
      pressed: body.onFloor,
    }));
    expect(said(first)).toContain('Mynt 1 av 3.');
    const second = play(levels.mur, plain, 160, ({ body }, index) => ({
      direction: index > 9 && body.x > 42 ? -1 : 0,
      pressed: index === 0,
    }));
    expect(second.at(-1)?.coins).toEqual([1]);
  });
});

describe('the gap', () => {
  const jumpAt =
    (x: number) =>
    ({ body }: World): boolean =>
      body.x >= x;
  const results = (numbers: Numbers, x: number): readonly string[] => {
    let hasWish = false;
    return said(
      play(levels.grop, numbers, 140, (world) => {
        const pressed = !hasWish && jumpAt(x)(world);
        hasWish ||= pressed;
        return { direction: 1, pressed };
      }),
    );
  };

  it('is crossed from its edge', () => {
    expect(results(plain, 88)).toContain('Mynt 1 av 2.');
  });

  it('is not crossed from far before it', () => {
    expect(results(plain, 50)).toContain('Figuren föll i gropen och börjar om.');
  });

  it('says how late a press was, and whether the time helped', () => {
    expect(results(plain, 104)).toContain('Du tryckte 0,07 s efter kanten. Inget hopp.');
    expect(results({ ...plain, coyote: 0.1 }, 104)).toContain(
      'Du tryckte 0,07 s efter kanten, och coyote-tiden gav dig hoppet.',
    );
  });
});

describe('a jump', () => {
  const upAndAgain = (again: number, numbers: Numbers): readonly string[] =>
    said(
      play(levels.mur, numbers, 110, (_, index) => ({ pressed: index === 0 || index === again })),
    );

  it('is measured when it lands', () => {
    expect(upAndAgain(-1, plain)).toEqual(['Hoppet blev 85 pixlar högt och 0 pixlar långt.']);
  });

  it('tells of a press that came before the landing', () => {
    expect(upAndAgain(46, plain)).toContain('Du tryckte 0,05 s före landningen. Inget hopp.');
    expect(upAndAgain(46, { ...plain, buffer: 0.12 })).toContain(
      'Du tryckte 0,05 s före landningen, och bufferten gav dig hoppet.',
    );
  });

  it('is at rest some time after it has landed', () => {
    const worlds = play(levels.mur, plain, 110, (_, index) => ({ pressed: index === 0 }));
    expect(isAtRest(worlds[0] ?? startWorld(levels.mur))).toBe(true);
    expect(isAtRest(worlds[20] ?? startWorld(levels.mur))).toBe(false);
    expect(isAtRest(worlds[110] ?? startWorld(levels.mur))).toBe(true);
  });
});

describe('all coins', () => {
  it('are counted with the time it took, and stay taken after a fall', () => {
    const worlds = play(levels.grop, plain, 400, ({ body, coins }) => ({
      direction: coins.includes(0) ? -1 : 1,
      pressed:
        body.onFloor &&
        (coins.includes(0) ? body.x < 236 && body.x > 200 : body.x > 84 && body.x < 120),
    }));
    expect(said(worlds).at(-1)).toMatch(/^Alla mynt på \d,\d sekunder!$/);
    expect(worlds.at(-1)?.coins).toHaveLength(2);
  });
});
