import { describe, expect, it } from 'vitest';
import { generateMaze } from '../core/generate';
import { mapToText, parseMap } from '../core/mapText';
import { directions, floor, hasWeights, moveMark, neighbours, setTile, wall } from '../core/maze';
import { presetMaze, presetNames } from '../core/presets';

function reason(text: string): string | undefined {
  const result = parseMap(text);
  return result.kind === 'wrong' ? result.reason : undefined;
}

describe('parseMap', () => {
  it.each(presetNames)('gives the text of %s back unchanged', (name) => {
    const maze = presetMaze(name);
    expect(parseMap(mapToText(maze))).toEqual({ kind: 'maze', maze });
  });

  it('keeps a last row that is nothing but floor', () => {
    const text = 'S G\n   ';
    const result = parseMap(text);
    expect(result.kind === 'maze' ? mapToText(result.maze) : result.reason).toBe(text);
  });

  it('fills short lines with floor and keeps blanks at the start of a line', () => {
    const result = parseMap('\n\n S\n  5G\n\n');
    if (result.kind === 'wrong') throw new Error(result.reason);
    expect(result.maze).toMatchObject({ rows: 2, columns: 4, start: 1, goal: 7 });
    expect(result.maze.tiles).toEqual([1, 1, 1, 1, 1, 1, 5, 1]);
    expect(hasWeights(result.maze)).toBe(true);
    expect(hasWeights(presetMaze('mellan'))).toBe(false);
  });

  it.each([
    ['', 'tom'],
    ['\n\n', 'tom'],
    ['###\n# #', 'saknar start'],
    ['S  ', 'saknar mål'],
    ['S G\nS  ', 'mer än ett S'],
    ['SG\n x', 'Rad 2, tecken 2: "x"'],
    ['S0G', '"0"'],
    [`S${' '.repeat(50)}G`, '1 × 52 rutor; högst 31 × 41'],
  ])('refuses %j and says why', (text, part) => {
    expect(reason(text)).toContain(part);
  });
});

describe('drawing', () => {
  const maze = presetMaze('öppen');

  it('changes floor and walls but never the start or the goal', () => {
    const drawn = setTile(maze, 15, wall);
    expect(drawn.tiles[15]).toBe(wall);
    expect(maze.tiles[15]).toBe(floor);
    expect(setTile(maze, maze.start, wall)).toBe(maze);
    expect(setTile(maze, maze.goal, 5)).toBe(maze);
  });

  it('moves a mark, also onto a wall, but not onto the other mark', () => {
    const moved = moveMark(maze, 'goal', 0);
    expect(moved.goal).toBe(0);
    expect(moved.tiles[0]).toBe(floor);
    expect(moveMark(maze, 'goal', maze.start)).toBe(maze);
  });

  it('sees no neighbours in walls or outside the grid', () => {
    const result = parseMap('S \n#G');
    if (result.kind === 'wrong') throw new Error(result.reason);
    expect(neighbours(result.maze, 0, directions)).toEqual([1]);
    expect(neighbours(result.maze, 1, directions)).toEqual([3, 0]);
  });
});

describe('generateMaze', () => {
  // What a Python program with random.seed(42) and random.choice digs by the same rule.
  it('digs the maze that Python digs with the same seed', () => {
    expect(mapToText(generateMaze(5, 9, 42))).toBe(
      ['#########', '#S    # #', '##### # #', '#      G#', '#########'].join('\n'),
    );
    expect(mapToText(generateMaze(11, 19, 42)).split('\n')[1]).toBe('#S    #       #   #');
  });

  it('reaches every room in exactly one way', () => {
    const maze = generateMaze(21, 31, 7);
    const open = maze.tiles.filter((tile) => tile !== wall).length;
    const edges = maze.tiles.reduce(
      (sum, tile, cell) => sum + (tile === wall ? 0 : neighbours(maze, cell, ['Ö', 'S']).length),
      0,
    );
    // A connected graph without cycles has one edge fewer than nodes; 10 × 15 rooms and the doors
    // between them.
    expect(open).toBe(10 * 15 + (10 * 15 - 1));
    expect(edges).toBe(open - 1);
  });

  it('refuses sizes that have no outer wall', () => {
    expect(() => generateMaze(6, 9, 1)).toThrow(RangeError);
    expect(() => generateMaze(5, 3, 1)).toThrow(RangeError);
  });
});
