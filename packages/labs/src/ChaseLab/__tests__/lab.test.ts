import { describe, expect, it } from 'vitest';
import type { Direction } from '../../MazeViz/core/maze';
import { chaseLab } from '../lab';
import { parseSettings } from '../settings';

const begun = chaseLab.start(parseSettings({ hunter: 'ingen' }));
const held = (...ways: readonly Direction[]): ReadonlySet<Direction> => new Set(ways);

describe('the verbs', () => {
  it('go on the way that was pressed, until another is', () => {
    const pressed = chaseLab.reduce(begun, ['play', held('Ö'), 1]);
    const going = chaseLab.reduce(pressed, ['play', held(), 40]);
    expect(going.game).toMatchObject({ want: 'Ö', facing: 'Ö' });
    expect(going.game.moves).toBeGreaterThan(0);
    expect(chaseLab.reduce(going, ['play', held('Ö', 'N'), 1]).game.want).toBe('N');
  });

  it('walk a program’s moves, until somebody steers', () => {
    const ordered = chaseLab.reduce(begun, ['order', 'ÖV']);
    expect(chaseLab.reduce(ordered, ['play', held(), 30]).game.moves).toBe(2);
    expect(chaseLab.reduce(ordered, ['play', held('V'), 1]).game.orders).toBe('');
  });

  it('begin again by a press when the game is over', () => {
    const round = chaseLab.reduce(begun, ['orderRound']);
    const over = chaseLab.reduce(round, ['play', held(), 3000]);
    expect(over.game.state.kind).toBe('won');
    expect(chaseLab.reduce(over, ['play', held(), 10]).game.state.kind).toBe('won');
    expect(chaseLab.reduce(over, ['play', held('V'), 1]).game.state.kind).toBe('on');
    expect(chaseLab.reduce(over, ['again']).game).toEqual(begun.game);
  });

  it('change the ghost in the middle of a game', () => {
    expect(chaseLab.reduce(begun, ['set', { hunter: 'dfs' }]).rules.hunter).toBe('dfs');
  });
});

describe('the settings', () => {
  it.each([
    [{ hunter: 'bredden' }, 'ChaseLab: hunter har värdet "bredden" men ska vara ett av ingen,'],
    [{ pace: 20 }, 'ChaseLab: pace har värdet 20 men ska vara ett tal från 1 till 8.'],
  ])('say what is wrong with %j', (props, message) => {
    expect(() => parseSettings(props)).toThrow(message);
  });
});
