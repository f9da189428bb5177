import { describe, expect, it } from 'vitest';
import { frontierItems } from '../core/frontierText';
import type { ActionOf } from '../../kit/lab';
import { mazeLab, type Lab } from '../lab';
import { cellLabel, cellLooks, cellText, stepAt } from '../core/look';
import { directions, wall } from '../core/maze';
import { presetMaze } from '../core/presets';
import { parseSettings } from '../settings';
import { recordSearch } from '../core/search';

function after(lab: Lab, ...actions: readonly ActionOf<typeof mazeLab>[]): Lab {
  return actions.reduce(mazeLab.reduce, lab);
}

const start = mazeLab.start(parseSettings({ preset: 'liten' }));

describe('mazeLab', () => {
  it('draws with the chosen tool only, and the maze becomes one’s own', () => {
    expect(after(start, ['stroke', [11]])).toBe(start);
    const drawn = after(start, ['set', { tool: 'wall' }], ['stroke', [11, 12]]);
    expect([drawn.maze.tiles[11], drawn.maze.tiles[12], drawn.source]).toEqual([
      wall,
      wall,
      'egen',
    ]);
    const weighted = after(drawn, ['set', { tool: 'weight', weight: 7 }], ['stroke', [11]]);
    expect(weighted.maze.tiles[11]).toBe(7);
    const cleared = after(weighted, ['set', { tool: 'floor' }], ['stroke', [11, 12]]);
    expect(cleared.maze.tiles).toEqual(start.maze.tiles);
    const moved = after(start, ['set', { tool: 'goal' }], ['stroke', [11]]);
    expect(moved.maze.goal).toBe(11);
  });

  it('begins again when what is searched changes, and stays at the end for one who watches it', () => {
    const change: ActionOf<typeof mazeLab> = ['setSide', 'first', { algorithm: 'dfs' }];
    expect(after(start, ['go', 5], change).position).toBe(0);
    expect(after(start, ['go', Infinity], change).position).toBe(Infinity);
    expect(after(start, ['go', 5], ['set', { tool: 'wall' }]).position).toBe(5);
    expect(after(start, ['go', -1]).position).toBe(0);
  });

  it('digs with the seed and the size of the moment', () => {
    const dug = after(start, ['set', { rows: 5, columns: 9, seed: 42 }], ['generate']);
    expect(dug.maze).toEqual(parseSettings({ rows: 5, columns: 9, seed: 42 }).maze);
    expect(after(dug, ['read', presetMaze('liten'), 'liten']).source).toBe('liten');
  });
});

describe('the look of a step', () => {
  const maze = presetMaze('liten');
  const recording = recordSearch(maze, {
    algorithm: 'astar',
    heuristic: 'manhattan',
    order: directions,
  });

  it('shows frontier, visited, current and at last the path', () => {
    const step = stepAt(recording, 2);
    const looks = cellLooks(maze, recording, step);
    expect(looks[10]).toEqual({ mark: 'visited', number: 1 });
    expect(looks[step.cell ?? 0]?.mark).toBe('current');
    expect(step.frontier.every((entry) => looks[entry.cell]?.mark === 'frontier')).toBe(true);
    const end = cellLooks(maze, recording, stepAt(recording, Infinity));
    expect(end.filter((look) => look.mark === 'path')).toHaveLength(recording.path?.length ?? 0);
  });

  it('names each cell in words and signs', () => {
    const looks = cellLooks(maze, recording, stepAt(recording, 2));
    expect(cellLabel(maze, 10, looks[10] ?? { mark: 'none', number: undefined })).toBe(
      '(1, 1): start, besökt, nummer 1',
    );
    expect(cellLabel(maze, 0, { mark: 'none', number: undefined })).toBe('(0, 0): vägg');
    expect(cellText(maze, 11, { mark: 'visited', number: 3 }, false)).toBe('•');
    expect(cellText(maze, 11, { mark: 'visited', number: 3 }, true)).toBe('3');
    expect(cellText(maze, maze.goal, { mark: 'path', number: 3 }, true)).toBe('G');
    const heavy = { ...maze, tiles: maze.tiles.map((tile, cell) => (cell === 11 ? 5 : tile)) };
    expect(cellText(heavy, 11, { mark: 'frontier', number: undefined }, false)).toBe('5○');
    expect(cellLabel(heavy, 11, { mark: 'frontier', number: undefined })).toBe(
      '(1, 2): golv med tyngd 5, väntar i frontlinjen',
    );
  });

  it('lists the frontier with the next to be taken first', () => {
    const first = frontierItems(maze, 'astar', stepAt(recording, 0).frontier);
    expect(first).toEqual([{ position: '(1, 1)', values: 'f 10 = 0 + 10', stale: false }]);
    const dfs = recordSearch(maze, { algorithm: 'dfs', heuristic: 'noll', order: directions });
    const stack = frontierItems(maze, 'dfs', stepAt(dfs, 1).frontier);
    expect(stack.map((item) => item.position)).toEqual(['(1, 2)', '(2, 1)']);
  });
});
