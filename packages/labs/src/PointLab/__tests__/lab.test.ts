import { describe, expect, it } from 'vitest';
import { factsOf } from '../core/facts';
import { maxPoints } from '../core/data';
import type { ActionOf } from '../../kit/lab';
import { pointLab } from '../lab';
import { parseSettings } from '../settings';
import { testPoints, type LabState } from '../core/state';
import { canTrain } from '../core/training';

const start = (props: Record<string, unknown>): LabState =>
  pointLab.start(parseSettings(props, []));
const run = (state: LabState, ...actions: ActionOf<typeof pointLab>[]): LabState =>
  actions.reduce(pointLab.reduce, state);

describe('points', () => {
  it('adds with the chosen class, selects, moves inside the axes and removes', () => {
    const state = run(start({ model: 'knn' }), ['setBrush', 1], ['addPoint', { x: 6, y: 7 }]);
    expect(state.points.at(-1)).toEqual({ id: 8, x: 6, y: 7, group: 1, role: 'train' });
    expect(state.selected).toBe(8);
    const moved = run(state, ['place', 8, { x: 1e9, y: 7.5 }]);
    expect(moved.points.at(-1)).toMatchObject({ x: state.settings.dataset.x.max, y: 7.5 });
    const removed = run(moved, ['removePoint', 8]);
    expect(removed.points).toHaveLength(8);
    expect(removed.selected).toBeNull();
  });

  it('takes no more points than the plane has room for', () => {
    let state = start({ model: 'knn' });
    for (let i = 0; i < maxPoints + 5; i += 1) state = run(state, ['addPoint', { x: 6, y: 7 }]);
    expect(state.points).toHaveLength(maxPoints);
  });

  it('turns an outcome over when it is dragged to the other side', () => {
    const state = run(start({ model: 'logistic' }), ['place', 0, { x: 1, y: 0.8 }]);
    expect(state.points[0]).toMatchObject({ x: 1, y: 1, group: 1 });
  });

  it('moves the new point too, and selecting it removes nothing', () => {
    const state = run(
      start({ model: 'knn', query: '5.8 6.8' }),
      ['select', 'query'],
      ['place', 'query', { x: 6, y: 7 }],
    );
    expect(state.query).toEqual({ x: 6, y: 7 });
    expect(state.points).toHaveLength(8);
  });

  it('comes back as the author wrote it, with the chosen model', () => {
    const changed = run(
      start({ model: 'knn tree', data: 'blad' }),
      ['setModel', 'tree'],
      ['addPoint', { x: 5, y: 4 }],
      ['train', 2],
      ['reset'],
    );
    expect(changed.points).toHaveLength(36);
    expect(changed.model).toBe('tree');
    expect(changed.fit).toEqual({ kind: 'tree', splits: 0 });
  });
});

describe('the split', () => {
  it('keeps the rounded share for testing, the same for the same seed', () => {
    const state = start({ model: 'knn', data: 'blad', test: 30, seed: 7 });
    expect(testPoints(state.points)).toHaveLength(11);
    expect(start({ model: 'knn', data: 'blad', test: 30, seed: 7 }).points).toEqual(state.points);
    const other = run(state, ['setOptions', { seed: 8 }]);
    expect(other.points).not.toEqual(state.points);
    expect(testPoints(run(state, ['setOptions', { testShare: 0 }]).points)).toEqual([]);
  });

  it('is the one Python makes', () => {
    // Python: ids = list(range(8)); random.seed(7); random.shuffle(ids); ids[:4] is [6, 7, 2, 4].
    const state = start({ model: 'knn', test: 50, seed: 7 });
    expect(testPoints(state.points).map(({ id }) => id)).toEqual([2, 4, 6, 7]);
  });

  it('measures the score on the test points when there are some', () => {
    const total = (state: LabState): [string, number] => {
      const facts = factsOf(state);
      if (facts.kind !== 'knn') throw new Error('not k-NN');
      return [facts.score.on, facts.score.matrix.flat().reduce((sum, count) => sum + count, 0)];
    };
    expect(total(start({ model: 'knn', data: 'blad', test: 25 }))).toEqual(['test', 9]);
    expect(total(start({ model: 'knn', data: 'blad' }))).toEqual(['train', 36]);
  });
});

describe('training', () => {
  it('descends the line and keeps each loss', () => {
    const state = run(start({ model: 'linear' }), ['train', 10]);
    if (state.fit.kind !== 'linear') throw new Error('not linear');
    // numpy: MSE 44.182 before, 12.303 after one step and 0.056 after ten, rate 0.02.
    expect(state.fit.history).toHaveLength(11);
    const { history } = state.fit;
    expect([0, 1, 10].map((step) => Number(history[step]?.train.toFixed(3)))).toEqual([
      44.182, 12.303, 0.056,
    ]);
  });

  it('stops when the loss runs away, and says so', () => {
    const state = run(start({ model: 'linear', rate: 0.2 }), ['train', 10000]);
    expect(canTrain(state)).toBe(false);
    expect(factsOf(state)).toMatchObject({ runaway: true });
    expect(run(state, ['train', 1])).toBe(state);
  });

  it('keeps a long loss curve short', () => {
    const state = run(start({ model: 'linear' }), ['train', 3000]);
    if (state.fit.kind !== 'linear') throw new Error('not linear');
    expect(state.fit.steps).toBe(3000);
    expect(state.fit.history.length).toBeLessThanOrEqual(1200);
    expect(state.fit.history[0]?.step).toBe(0);
    expect(state.fit.history.at(-1)?.step).toBe(3000);
  });

  it('takes a guessed line or the least squares line as a new start', () => {
    const guess = run(start({ model: 'linear' }), ['setLine', { slope: 2 }]);
    expect(guess.fit).toMatchObject({ line: { slope: 2, intercept: 0 }, steps: 0 });
    const solved = run(guess, ['solve']);
    if (solved.fit.kind !== 'linear') throw new Error('not linear');
    expect(solved.fit.line.slope).toBeCloseTo(1.99, 10);
  });

  it('trains logistic regression on hours as the loop in numpy', () => {
    const state = run(start({ model: 'logistic' }), ['train', 5000]);
    const facts = factsOf(state);
    if (facts.kind !== 'logistic') throw new Error('not logistic');
    // numpy: w 2.48, b −6.8, border 2.74 h, p(3 h) 0.65.
    expect(facts.threshold?.toFixed(2)).toBe('2.74');
    expect(facts.probability({ x: 3, y: 0 }).toFixed(2)).toBe('0.65');
    expect(facts.score.matrix).toEqual([
      [4, 1],
      [1, 4],
    ]);
  });

  it('finds a border between two classes in the plane', () => {
    const state = run(start({ model: 'logistic', data: 'frukt', rate: 5 }), ['train', 500]);
    const facts = factsOf(state);
    if (facts.kind !== 'logistic') throw new Error('not logistic');
    expect(facts.score.matrix).toEqual([
      [4, 0],
      [0, 4],
    ]);
    expect(facts.threshold).toBeUndefined();
  });

  it('asks one question a step until the tree is finished', () => {
    let state = start({ model: 'tree', data: 'bågar' });
    const finished = (): boolean => {
      const facts = factsOf(state);
      return facts.kind === 'tree' && facts.finished;
    };
    let steps = 0;
    while (!finished() && steps < 50) {
      state = run(state, ['train', 1]);
      steps += 1;
    }
    const facts = factsOf(state);
    if (facts.kind !== 'tree') throw new Error('not a tree');
    expect(facts.splits).toBe(steps);
    expect(facts.errors).toHaveLength(steps + 1);
    const [first] = facts.errors;
    expect(facts.errors.at(-1)?.train).toBeLessThan(first?.train ?? 0);
  });

  it('assigns and moves in turn until nothing changes', () => {
    let state = start({ model: 'kmeans' });
    const phases: string[] = [];
    while (canTrain(state)) {
      if (state.fit.kind !== 'kmeans') throw new Error('not k-means');
      phases.push(state.fit.next);
      state = run(state, ['train', 1]);
    }
    expect(phases).toEqual(['assign', 'move', 'assign', 'move', 'assign']);
    if (state.fit.kind !== 'kmeans') throw new Error('not k-means');
    // numpy: (1.5, 1.33) and (8.5, 8.33).
    expect(state.fit.centres.map(({ x, y }) => [x.toFixed(2), y.toFixed(2)])).toEqual([
      ['1.50', '1.33'],
      ['8.50', '8.33'],
    ]);
    const losses = state.fit.history.map(({ train }) => train);
    expect(losses).toEqual([...losses].sort((a, b) => b - a));
    // A new point gives it something to do again.
    expect(canTrain(run(state, ['addPoint', { x: 5, y: 1 }]))).toBe(true);
  });

  it('does nothing without training points', () => {
    let state = start({ model: 'linear' });
    for (const { id } of state.points) state = run(state, ['removePoint', id]);
    expect(canTrain(state)).toBe(false);
    expect(run(state, ['train', 1])).toBe(state);
    expect(run(state, ['solve'])).toBe(state);
  });
});

describe('options', () => {
  it('starts the training over only when what it learns from changes', () => {
    const state = run(start({ model: 'linear' }), ['train', 3]);
    const rate = run(state, ['setOptions', { rate: { linear: 0.01, logistic: 1 } }]);
    expect(rate.fit).toMatchObject({ steps: 3 });
    const split = run(state, ['setOptions', { testShare: 20 }]);
    expect(split.fit).toMatchObject({ steps: 0 });
  });
});
