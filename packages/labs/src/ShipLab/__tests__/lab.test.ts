import { describe, expect, it } from 'vitest';
import { shipLab, type Control } from '../lab';
import { parseSettings } from '../settings';

const begun = shipLab.start(parseSettings({}));
const right: ReadonlySet<Control> = new Set(['right', 'fire']);

describe('the verbs', () => {
  it('play whole pictures, or three lines at a time', () => {
    expect(shipLab.reduce(begun, ['play', right, 2]).machine).toMatchObject({ x: 162, red: true });
    const slow = shipLab.reduce(begun, ['setSlow', true]);
    expect(shipLab.reduce(slow, ['play', right, 2]).machine).toMatchObject({ x: 160, line: 6 });
  });

  it('leave the wait out and put it back on its line', () => {
    const out = shipLab.reduce(begun, ['setWait', false]);
    expect(out.program.wait).toBeUndefined();
    const moved = shipLab.reduce(out, ['setLine', 100]);
    expect(moved.program.wait).toBeUndefined();
    expect(shipLab.reduce(moved, ['setWait', true]).program.wait).toBe(100);
    expect(shipLab.reduce(begun, ['setLine', 40]).program.wait).toBe(40);
    expect(shipLab.reduce(begun, ['setStride', 3]).program.stride).toBe(3);
  });
});

describe('the settings', () => {
  it('are read', () => {
    const { program, slow } = parseSettings({ waits: false, stride: 2, enemy: true, slow: true });
    expect(program).toEqual({ wait: undefined, stride: 2, enemy: true });
    expect(slow).toBe(true);
  });

  it('say what is wrong', () => {
    expect(() => parseSettings({ line: 400 })).toThrow(
      'ShipLab: line har värdet 400 men ska vara ett heltal från 0 till 311.',
    );
  });
});
