import { describe, expect, it } from 'vitest';
import type { Direction } from '../../MazeViz/core/maze';
import { parseBoard } from '../core/board';
import { beatenToText, dareToText, nextGhost } from '../core/words';
import { beatenIn, chaseLab, parseBeaten, type ChaseState } from '../lab';
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
    const early = chaseLab.reduce(over, ['play', held('V'), 10]);
    expect(early.game.state.kind).toBe('won');
    const rested = chaseLab.reduce(early, ['play', held(), 20]);
    expect(rested.game.state.kind).toBe('won');
    expect(chaseLab.reduce(rested, ['play', held('V'), 1]).game.state.kind).toBe('on');
    expect(chaseLab.reduce(over, ['again']).game).toEqual(begun.game);
  });

  it('change the ghost in the middle of a game', () => {
    expect(chaseLab.reduce(begun, ['set', { hunter: 'dfs' }]).rules.hunter).toBe('dfs');
  });
});

describe('a ghost that has lost', () => {
  // Home is nearer than the ghost.
  const board = parseBoard('##############\n#       S.G  #\n##############');
  if (board.kind === 'wrong') throw new Error(board.reason);
  const settings = { ...parseSettings({ hunter: 'dfs', pace: 4 }), board: board.board };
  const start = chaseLab.start(settings);
  const round = chaseLab.reduce(start, ['orderRound']).game.orders;
  const ended = (state: ChaseState): ChaseState => chaseLab.reduce(state, ['play', held(), 3000]);
  const walked = chaseLab.reduce(start, ['order', round]);

  it('is beaten by a round that a student has written', () => {
    const over = ended(walked);
    expect(over.game.state.kind).toBe('won');
    expect(beatenIn(over)).toBe('dfs');
    expect(beatenIn(walked)).toBeUndefined();
  });

  it('is not beaten by the greedy agent', () => {
    const over = ended(chaseLab.reduce(start, ['orderRound']));
    expect(over.game.state.kind).toBe('won');
    expect(beatenIn(over)).toBeUndefined();
    expect(beatenIn(ended(chaseLab.reduce(over, ['order', round])))).toBe('dfs');
  });

  it('is not beaten where it was put there at the end', () => {
    const alone = chaseLab.reduce(walked, ['set', { hunter: 'ingen' }]);
    const begun = chaseLab.reduce(alone, ['play', held(), 5]);
    const changed = ended(chaseLab.reduce(begun, ['set', { hunter: 'astar' }]));
    expect(changed.game.state.kind).toBe('won');
    expect(beatenIn(changed)).toBeUndefined();
    expect(beatenIn(ended(alone))).toBeUndefined();
  });

  it('is not beaten when it goes slower than the author’s', () => {
    const fast = parseSettings({ hunter: 'dfs', pace: 5 });
    const over = ended(walked);
    expect(beatenIn({ ...over, settings: fast })).toBeUndefined();
  });

  it('is told of, with those that are left', () => {
    expect(beatenToText([])).toBe(
      'Slå spökena ett i taget: djupet först, girig, bredden först, A*.',
    );
    expect(beatenToText(['bfs', 'dfs'])).toBe(
      'Slagna: djupet först, bredden först. Kvar: girig, A*.',
    );
    expect(beatenToText(['bfs', 'dfs', 'astar', 'girig'])).toBe('Du har slagit alla fyra spökena.');
  });

  it('is followed by the next, by its name', () => {
    expect(dareToText(nextGhost(['dfs']))).toBe('Vågar du möta Girig?');
    expect(dareToText(nextGhost(['dfs', 'girig', 'bfs']))).toBe('Vågar du möta A*?');
    expect(dareToText(nextGhost(['bfs', 'dfs', 'astar', 'girig']))).toBe(
      'Alla fyra spökena är slagna.',
    );
  });

  it('is read from the device, and nothing else', () => {
    expect(parseBeaten(['bfs'])).toEqual(['bfs']);
    for (const raw of [['ingen'], ['spöke'], 'bfs', null, [1]])
      expect(parseBeaten(raw)).toBeUndefined();
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
