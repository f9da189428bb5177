import { describe, expect, it } from 'vitest';
import { createRandom, resumeRandom } from '..';

const times = <T>(count: number, draw: () => T): T[] => Array.from({ length: count }, draw);

// Expected numbers: Python 3.11, `random.seed(s)` followed by the calls named in each test.
describe('createRandom, against Python', () => {
  it.each([
    [0, [0.8444218515250481, 0.7579544029403025, 0.420571580830845], [4, 8, 7, 6, 4, 7]],
    [1, [0.13436424411240122, 0.8474337369372327, 0.763774618976614], [4, 1, 7, 7, 7, 6]],
    [7, [0.32383276483316237, 0.15084917392450192, 0.6509344730398537], [1, 8, 1, 5, 9, 0]],
    // A seed of two 32-bit words.
    [
      2 ** 40 + 3,
      [0.21978710637116716, 0.5494687768352203, 0.09461190973523603],
      [4, 6, 3, 7, 8, 8],
    ],
  ])('seed %i gives the same random() and randrange(10)', (seed, uniforms, integers) => {
    const random = createRandom(seed);
    expect(times(3, () => random.next())).toEqual(uniforms);
    expect(times(6, () => random.integer(10))).toEqual(integers);
  });

  it('stays equal after the words have been used up, and for the largest bound', () => {
    const random = createRandom(7);
    times(1000, () => random.next());
    expect(random.next()).toBe(0.950867979111096);
    expect(random.integer(2 ** 31)).toBe(584913212);
  });

  it('uses a draw also when there is only one answer, as randrange(1) does', () => {
    const random = createRandom(3);
    expect(times(2, () => random.integer(1))).toEqual([0, 0]);
    expect(random.next()).toBe(0.36995516654807925);
    expect(times(10, () => random.integer(2))).toEqual([1, 0, 0, 1, 1, 0, 0, 1, 1, 1]);
  });

  it('picks as random.choice', () => {
    const random = createRandom(7);
    expect(times(8, () => random.pick(Array.from('abcde'))).join('')).toBe('cbdaaeac');
  });

  it('shuffles as random.shuffle, and leaves the given list alone', () => {
    const items = [0, 1, 2, 3, 4, 5, 6, 7];
    expect(createRandom(7).shuffle(items)).toEqual([6, 7, 2, 4, 0, 3, 1, 5]);
    expect(items).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it('draws by weight as random.choices', () => {
    const random = createRandom(7);
    expect(times(8, () => random.weighted([5, 1, 4]))).toEqual([0, 0, 2, 0, 1, 0, 0, 1]);
  });

  it('draws normal numbers as random.normalvariate', () => {
    const random = createRandom(7);
    const drawn = times(3, () => random.normal());
    const expected = [-0.35590824951057143, 0.27915309343878736, 0.0970447726200016];
    drawn.forEach((value, i) => {
      expect(value).toBeCloseTo(expected[i] ?? NaN, 14);
    });
  });
});

describe('resumeRandom', () => {
  it('goes on where the kept state was, as often as one likes', () => {
    const first = createRandom(11);
    times(700, () => first.next());
    const kept = first.state();
    const rest = times(5, () => first.next());
    expect(
      times(
        5,
        (
          (r) => () =>
            r.next()
        )(resumeRandom(kept)),
      ),
    ).toEqual(rest);
    expect(
      times(
        5,
        (
          (r) => () =>
            r.next()
        )(resumeRandom(kept)),
      ),
    ).toEqual(rest);
  });
});

describe('wrong arguments', () => {
  it.each([-1, 1.5, NaN, 2 ** 53])('throws for the seed %d', (seed) => {
    expect(() => createRandom(seed)).toThrow(RangeError);
  });

  it.each([0, -2, 1.5, 2 ** 31 + 1])('throws for the bound %d', (bound) => {
    expect(() => createRandom(1).integer(bound)).toThrow(RangeError);
  });

  it('throws for an empty choice and for weights without sum', () => {
    expect(() => createRandom(1).pick([])).toThrow(RangeError);
    expect(() => createRandom(1).weighted([0, 0])).toThrow(RangeError);
  });
});
