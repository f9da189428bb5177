/** Which files differ from main, asked of git. `folder` is the project's, where names begin. */
import { execFileSync } from 'node:child_process';

/** Git's answer, or undefined where it has none: no such branch, say, or nothing in common with it. */
function ask(folder: string, ...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}

/** The full name of a commit that is here. */
function findCommit(folder: string, name: string): string | undefined {
  return ask(folder, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`);
}

function namesFrom(folder: string, ...args: string[]): readonly string[] {
  const names = execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
  return names.split('\0').filter((name) => name !== '');
}

/** Where this work began: what it has in common with main, the shared one before one's own. Undefined where there is no main. */
export function findBase(folder = '.'): string | undefined {
  return (
    ask(folder, 'merge-base', 'HEAD', 'origin/main') ?? ask(folder, 'merge-base', 'HEAD', 'main')
  );
}

/** The files that differ from a commit and are still there, new ones included. @throws when there is no such commit */
export function changedSince(base: string, folder = '.'): readonly string[] {
  const changed = namesFrom(folder, 'diff', '--name-only', '-z', '--diff-filter=d', base);
  const untracked = namesFrom(folder, 'ls-files', '--others', '--exclude-standard', '-z');
  return [...new Set([...changed, ...untracked])];
}

/**
 * What a run of all tests answers for: everything since main; on main itself what was pushed, or the last commit where nobody says what that is.
 * @param since the commit before the push; one that is not here is passed over
 */
export function changedForRun(
  since = process.env['CHANGED_SINCE'] ?? '',
  folder = '.',
): readonly string[] {
  const base = findCommit(folder, since) ?? findBase(folder);
  if (base === undefined) return [];
  const isAll = base !== findCommit(folder, 'HEAD');
  return changedSince(isAll ? base : (findCommit(folder, 'HEAD^') ?? base), folder);
}
