import { describe, expect, it } from 'vitest';
import { createRandom } from '@kurser/shared/random';
import { chooseMove, learn, longestEpisode, startLearner, updatedQ } from '../core/qlearning';
import { bestMoves, moveValues, startValues, sweepValues } from '../core/values';
import {
  cellAfter,
  movesIn,
  parseWorld,
  resizeWorld,
  withCell,
  withStart,
  type World,
} from '../core/world';

const rewards = { step: -0.04, goal: 1, trap: -1 };
const corridor = parseWorld('S....G');
const round = (value: number, decimals: number): number => Number(value.toFixed(decimals));

describe('value iteration', () => {
  // Python: V = [0 if s == 5 else max(r + 0.9·V[s2])] a hundred times on a corridor of six cells.
  it('gives the corridor the values that the same loop in Python gives', () => {
    let values = startValues(corridor);
    for (let i = 0; i < 100; i += 1) values = sweepValues(corridor, values, rewards, 0.9);
    expect(values.map((value) => round(value, 3))).toEqual([0.519, 0.621, 0.734, 0.86, 1, 0]);
  });

  it('lets knowledge spread one cell a sweep', () => {
    const once = sweepValues(corridor, startValues(corridor), rewards, 0.9);
    expect(once).toEqual([-0.04, -0.04, -0.04, -0.04, 1, 0]);
  });

  it('writes out what each move is worth', () => {
    expect(moveValues(corridor, [0, 0, 0, 0.5, 1, 0], 4, rewards, 0.9)).toEqual([
      { move: 'left', to: 3, reward: -0.04, nextValue: 0.5, value: -0.04 + 0.9 * 0.5 },
      { move: 'right', to: 5, reward: 1, nextValue: 0, value: 1 },
    ]);
    expect(moveValues(corridor, startValues(corridor), 5, rewards, 0.9)).toEqual([]);
  });

  it('goes round a trap when it can', () => {
    const world = parseWorld('SXG\n...');
    let values = startValues(world);
    for (let i = 0; i < 50; i += 1) values = sweepValues(world, values, rewards, 0.9);
    const moves = movesIn(world);
    const best = (cell: number) =>
      bestMoves(
        moves,
        moveValues(world, values, cell, rewards, 0.9).map(({ value }) => value),
      );
    expect(best(0)).toEqual(['down']);
    expect(best(5)).toEqual(['up']);
  });

  it('names all equally good moves', () => {
    expect(bestMoves(['left', 'right', 'up'], [1, 0, 1])).toEqual(['left', 'up']);
  });
});

describe('Q-learning', () => {
  it('updates as by hand', () => {
    // 2 + 0.5 · (1 + 0.9 · 4 − 2) = 3.3.
    expect(updatedQ(2, 1, 4, { alpha: 0.5, gamma: 0.9 })).toBeCloseTo(3.3, 12);
  });

  // Python: random.seed(1); 500 episodes with alpha 0.5, epsilon 0.1, gamma 0.9; [[round(v, 2) for
  // v in q] for q in Q[:5]].
  it('learns the very table that the same program learns in Python with the same seed', () => {
    const start = startLearner(corridor, createRandom(1).state());
    const parameters = { alpha: 0.5, gamma: 0.9, epsilon: 0.1 };
    const learner = learn(start, corridor, rewards, parameters, { episodes: 500 });
    expect(learner.q.slice(0, 5).map((row) => row.map((value) => round(value, 2)))).toEqual([
      [0.43, 0.52],
      [0.43, 0.62],
      [0.52, 0.73],
      [0.62, 0.86],
      [0.73, 1],
    ]);
    expect(learner.finished).toBe(500);
    expect(learner.history).toHaveLength(500);
  });

  it('is the same in steps as in episodes, and leaves the given learner alone', () => {
    const start = startLearner(corridor, createRandom(3).state());
    const parameters = { alpha: 0.5, gamma: 0.9, epsilon: 0.3 };
    const whole = learn(start, corridor, rewards, parameters, { episodes: 3 });
    let stepped = start;
    while (stepped.finished < 3)
      stepped = learn(stepped, corridor, rewards, parameters, { steps: 1 });
    expect(stepped).toEqual(whole);
    expect(start.q.flat().every((value) => value === 0)).toBe(true);
    expect(whole.agent).toBe(corridor.start);
  });

  it('remembers the last update', () => {
    const start = startLearner(corridor, createRandom(1).state());
    const { last } = learn(
      start,
      corridor,
      rewards,
      { alpha: 0.5, gamma: 0.9, epsilon: 0 },
      { steps: 1 },
    );
    expect(last).toMatchObject({ cell: 0, before: 0, reward: -0.04, bestNext: 0, after: -0.02 });
    expect(last?.explored).toBe(false);
  });

  it('breaks off an episode without end, and keeps a short history of many', () => {
    const closed: World = { rows: 1, columns: 3, cells: ['floor', 'wall', 'goal'], start: 0 };
    const start = startLearner(closed, createRandom(1).state());
    const parameters = { alpha: 0.5, gamma: 0.9, epsilon: 0.1 };
    const once = learn(start, closed, rewards, parameters, { episodes: 1 });
    expect(once.history[0]?.steps).toBe(longestEpisode);
    const open = startLearner(corridor, createRandom(1).state());
    const many = learn(open, corridor, rewards, parameters, { episodes: 2500 });
    expect(many.history.length).toBeLessThanOrEqual(1000);
    expect(many.history.at(-1)?.number).toBe(2500);
  });

  it('explores with epsilon 1 and takes the best with 0', () => {
    const random = createRandom(5);
    const chosen = Array.from({ length: 200 }, () => chooseMove([0, 9], 1, random));
    expect(chosen.every(({ explored }) => explored)).toBe(true);
    expect(chosen.filter(({ index }) => index === 0).length).toBeGreaterThan(60);
    expect(chooseMove([0, 9], 0, random)).toEqual({ index: 1, explored: false });
  });
});

describe('the world', () => {
  it('has only the moves that lead somewhere', () => {
    expect(movesIn(corridor)).toEqual(['left', 'right']);
    expect(movesIn(parseWorld('S\nG'))).toEqual(['up', 'down']);
    expect(movesIn(parseWorld('S.\n.G'))).toEqual(['left', 'right', 'up', 'down']);
  });

  it('stops at walls and edges', () => {
    const world = parseWorld('S#\n.G');
    expect(cellAfter(world, 0, 'right')).toBe(0);
    expect(cellAfter(world, 0, 'up')).toBe(0);
    expect(cellAfter(world, 0, 'left')).toBe(0);
    expect(cellAfter(world, 0, 'down')).toBe(2);
    expect(cellAfter(world, 2, 'down')).toBe(2);
  });

  it.each([
    ['', '0 × 0'],
    ['G', '1 × 1'],
    ['S'.padEnd(11, '.'), '1 × 11'],
    ['..G', '0 start'],
    ['S.S\nG..', '2 start'],
    ['S..', 'saknar mål'],
    ['S.G\n?..', 'tecknet ?'],
  ])('refuses %j', (text, message) => {
    expect(() => parseWorld(text)).toThrow(message);
  });

  it('is painted, but for its start', () => {
    expect(withCell(corridor, 2, 'wall').cells[2]).toBe('wall');
    expect(withCell(corridor, 0, 'wall')).toBe(corridor);
    expect(withCell(corridor, 99, 'wall')).toBe(corridor);
    const moved = withStart(corridor, 5);
    expect(moved).toMatchObject({ start: 5 });
    expect(moved.cells[5]).toBe('floor');
    expect(withStart(corridor, 99)).toBe(corridor);
  });

  it('keeps its cells when resized, and its start inside', () => {
    const taller = resizeWorld(corridor, 2, 6);
    expect(taller.cells[5]).toBe('goal');
    expect(taller.cells).toHaveLength(12);
    const world = parseWorld('#..\n..S\nG..');
    const small = resizeWorld(world, 1, 2);
    expect(small).toMatchObject({ start: 0, cells: ['floor', 'floor'] });
  });
});
