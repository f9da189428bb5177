import { describe, expect, it } from 'vitest';
import type { Plant } from '../plant';
import { judge, tableOf } from '../verdict';

const plant: Plant = {
  name: 'the sum is a difference',
  file: 'src/sum.ts',
  find: 'a + b',
  replace: 'a - b',
  test: { level: 'unit', file: 'src/sum.test.ts', title: 'adds' },
};

describe('a plant', () => {
  it('is seen by a test that is green without it and red with it', () => {
    expect(judge(plant, 'passed', 'failed').fault).toBeUndefined();
  });

  it.each([
    ['stays green', 'passed', 'passed', 'grönt fast felet är planterat'],
    ['is red anyway', 'failed', 'failed', 'rött också utan felet'],
    ['cannot be run with it', 'passed', 'absent', 'kördes inte med felet'],
    ['cannot be run at all', 'absent', 'absent', 'inte ens utan felet'],
  ] as const)('is not seen by a test that %s, and is told so', (_, without, planted, told) => {
    expect(judge(plant, without, planted).fault).toContain(told);
  });
});

describe('the table', () => {
  const table = tableOf([judge(plant, 'passed', 'failed'), judge(plant, 'passed', 'passed')]);

  it('has a line for each plant: whether it was seen, level, name, file and test', () => {
    const [seen, unseen] = table.split('\n');
    expect(seen).toMatch(
      /^sett +unit +the sum is a difference +src\/sum.ts +src\/sum.test.ts › adds$/,
    );
    expect(unseen).toMatch(/^OSETT .*adds \(testet är grönt fast felet är planterat\)$/);
  });

  it('ends with the counts', () => {
    expect(table.split('\n').at(-1)).toBe('1 passed, 1 failed');
  });
});
