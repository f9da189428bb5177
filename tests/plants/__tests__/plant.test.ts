import { describe, expect, it } from 'vitest';
import { countTests, faultsOf, withPlant, type Plant } from '../plant';

const plant: Plant = {
  name: 'the sum is a difference',
  file: 'src/sum.ts',
  find: 'a + b',
  replace: 'a - b',
  test: { level: 'unit', file: 'src/sum.test.ts', title: 'adds' },
};

describe('a patch', () => {
  it('stands in the source in place of what was found', () => {
    expect(withPlant('return a + b;', plant)).toBe('return a - b;');
  });

  it('is taken literally, also where it looks like a pattern', () => {
    const pattern = { ...plant, find: 'a.(b)', replace: '$& $1' };
    expect(withPlant('x = a.(b);', pattern)).toBe('x = $& $1;');
  });

  it.each([
    ['nowhere', 'return b + a;', '0 times'],
    ['twice', 'a + b === a + b', '2 times'],
  ])('that fits %s is refused, by name', (_, source, count) => {
    expect(() => withPlant(source, plant)).toThrow(
      `the sum is a difference: src/sum.ts holds "a + b" ${count}`,
    );
  });

  it('that changes nothing is refused', () => {
    expect(() => withPlant('a + b', { ...plant, replace: 'a + b' })).toThrow('changes nothing');
    expect(() => withPlant('a + b', { ...plant, find: '' })).toThrow('changes nothing');
  });
});

describe('a title', () => {
  it.each([
    ["it('adds', () => {", 1],
    ['test(\n  "adds",\n  async () => {', 1],
    ['it(`adds`, run)', 1],
    ["it('adds more', run)", 0],
    ["describe('adds', run)", 0],
    ["it('adds', run);\nit('adds', other);", 2],
  ])('in %j is found %i times', (source, count) => {
    expect(countTests(source, 'adds')).toBe(count);
  });

  it.each([
    ["it.each(rows)('adds %s to %i', run)", 'adds one to 2', 1],
    ["it.each([[1], [2]])(\n  '$what: $outcome',\n  run)", 'nothing: zero', 1],
    ['test(`adds in ${mode} mode`, run)', 'adds in dark mode', 1],
    ["it.each(rows)('adds %s to %i', run)", 'adds one', 0],
    ["it.each(rows)('adds %s', run);\nit.each(more)('adds %i', run)", 'adds 1', 1],
    ["expect('adds %s')", 'adds one', 0],
  ])('that a table has filled in: in %j, %s is found %i times', (source, title, count) => {
    expect(countTests(source, title)).toBe(count);
  });

  it('with an apostrophe is found in single quotes too', () => {
    expect(countTests(String.raw`it('one\'s own', run)`, "one's own")).toBe(1);
    expect(countTests('it("one\'s own", run)', "one's own")).toBe(1);
  });
});

describe('a list of plants', () => {
  const files: Readonly<Record<string, string>> = {
    'src/sum.ts': 'return a + b;',
    'src/sum.test.ts': "it('adds', run);",
  };
  const faults = (...plants: readonly Plant[]): readonly string[] =>
    faultsOf(plants, (file) => files[file]);

  it('is without fault when every patch applies and every test is there', () => {
    expect(faults(plant)).toEqual([]);
  });

  it.each([
    ['a file that is gone', { file: 'src/gone.ts' }, 'there is no src/gone.ts'],
    ['a patch that no longer applies', { find: 'a * b' }, '0 times'],
    [
      'a test file that is gone',
      { test: { ...plant.test, file: 'src/gone.test.ts' } },
      'there is no src/gone.test.ts',
    ],
    [
      'a test with another title by now',
      { test: { ...plant.test, title: 'sums' } },
      'has 0 tests "sums"',
    ],
  ])('is told of %s', (_, change, told) => {
    expect(faults({ ...plant, ...change }).join()).toContain(told);
  });

  it('is told of a name used twice', () => {
    expect(faults(plant, plant)).toEqual(['the sum is a difference: two plants have this name.']);
  });
});
