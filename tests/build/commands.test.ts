import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

const run = (...args: readonly string[]): string =>
  execFileSync('npm', ['run', '--silent', ...args], { encoding: 'utf8' });

/** What every deployment runs first (firebase.json), as it is typed. */
describe('npm run', () => {
  it('leak-scan finds nothing of the lessons in the finished build', () => {
    expect(run('leak-scan')).toMatch(/\d/);
  });

  it('headers has nothing to write', () => {
    expect(run('headers', '--', '--check')).toBe(
      'firebase.json har redan den säkerhetspolicy som build/ har.\n',
    );
  });
});
