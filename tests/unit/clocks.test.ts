import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** What makes a test green on one machine and red on another. */
const dependences: readonly (readonly [RegExp, string])[] = [
  [/\bperformance\.now\(/, 'measures by a clock what a busy machine makes longer'],
  [/\.localeCompare\([^,()]*\)/, 'sorts as the machine’s own language does'],
  [/\.toLocale\w*\(\)/, 'writes as the machine’s own language does'],
  [/\bIntl\.\w+\(\)/, 'writes as the machine’s own language does'],
];

const faultsIn = (source: string): readonly string[] =>
  dependences.flatMap(([pattern, fault]) => (pattern.test(source) ? [fault] : []));

const files = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\0')
  .filter((name) => /\.test\.tsx?$/.test(name) && name !== 'tests/unit/clocks.test.ts');

describe('a test that depends on its machine', () => {
  it('is not among those in Node', () => {
    expect(files.length).toBeGreaterThan(400);
    const faulty = files.flatMap((file) =>
      faultsIn(readFileSync(file, 'utf8')).map((fault) => `${file} ${fault}`),
    );
    expect(faulty).toEqual([]);
  });

  it.each([
    'const start = performance.now();',
    'names.sort((a, b) => a.localeCompare(b));',
    'expect(day.toLocaleDateString()).toBe("1");',
    'new Intl.DateTimeFormat().format(day);',
  ])('would be found out: %s', (source) => {
    expect(faultsIn(source)).toHaveLength(1);
  });

  it.each(["a.localeCompare(b, 'sv')", "text.toLocaleLowerCase('sv')", 'process.cpuUsage()'])(
    'is not one with %s',
    (source) => {
      expect(faultsIn(source)).toEqual([]);
    },
  );
});
