import { describe, expect, it } from 'vitest';
import { lagLab, type Control } from '../lab';
import { parseSettings } from '../settings';

const begun = lagLab.start(parseSettings({}));

describe('the verbs', () => {
  it('play what is held', () => {
    const held: ReadonlySet<Control> = new Set(['left', 'up']);
    const { world, alvaSteered } = lagLab.reduce(begun, ['play', held, 30]);
    expect(world.bilal.x).toBeLessThan(258);
    expect(world.bilal.y).toBeLessThan(70);
    expect(world.alva.x).toBeGreaterThan(34);
    expect(alvaSteered).toBe(false);
  });

  it('let Alva be steered, who then waits for it', () => {
    const steered = lagLab.reduce(begun, ['play', new Set<Control>(['alva-down']), 3]);
    expect(steered.world.alva.y).toBeCloseTo(80, 6);
    const after = lagLab.reduce(steered, ['play', new Set<Control>(['left']), 10]);
    expect(after.world.alva).toEqual(steered.world.alva);
  });

  it('begin another game with another net', () => {
    const played = lagLab.reduce(begun, ['play', new Set<Control>(['left']), 90]);
    const other = lagLab.reduce(played, ['set', { rule: 'client' }]);
    expect(other.world).toEqual(begun.world);
    expect(other.net).toEqual({ rule: 'client', delay: 150, spawner: true });
    expect(lagLab.reduce(other, ['reset'])).toEqual(begun);
  });
});

describe('the settings', () => {
  it('are read', () => {
    expect(parseSettings({ delay: '400', rule: 'client', spawner: false }).net).toEqual({
      ...{ delay: 400, rule: 'client', spawner: false },
    });
  });

  it.each([
    [{ delay: 90 }, 'LagLab: delay har värdet 90 men ska vara ett av 0, 150, 400.'],
    [{ rule: 'alva' }, 'LagLab: rule har värdet "alva" men ska vara ett av server, client.'],
  ])('say what is wrong with %j', (props, message) => {
    expect(() => parseSettings(props)).toThrow(message);
  });
});
