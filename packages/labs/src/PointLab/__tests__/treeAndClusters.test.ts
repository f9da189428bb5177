import { describe, expect, it } from 'vitest';
import { movedCentres, nearestCentre, startCentres, withinSum } from '../core/models/kmeans';
import { accuracy, confusionMatrix, measuresOf } from '../core/models/metrics';
import {
  bestSplit,
  classifyByTree,
  countSplits,
  entropy,
  gainOf,
  gini,
  growTree,
  truncateTree,
} from '../core/models/tree';
import { presetDataset } from '../core/presets';

const round = (value: number, decimals: number): number => Number(value.toFixed(decimals));

describe('decision tree', () => {
  it('measures impurity', () => {
    // Python: -sum(a/s·log2(a/s)).
    expect(round(entropy([6, 4]), 3)).toBe(0.971);
    expect(round(entropy([3, 1]), 3)).toBe(0.811);
    expect([entropy([5, 5]), entropy([10, 0]), entropy([])]).toEqual([1, 0, 0]);
    expect(round(gini([6, 4]), 2)).toBe(0.48);
    expect(gini([])).toBe(0);
  });

  // Ten pupils: rain (0/1), distance (0 short, 1 long), cycles (1 yes). Python: entropy of all
  // minus that after the question.
  const pupils = (
    [
      [0, 0, 1],
      [0, 0, 1],
      [0, 1, 1],
      [0, 1, 0],
      [0, 0, 1],
      [1, 0, 1],
      [1, 0, 1],
      [1, 1, 0],
      [1, 1, 0],
      [1, 1, 0],
    ] as const
  ).map(([x, y, group]) => ({ x, y, group }));

  it('asks the question with the largest gain first', () => {
    expect(round(gainOf(pupils, { axis: 'x', threshold: 0.5 }, 2), 3)).toBe(0.125);
    expect(round(gainOf(pupils, { axis: 'y', threshold: 0.5 }, 2), 3)).toBe(0.61);
    expect(bestSplit(pupils, 2)).toMatchObject({ axis: 'y', threshold: 0.5 });
  });

  it('grows level by level and can be shown as it was', () => {
    const tree = growTree(pupils, { maxDepth: 5, groups: 2, criterion: 'entropy' });
    // Far and no rain holds one of each class on the same spot: nothing more to ask there.
    expect(countSplits(tree)).toBe(2);
    expect(tree).toMatchObject({ kind: 'split', order: 0, counts: [4, 6] });
    const one = truncateTree(tree, 1);
    expect(countSplits(one)).toBe(1);
    expect(one).toMatchObject({
      below: { kind: 'leaf', counts: [0, 5] },
      above: { kind: 'leaf', counts: [4, 1] },
    });
    expect(truncateTree(tree, 0)).toMatchObject({ kind: 'leaf', counts: [4, 6] });
    expect(classifyByTree(one, { x: 0, y: 0 })).toBe(1);
    expect(classifyByTree(one, { x: 0, y: 1 })).toBe(0);
  });

  it('solves XOR through a question without gain, and stops at the depth', () => {
    const xor = (
      [
        [0, 0, 0],
        [0, 1, 1],
        [1, 0, 1],
        [1, 1, 0],
      ] as const
    ).map(([x, y, group]) => ({ x, y, group }));
    const tree = growTree(xor, { maxDepth: 9, groups: 2, criterion: 'gini' });
    expect(xor.map((point) => classifyByTree(tree, point))).toEqual([0, 1, 1, 0]);
    expect(countSplits(growTree(xor, { maxDepth: 1, groups: 2, criterion: 'gini' }))).toBe(1);
  });

  it('asks nothing of one spot or of no points', () => {
    expect(bestSplit([{ x: 1, y: 1, group: 0 }], 2)).toBeUndefined();
    expect(growTree([], { maxDepth: 3, groups: 2, criterion: 'entropy' })).toMatchObject({
      kind: 'leaf',
      counts: [0, 0],
    });
  });
});

describe('k-means', () => {
  const { samples } = presetDataset('kluster');

  // numpy: argmin of squared distances, then the means, started on the first two points; rounded to
  // 2 decimals.
  it('moves as the same loop in numpy and stands still in the third round', () => {
    let centres = startCentres(samples, 2, { kind: 'first' });
    const rounds = Array.from({ length: 3 }, () => {
      const clusters = samples.map((point) => nearestCentre(point, centres));
      centres = movedCentres(samples, clusters, centres);
      return { clusters, centres: centres.map(({ x, y }) => [round(x, 2), round(y, 2)]) };
    });
    const last = {
      clusters: [0, 0, 0, 1, 1, 1],
      centres: [
        [1.5, 1.33],
        [8.5, 8.33],
      ],
    };
    expect(rounds).toEqual([
      {
        clusters: [0, 1, 0, 1, 1, 1],
        centres: [
          [1.5, 1],
          [6.75, 6.75],
        ],
      },
      last,
      last,
    ]);
  });

  it('leaves a centre without points where it is', () => {
    const far = { x: 99, y: 99 };
    expect(movedCentres([{ x: 1, y: 1 }], [0], [{ x: 0, y: 0 }, far])).toEqual([
      { x: 1, y: 1 },
      far,
    ]);
  });

  it('sums the squared distances and skips points without a cluster', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 3, y: 4 },
    ];
    expect(withinSum(points, [0, 0], [{ x: 0, y: 0 }])).toBe(25);
    expect(withinSum(points, [0], [{ x: 0, y: 0 }])).toBe(0);
  });

  it('starts on drawn points with a seed, and with fewer centres than asked when points are few', () => {
    const start = { kind: 'random', seed: 3 } as const;
    const centres = startCentres(samples, 3, start);
    expect(centres).toEqual(startCentres(samples, 3, start));
    expect(centres).not.toEqual(startCentres(samples, 3, { kind: 'first' }));
    expect(startCentres(samples.slice(0, 1), 3, start)).toHaveLength(1);
    expect(() => nearestCentre({ x: 0, y: 0 }, [])).toThrow(RangeError);
  });
});

describe('measures', () => {
  // Python: TP 40, FP 10, FN 5, TN 45.
  const matrix = [
    [40, 5],
    [10, 45],
  ];

  it('gives accuracy, precision, recall and F1', () => {
    expect(accuracy(matrix)).toBe(0.85);
    const { precision, recall, f1 } = measuresOf(matrix, 0);
    expect([precision, round(recall, 3), round(f1, 3)]).toEqual([0.8, 0.889, 0.842]);
  });

  it('counts pairs of truth and answer', () => {
    expect(
      confusionMatrix(
        [
          { truth: 0, answer: 1 },
          { truth: 1, answer: 1 },
          { truth: 0, answer: 1 },
        ],
        2,
      ),
    ).toEqual([
      [0, 2],
      [0, 1],
    ]);
  });

  it('is NaN where there is nothing to divide by', () => {
    expect(accuracy(confusionMatrix([], 2))).toBeNaN();
    expect(
      measuresOf(
        [
          [0, 1],
          [0, 2],
        ],
        0,
      ).precision,
    ).toBeNaN();
  });
});
