import { describe, expect, it } from 'vitest';
import { algorithms, type Algorithm } from '../core/algorithm';
import { heuristics, type Heuristic } from '../core/heuristics';
import { parseMap } from '../core/mapText';
import { directions, positionText, type Direction, type Maze } from '../core/maze';
import { presetMaze, type PresetName } from '../core/presets';
import { maxSteps, type Recording } from '../core/recording';
import { recordSearch } from '../core/search';

function mazeOf(text: string): Maze {
  const result = parseMap(text);
  if (result.kind === 'wrong') throw new Error(result.reason);
  return result.maze;
}

function run(
  maze: Maze,
  algorithm: Algorithm,
  heuristic: Heuristic = 'manhattan',
  order: readonly Direction[] = directions,
): Recording {
  return recordSearch(maze, { algorithm, heuristic, order });
}

function visits(maze: Maze, recording: Recording, count: number): string {
  return recording.order
    .slice(0, count)
    .map((cell) => positionText(maze, cell))
    .join(', ');
}

/**
 * Steps and expanded cells as the lessons' Python program `sok.py` prints them on its three mazes
 * (dfs, bfs and a_stjärna with Manhattan). The other rows come from the same program with another
 * heuristic handed to a_stjärna, and from Python versions of greedy search and iterative deepening
 * written to the rules in the comments of this folder.
 */
const expected: readonly (readonly [
  PresetName,
  Algorithm,
  Heuristic,
  steps: number,
  expanded: number,
])[] = [
  ['liten', 'dfs', 'manhattan', 14, 15],
  ['liten', 'dfs-rekursiv', 'manhattan', 14, 15],
  ['liten', 'bfs', 'manhattan', 10, 21],
  ['liten', 'astar', 'manhattan', 10, 17],
  ['liten', 'astar', 'tjebysjov', 10, 18],
  ['liten', 'astar', 'euklidisk', 10, 17],
  ['liten', 'astar', 'noll', 10, 21],
  ['liten', 'ucs', 'manhattan', 10, 21],
  ['liten', 'girig', 'manhattan', 14, 15],
  ['liten', 'iddfs', 'manhattan', 10, 121],
  ['mellan', 'dfs', 'manhattan', 60, 66],
  ['mellan', 'dfs-rekursiv', 'manhattan', 60, 66],
  ['mellan', 'bfs', 'manhattan', 24, 77],
  ['mellan', 'astar', 'manhattan', 24, 30],
  ['mellan', 'astar', 'tjebysjov', 24, 46],
  ['mellan', 'astar', 'euklidisk', 24, 46],
  ['mellan', 'astar', 'noll', 24, 77],
  ['mellan', 'ucs', 'manhattan', 24, 77],
  ['mellan', 'girig', 'manhattan', 24, 30],
  ['mellan', 'girig', 'tjebysjov', 24, 27],
  ['mellan', 'girig', 'euklidisk', 24, 28],
  ['mellan', 'iddfs', 'manhattan', 24, 1149],
  ['öppen', 'dfs', 'manhattan', 12, 13],
  ['öppen', 'dfs-rekursiv', 'manhattan', 12, 13],
  ['öppen', 'bfs', 'manhattan', 12, 45],
  ['öppen', 'astar', 'manhattan', 12, 13],
  ['öppen', 'astar', 'tjebysjov', 12, 34],
  ['öppen', 'astar', 'euklidisk', 12, 34],
  ['öppen', 'astar', 'noll', 12, 45],
  ['öppen', 'ucs', 'manhattan', 12, 45],
  ['öppen', 'girig', 'manhattan', 12, 13],
  ['öppen', 'iddfs', 'manhattan', 12, 531],
];

describe('recordSearch', () => {
  it.each(expected)(
    'on %s with %s (%s) finds %i steps and expands %i cells, as the Python program does',
    (preset, algorithm, heuristic, steps, expanded) => {
      const recording = run(presetMaze(preset), algorithm, heuristic);
      expect(recording.path?.length).toBe(steps + 1);
      expect(recording.cost).toBe(steps);
      expect(recording.expanded).toBe(expanded);
      expect(recording.steps.at(-1)).toMatchObject({ kind: 'found', expanded });
    },
  );

  it.each(['dfs', 'dfs-rekursiv'] as const)(
    'visits liten in the order of the lesson: %s',
    (name) => {
      const maze = presetMaze('liten');
      expect(visits(maze, run(maze, name), 5)).toBe('(1, 1), (1, 2), (1, 3), (2, 3), (3, 3)');
    },
  );

  it('spreads breadth first in rings', () => {
    const maze = presetMaze('öppen');
    expect(visits(maze, run(maze, 'bfs'), 6)).toBe(
      '(1, 1), (1, 2), (2, 1), (1, 3), (2, 2), (3, 1)',
    );
  });

  it('looks at the neighbours in the order it is given', () => {
    const maze = presetMaze('liten');
    const recording = run(maze, 'dfs', 'manhattan', ['S', 'Ö', 'N', 'V']);
    expect(visits(maze, recording, 5)).toBe('(1, 1), (2, 1), (3, 1), (4, 1), (5, 1)');
    expect(recording.path).toHaveLength(11);
  });

  it('goes round what is dear when it counts cost, and through it when it does not', () => {
    const maze = mazeOf('S9G\n   ');
    expect(run(maze, 'bfs')).toMatchObject({ cost: 10 });
    expect(run(maze, 'bfs').path).toHaveLength(3);
    for (const algorithm of ['ucs', 'astar'] as const) {
      expect(run(maze, algorithm).cost).toBe(4);
      expect(run(maze, algorithm).path).toHaveLength(5);
    }
  });

  it.each(heuristics)('finds a cheapest path with A* and %s, like uniform cost', (heuristic) => {
    const maze = mazeOf('S1113\n9#519\n12 #4\n55312\n#119G');
    const cheapest = run(maze, 'ucs');
    expect(run(maze, 'astar', heuristic).cost).toBe(cheapest.cost);
    expect(run(maze, 'astar', heuristic).expanded).toBeLessThanOrEqual(cheapest.expanded);
  });

  it('marks what has been visited since it was put on the stack, and passes it over', () => {
    const blocked = mazeOf('S  \n   \n#G#');
    const recording = run(blocked, 'dfs', 'manhattan', ['Ö', 'S', 'V', 'N']);
    expect(recording.steps.some((step) => step.frontier.some((entry) => entry.stale))).toBe(true);
    const room = run(mazeOf('S  \n   \n###\n##G'), 'dfs');
    expect(room.steps.filter((step) => step.kind === 'skip').length).toBeGreaterThan(0);
    expect(room.expanded).toBe(6);
  });

  it('marks an entry of the priority queue that a cheaper way has made stale, and passes it over', () => {
    const maze = mazeOf('S4134\n34414\n3#293\n122#G');
    const recording = run(maze, 'astar');
    const at = recording.steps.findIndex((step) => step.kind === 'skip');
    expect(recording.steps[at]?.text).toBe('Tar (2, 2): redan klar, hoppas över.');
    const before = recording.steps[at - 1]?.frontier.find((entry) => entry.stale);
    expect(before === undefined ? '' : positionText(maze, before.cell)).toBe('(2, 2)');
    expect(recording.cost).toBe(run(maze, 'ucs').cost);
  });

  it.each(algorithms)('says that there is no way when there is none: %s', (algorithm) => {
    const recording = run(mazeOf('#####\n#S#G#\n#####'), algorithm);
    expect(recording.path).toBeUndefined();
    expect(recording.cost).toBeUndefined();
    expect(recording.steps.at(-1)?.kind).toBe('failed');
  });

  it('cuts a recording off that would never end in sight, and says so', () => {
    const corridor = Array.from({ length: 31 }, (_, row) => {
      if (row % 2 === 1) return row % 4 === 1 ? '#'.repeat(40) + ' ' : ' ' + '#'.repeat(40);
      const line = ' '.repeat(41);
      if (row === 0) return 'S' + line.slice(1);
      return row === 30 ? line.slice(1) + 'G' : line;
    });
    const recording = run(mazeOf(corridor.join('\n')), 'iddfs');
    expect(recording.path).toBeUndefined();
    expect(recording.steps).toHaveLength(maxSteps + 1);
    expect(recording.steps.at(-1)?.kind).toBe('capped');
  });

  it('begins each round of iterative deepening with nothing visited', () => {
    const recording = run(presetMaze('liten'), 'iddfs');
    const rounds = recording.steps.filter((step) => step.kind === 'deeper');
    expect(rounds.map((step) => step.limit)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(rounds.every((step) => step.roundStart === step.expanded)).toBe(true);
  });
});
