/** Which files differ from main, asked of git. */
import { execFileSync } from 'node:child_process';

const namesFrom = (...args: string[]): readonly string[] =>
  execFileSync('git', args, { encoding: 'utf8' })
    .split('\0')
    .filter((name) => name !== '');

/**
 * Where this work began: what it has in common with main, the shared one before one's own. Undefined where there is no
 * main.
 */
export function findBase(): string | undefined {
  for (const branch of ['origin/main', 'main']) {
    try {
      return execFileSync('git', ['merge-base', 'HEAD', branch], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim();
    } catch {
      // No such branch, or nothing in common with it: the next may do.
    }
  }
  return undefined;
}

/** The files that differ from a commit and are still there, new ones included, from the project's folder. */
export function changedSince(base: string): readonly string[] {
  const changed = namesFrom('diff', '--name-only', '-z', '--diff-filter=d', base);
  const untracked = namesFrom('ls-files', '--others', '--exclude-standard', '-z');
  return [...new Set([...changed, ...untracked])];
}
