import { describe, expect, it } from 'vitest';
import { jumpLab, parseBest, wonIn, type Control } from '../lab';
import { parseSettings } from '../settings';

const begun = jumpLab.start(parseSettings({}));
const none: ReadonlySet<Control> = new Set();

describe('the verbs', () => {
  it('play as many steps as have passed', () => {
    const once = jumpLab.reduce(begun, ['play', new Set<Control>(['right']), 3]);
    const thrice = [1, 2, 3].reduce(
      (state) => jumpLab.reduce(state, ['play', new Set<Control>(['right']), 1]),
      begun,
    );
    expect(once.world).toEqual(thrice.world);
    expect(once.world.body.x - begun.world.body.x).toBeCloseTo(10, 6);
  });

  it('jump once a press, however long it lasts', () => {
    const held: ReadonlySet<Control> = new Set(['jump']);
    let state = begun;
    let jumps = 0;
    for (let index = 0; index < 120; index += 1) {
      const next = jumpLab.reduce(state, ['play', held, 1]);
      if (next.world.body.vy === -400) jumps += 1;
      state = next;
    }
    expect(jumps).toBe(1);
    state = jumpLab.reduce(state, ['play', none, 1]);
    expect(jumpLab.reduce(state, ['play', held, 1]).world.body.vy).toBe(-400);
  });

  it('change a number, begin again with it, and go back to the lesson’s', () => {
    const higher = jumpLab.reduce(begun, ['set', { jump: -500 }]);
    const moved = jumpLab.reduce(higher, ['play', new Set<Control>(['jump']), 5]);
    const again = jumpLab.reduce(moved, ['again']);
    expect(again.numbers.jump).toBe(-500);
    expect(again.world).toEqual(begun.world);
    expect(jumpLab.reduce(again, ['reset'])).toEqual(begun);
  });
});

describe('the time', () => {
  const { coins } = begun.level;
  const [last] = coins.slice(-1);
  if (last === undefined) throw new Error('A level without coins');
  const { body } = begun.world;
  const beforeLast = {
    ...begun,
    world: {
      ...begun.world,
      steps: 299,
      coins: coins.slice(0, -1).map((_, index) => index),
      body: { ...body, ...last, onFloor: false },
    },
  };
  const won = jumpLab.reduce(beforeLast, ['play', none, 1]);

  it('is told when the last coin has been taken, and is the same afterwards', () => {
    expect(wonIn(beforeLast)).toBeUndefined();
    expect(wonIn(won)).toBe(5);
    expect(wonIn(jumpLab.reduce(won, ['play', none, 1]))).toBe(5);
  });

  it('stands when the figure lands', () => {
    const landed = jumpLab.reduce(won, ['play', none, 120]);
    expect(landed.world.body.onFloor).toBe(true);
    expect(landed.world.event).toEqual({ kind: 'won', seconds: 5 });
  });

  it('is read from the device, and nothing else', () => {
    expect(parseBest(4.2)).toBe(4.2);
    for (const raw of [0, -1, '4', null, [4]]) expect(parseBest(raw)).toBeUndefined();
  });
});

describe('the settings', () => {
  it('are the first lesson’s numbers unless said', () => {
    expect(begun.numbers).toMatchObject({ gravity: 980, speed: 200, jump: -400, coyote: 0 });
    expect(begun.settings.shown).toEqual(['gravity', 'speed', 'jump']);
  });

  it('are read with the minus sign of Swedish text too', () => {
    expect(parseSettings({ jump: '−500', level: 'grop', short: true })).toMatchObject({
      level: 'grop',
      numbers: { jump: -500, short: true },
    });
  });

  it.each([
    [{ jump: 400 }, 'JumpLab: jump har värdet 400 men ska vara ett tal från -900 till 0.'],
    [{ level: 'hav' }, 'JumpLab: level har värdet "hav" men ska vara ett av mur, grop.'],
    [
      { show: 'gravity speed jump coyote' },
      'JumpLab: show har fler än tre tal; de andra står under Mer.',
    ],
  ])('say what is wrong with %j', (props, message) => {
    expect(() => parseSettings(props)).toThrow(message);
  });
});
