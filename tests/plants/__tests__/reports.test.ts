import { describe, expect, it } from 'vitest';
import { outcomeOf, runsFromPlaywright, runsFromVitest, type TestRun } from '../reports';

const test = { level: 'unit', file: 'src/x/__tests__/sum.test.ts', title: 'adds' } as const;

describe('Vitest’s report', () => {
  it('gives every test that was run by its own title', () => {
    const report = {
      testResults: [
        {
          name: '/tmp/tree/src/x/__tests__/sum.test.ts',
          assertionResults: [
            { ancestorTitles: ['sums'], fullName: 'sums adds', title: 'adds', status: 'failed' },
            { title: 'subtracts', status: 'skipped' },
          ],
        },
      ],
    };
    expect(runsFromVitest(report)).toEqual([
      { file: '/tmp/tree/src/x/__tests__/sum.test.ts', title: 'adds', outcome: 'failed' },
    ]);
  });

  it.each([[undefined], [null], ['text'], [{}], [{ testResults: [{ name: 'x' }] }]])(
    'that is %j holds no test',
    (report) => {
      expect(runsFromVitest(report)).toEqual([]);
    },
  );
});

describe('Playwright’s report', () => {
  it('gives tests in groups as well', () => {
    const report = {
      suites: [
        {
          specs: [{ file: 'components/quiz.spec.ts', title: 'asks', ok: true }],
          suites: [
            {
              specs: [{ file: 'components/quiz.spec.ts', title: 'fits', ok: false }],
            },
          ],
        },
      ],
    };
    expect(runsFromPlaywright(report)).toEqual([
      { file: 'components/quiz.spec.ts', title: 'asks', outcome: 'passed' },
      { file: 'components/quiz.spec.ts', title: 'fits', outcome: 'failed' },
    ]);
  });

  it('that was never written holds no test', () => {
    expect(runsFromPlaywright(undefined)).toEqual([]);
  });
});

describe('the outcome of a test', () => {
  const run = (file: string, outcome: TestRun['outcome'], title = 'adds'): TestRun => ({
    file,
    title,
    outcome,
  });

  it('is that of the run with its title in its file', () => {
    const other = run('/tmp/tree/src/y/__tests__/sum.test.ts', 'failed');
    const own = run('/tmp/tree/src/x/__tests__/sum.test.ts', 'passed');
    expect(outcomeOf(test, [other, own])).toBe('passed');
  });

  it('is found where the runner names the file within its own folder', () => {
    expect(outcomeOf(test, [run('x/__tests__/sum.test.ts', 'failed')])).toBe('failed');
  });

  it('is absent when only other tests were run, and when nothing was', () => {
    expect(outcomeOf(test, [])).toBe('absent');
    expect(outcomeOf(test, [run(test.file, 'failed', 'adds more')])).toBe('absent');
    expect(outcomeOf(test, [run('', 'failed')])).toBe('absent');
  });

  it('is a failure when one of several runs has failed', () => {
    expect(outcomeOf(test, [run(test.file, 'passed'), run(test.file, 'failed')])).toBe('failed');
  });
});
