import { describe, expect, it } from 'vitest';
import { presetDataset } from '../presets';
import { createRandom } from '../../random';
import { knnClassifier, majority, nearestNeighbours } from '../models/knn';
import { movedCentres, nearestCentre, startCentres, withinSum } from '../models/kmeans';
import { descendLine, leastSquares, lossGradient, meanSquaredError } from '../models/linear';
import {
  crossEntropy,
  descendLogistic,
  entropyGradient,
  probabilityOf,
  sigmoid,
  startModel,
  type LabelledFeatures,
} from '../models/logistic';
import { accuracy, confusionMatrix, measuresOf } from '../models/metrics';
import { minMaxScaler, unscaled } from '../models/scaler';
import {
  bestSplit,
  classifyByTree,
  countSplits,
  entropy,
  gainOf,
  gini,
  growTree,
  truncateTree,
} from '../models/tree';

const round = (value: number, decimals: number): number => Number(value.toFixed(decimals));

describe('k-NN', () => {
  const fruit = presetDataset('frukt');
  const answer = (x: number, y: number, k: number): string | undefined =>
    fruit.groups[majority(nearestNeighbours(fruit.samples, { x, y }, k, unscaled)) ?? -1];

  // Python: sorted(data, key=lambda d: math.dist(d[0], p))[:k] and Counter(...).most_common(1) on the same eight fruits.
  it('answers as the same search in Python', () => {
    expect(answer(6.1, 7.6, 1)).toBe('citron');
    expect(answer(6.1, 7.6, 3)).toBe('citron');
    expect(answer(6.6, 7.3, 3)).toBe('apelsin');
    expect(answer(5.8, 6.8, 1)).toBe('apelsin');
    expect(answer(5.8, 6.8, 3)).toBe('citron');
  });

  it('gives the neighbours with their distances, nearest first', () => {
    const near = nearestNeighbours(fruit.samples, { x: 6.1, y: 7.6 }, 3, unscaled);
    expect(near.map(({ distance }) => round(distance, 2))).toEqual([0.42, 0.73, 0.81]);
  });

  it('gives what there is when k is larger, and no class without points', () => {
    expect(nearestNeighbours(fruit.samples, { x: 0, y: 0 }, 99, unscaled)).toHaveLength(8);
    expect(majority([])).toBeUndefined();
  });

  it('breaks a tie for the nearest', () => {
    const points = [
      { x: 2, y: 0, group: 0 },
      { x: 1, y: 0, group: 1 },
    ];
    expect(majority(nearestNeighbours(points, { x: 0, y: 0 }, 2, unscaled))).toBe(1);
  });

  it('gives the same answer when asked quickly', () => {
    const { samples } = presetDataset('blad');
    const random = createRandom(5);
    const scaler = minMaxScaler(samples);
    for (const k of [1, 2, 5, 99]) {
      const classify = knnClassifier(samples, k, scaler);
      for (let i = 0; i < 50; i += 1) {
        const query = { x: 2 + 7 * random.next(), y: 1 + 6 * random.next() };
        expect(classify(query)).toBe(majority(nearestNeighbours(samples, query, k, scaler)));
      }
    }
    expect(knnClassifier([], 3, unscaled)({ x: 0, y: 0 })).toBeUndefined();
  });

  it('lets scaling decide which axis counts', () => {
    const points = [
      { x: 0, y: 0, group: 0 },
      { x: 1, y: 1000, group: 1 },
    ];
    const query = { x: 0.9, y: 400 };
    expect(majority(nearestNeighbours(points, query, 1, unscaled))).toBe(0);
    expect(majority(nearestNeighbours(points, query, 1, minMaxScaler(points)))).toBe(1);
  });
});

describe('minMaxScaler', () => {
  it('maps the points to 0…1 and back, and an axis without width to 0', () => {
    const scaler = minMaxScaler([
      { x: 2, y: 7 },
      { x: 6, y: 7 },
    ]);
    expect(scaler.to({ x: 3, y: 7 })).toEqual({ x: 0.25, y: 0 });
    expect(scaler.from({ x: 0.25, y: 0 })).toEqual({ x: 3, y: 7 });
    expect(minMaxScaler([])).toBe(unscaled);
  });
});

describe('linear regression', () => {
  const { samples } = presetDataset('linje');

  // numpy: k = Σ(x − x̄)(y − ȳ) / Σ(x − x̄)², m = ȳ − k·x̄ on x = 1…5, y = 2.1, 3.9, 6.2, 7.8, 10.1.
  it('finds the least squares line', () => {
    const line = leastSquares(samples);
    expect(line?.slope).toBeCloseTo(1.99, 10);
    expect(line?.intercept).toBeCloseTo(0.05, 10);
    expect(round(meanSquaredError(line ?? { slope: 0, intercept: 0 }, samples), 4)).toBe(0.0214);
    expect(
      leastSquares([
        { x: 1, y: 2 },
        { x: 2, y: 3 },
        { x: 3, y: 5 },
      ]),
    ).toEqual({ slope: 1.5, intercept: expect.closeTo(1 / 3, 10) as number });
  });

  // numpy: w -= 0.02·2·mean(e·x), b -= 0.02·2·mean(e) from w = b = 0; (step, w, b, MSE) rounded to 3, 3 and 4 decimals.
  it('descends as the same loop in numpy', () => {
    const expected = new Map([
      [0, [0, 0, 44.182]],
      [1, [0.882, 0.241, 12.303]],
      [10, [1.866, 0.484, 0.056]],
      [100, [1.925, 0.286, 0.0316]],
      [1000, [1.99, 0.051, 0.0214]],
    ]);
    let line = { slope: 0, intercept: 0 };
    for (let step = 0; step <= 1000; step += 1) {
      const row = expected.get(step);
      if (row !== undefined)
        expect([
          round(line.slope, 3),
          round(line.intercept, 3),
          round(meanSquaredError(line, samples), 4),
        ]).toEqual(row);
      line = descendLine(line, samples, 0.02);
    }
  });

  it('diverges when the rate is too large', () => {
    let line = { slope: 0, intercept: 0 };
    for (let step = 0; step < 50; step += 1) line = descendLine(line, samples, 0.2);
    expect(meanSquaredError(line, samples)).toBeGreaterThan(1e9);
  });

  it('has no least squares line without width, and no gradient without points', () => {
    expect(
      leastSquares([
        { x: 1, y: 1 },
        { x: 1, y: 2 },
      ]),
    ).toBeUndefined();
    expect(leastSquares([])).toBeUndefined();
    expect(lossGradient({ slope: 1, intercept: 1 }, [])).toEqual({ slope: 0, intercept: 0 });
  });
});

describe('logistic regression', () => {
  const hours = presetDataset('timmar').samples.map(({ x, group }): LabelledFeatures => ({
    features: [x],
    target: group === 1 ? 1 : 0,
  }));

  // numpy: 5000 steps of w -= 0.1·mean((p − t)·x), b -= 0.1·mean(p − t) from w = b = 0.
  it('descends as the same loop in numpy', () => {
    let model = startModel(1);
    for (let step = 0; step < 5000; step += 1) model = descendLogistic(model, hours, 0.1);
    const weight = model.weights[0] ?? NaN;
    expect(round(weight, 2)).toBe(2.48);
    expect(round(model.bias, 2)).toBe(-6.8);
    expect(round(-model.bias / weight, 2)).toBe(2.74);
    expect(round(probabilityOf(model, [3]), 2)).toBe(0.65);
  });

  it('has the gradient that small differences of the loss show', () => {
    const model = { weights: [0.7], bias: -1.3 };
    const h = 1e-6;
    const gradient = entropyGradient(model, hours);
    const numeric =
      (crossEntropy({ ...model, weights: [0.7 + h] }, hours) -
        crossEntropy({ ...model, weights: [0.7 - h] }, hours)) /
      (2 * h);
    expect(gradient.weights[0]).toBeCloseTo(numeric, 6);
  });

  it('starts at one half, and keeps the loss finite where a probability rounds to 0', () => {
    expect(crossEntropy(startModel(1), hours)).toBeCloseTo(Math.LN2, 12);
    expect(crossEntropy({ weights: [1000], bias: 0 }, [{ features: [1], target: 0 }])).toBe(1000);
  });

  it('knows the sigmoid', () => {
    expect([sigmoid(0), round(sigmoid(2), 3)]).toEqual([0.5, 0.881]);
  });
});

describe('decision tree', () => {
  it('measures impurity', () => {
    // Python: -sum(a/s·log2(a/s)).
    expect(round(entropy([6, 4]), 3)).toBe(0.971);
    expect(round(entropy([3, 1]), 3)).toBe(0.811);
    expect([entropy([5, 5]), entropy([10, 0]), entropy([])]).toEqual([1, 0, 0]);
    expect(round(gini([6, 4]), 2)).toBe(0.48);
    expect(gini([])).toBe(0);
  });

  // Ten pupils: rain (0/1), distance (0 short, 1 long), cycles (1 yes). Python: entropy of all minus that after the question.
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

  // numpy: argmin of squared distances, then the means, started on the first two points; rounded to 2 decimals.
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
