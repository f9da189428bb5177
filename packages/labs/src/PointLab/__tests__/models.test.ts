import { describe, expect, it } from 'vitest';
import { presetDataset } from '../core/presets';
import { createRandom } from '@kurser/shared/random';
import { knnClassifier, majority, nearestNeighbours } from '../core/models/knn';
import { descendLine, leastSquares, lossGradient, meanSquaredError } from '../core/models/linear';
import {
  crossEntropy,
  descendLogistic,
  entropyGradient,
  probabilityOf,
  sigmoid,
  startModel,
  type LabelledFeatures,
} from '../core/models/logistic';
import { minMaxScaler, unscaled } from '../core/models/scaler';

const round = (value: number, decimals: number): number => Number(value.toFixed(decimals));

describe('k-NN', () => {
  const fruit = presetDataset('frukt');
  const answer = (x: number, y: number, k: number): string | undefined =>
    fruit.groups[majority(nearestNeighbours(fruit.samples, { x, y }, k, unscaled)) ?? -1];

  // Python: sorted(data, key=lambda d: math.dist(d[0], p))[:k] and Counter(...).most_common(1) on
  // the same eight fruits.
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

  // numpy: k = Σ(x − x̄)(y − ȳ) / Σ(x − x̄)², m = ȳ − k·x̄ on x = 1…5, y = 2.1, 3.9, 6.2, 7.8,
  // 10.1.
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

  // numpy: w -= 0.02·2·mean(e·x), b -= 0.02·2·mean(e) from w = b = 0; (step, w, b, MSE) rounded to
  // 3, 3 and 4 decimals.
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
