import { describe, expect, it, vi } from 'vitest';
import { addCounts, countOfExit, countOfRunner, failuresIn, runCommand, verdictOn } from '../steps';

const at = (code: number, output: string) => countOfRunner({ code, output });

describe('countOfRunner', () => {
  it('reads Vitest', () => {
    expect(at(0, ' Test Files  2 passed (2)\n      Tests  96 passed (96)\n')).toEqual({
      passed: 96,
      failed: 0,
      skipped: 0,
    });
    expect(at(1, '      Tests  1 failed | 95 passed | 2 skipped (98)\n')).toEqual({
      passed: 95,
      failed: 1,
      skipped: 2,
    });
  });

  it('reads Vitest in colour', () => {
    expect(
      at(0, '\u001b[2m      Tests \u001b[22m \u001b[1m\u001b[32m3 passed\u001b[39m\u001b[22m (3)')
        .passed,
    ).toBe(3);
  });

  it('reads Playwright', () => {
    expect(at(0, 'Running 3 tests\n\n  3 passed (2.1s)\n')).toEqual({
      passed: 3,
      failed: 0,
      skipped: 0,
    });
    expect(
      at(1, '  1 failed\n    [x] › a\n  2 skipped\n  4 did not run\n  30 passed (2.1s)\n'),
    ).toEqual({
      passed: 30,
      failed: 1,
      skipped: 6,
    });
  });

  it('reads our own closing line', () => {
    expect(at(0, 'Lektioner: 812 passed, 0 failed\n')).toEqual({
      passed: 812,
      failed: 0,
      skipped: 0,
    });
  });

  it('counts a runner that checked nothing as a failure', () => {
    expect(at(0, 'No tests found')).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(at(0, '')).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('counts an exit code that disagrees with the counts as a failure', () => {
    expect(at(1, '  3 passed (2.1s)\n').failed).toBe(1);
    expect(at(0, '  1 failed\n  3 passed (2.1s)\n').failed).toBe(2);
  });

  it('counts a flaky test as a failure', () => {
    expect(at(1, '  1 flaky\n  3 passed (2.1s)\n').failed).toBe(1);
  });
});

describe('what a command said of its failures', () => {
  it('begins where Vitest tells them, without colours', () => {
    const output =
      ' ✓ a.test.ts\n\n\u001b[31m⎯⎯⎯ Failed Tests 1 ⎯⎯⎯\u001b[39m\n\n FAIL  a.test.ts > b\nError: c\n';
    expect(failuresIn({ code: 1, output })).toEqual([
      '⎯⎯⎯ Failed Tests 1 ⎯⎯⎯',
      '',
      ' FAIL  a.test.ts > b',
      'Error: c',
    ]);
  });

  it('begins where Playwright tells them', () => {
    const output = '  ✓  1 [seal] › a\n\n\n  1) [seal] › b\n\n    Error: c\n';
    expect(failuresIn({ code: 1, output })).toEqual(['1) [seal] › b', '', '    Error: c']);
  });

  it('is the last lines of any other command, and at most so many', () => {
    expect(failuresIn({ code: 1, output: 'a\nb\nc\n' }, 2)).toEqual(['b', 'c']);
    expect(failuresIn({ code: 1, output: '  1) a\nb\nc\n' }, 2)).toEqual(['1) a', 'b']);
  });

  it('is nothing when it passed', () => {
    expect(failuresIn({ code: 0, output: '  1) a' })).toEqual([]);
  });
});

describe('countOfExit and runCommand', () => {
  it('is one check a command', async () => {
    const good = countOfExit(await runCommand('node', ['-e', '']));
    const bad = countOfExit(await runCommand('node', ['-e', 'process.exit(3)']));
    expect(addCounts(good, bad)).toEqual({ passed: 1, failed: 1, skipped: 0 });
  });

  it('answers all output', async () => {
    expect((await runCommand('node', ['-p', '"a"'])).output).toBe('a\n');
  });

  it('shows output as it comes, unless the caller is going to', async () => {
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const shown = async (output: 'shown' | 'held'): Promise<readonly unknown[]> => {
      write.mockClear();
      await runCommand('node', ['-p', '"a"'], { output });
      return write.mock.calls.map(([chunk]) => String(chunk));
    };
    const [asItComes, held] = [await shown('shown'), await shown('held')];
    write.mockRestore();
    expect(asItComes).toEqual(['a\n']);
    expect(held).toEqual([]);
  });
});

describe('a run', () => {
  it.each([
    [{ passed: 3, failed: 0, skipped: 0 }, true, 0, { failed: 0, skipped: 0, isGreen: true }],
    [{ passed: 3, failed: 1, skipped: 0 }, false, 0, { failed: 1, skipped: 0, isGreen: false }],
    [{ passed: 3, failed: 0, skipped: 2 }, false, 0, { failed: 0, skipped: 2, isGreen: true }],
    [{ passed: 3, failed: 0, skipped: 2 }, true, 0, { failed: 2, skipped: 0, isGreen: false }],
    [{ passed: 3, failed: 0, skipped: 2 }, true, 2, { failed: 0, skipped: 2, isGreen: true }],
    [{ passed: 3, failed: 0, skipped: 3 }, true, 2, { failed: 1, skipped: 2, isGreen: false }],
    [{ passed: 0, failed: 0, skipped: 0 }, true, 0, { failed: 0, skipped: 0, isGreen: false }],
  ])('of %j, in CI: %s, with %i excused', (total, ci, excused, verdict) => {
    expect(verdictOn(total, ci, excused)).toMatchObject(verdict);
  });
});
