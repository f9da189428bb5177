/** Which files differ from main, asked of git. `folder` is the project's, where names begin. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * Git's answer, or undefined where it has none: no such branch, say, or nothing in common with it.
 */
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

/**
 * Where this work began: what it has in common with main, the shared one before one's own.
 * Undefined where there is no main.
 */
export function findBase(folder = '.'): string | undefined {
  return (
    ask(folder, 'merge-base', 'HEAD', 'origin/main') ?? ask(folder, 'merge-base', 'HEAD', 'main')
  );
}

/** A file that a commit has and the folder has not: deleted, or there under another name. */
export interface RemovedFile {
  readonly name: string;
  readonly renamedTo?: string;
}

/**
 * The files that are gone since a commit, also those that git has not been told of yet.
 * @throws when there is no such commit
 */
export function removedSince(base: string, folder = '.'): readonly RemovedFile[] {
  const fields = inWholeIndex(folder, (env) =>
    execFileSync(
      'git',
      ['diff', '--cached', '--name-status', '-z', '--find-renames', '--diff-filter=DR', base],
      { cwd: folder, encoding: 'utf8', env },
    ).split('\0'),
  );
  const removed: RemovedFile[] = [];
  for (let at = 0; at + 1 < fields.length;) {
    const [status = '', name = '', renamedTo = ''] = fields.slice(at, at + 3);
    const isRename = status.startsWith('R');
    removed.push(isRename ? { name, renamedTo } : { name });
    at += isRename ? 3 : 2;
  }
  return removed;
}

/**
 * Asks git with everything in the folder added to an index of its own: a file is only seen to have
 * a new name when git knows the new one.
 */
function inWholeIndex<T>(folder: string, work: (env: NodeJS.ProcessEnv) => T): T {
  const own = mkdtempSync(join(tmpdir(), 'index-'));
  try {
    const env = { ...process.env, GIT_INDEX_FILE: join(own, 'index') };
    const known = ask(folder, 'rev-parse', '--git-path', 'index') ?? '';
    copyFileSync(resolve(folder, known), env.GIT_INDEX_FILE);
    execFileSync('git', ['add', '--all', '.'], { cwd: folder, env, stdio: 'ignore' });
    return work(env);
  } finally {
    rmSync(own, { recursive: true });
  }
}

/** A file as it was at a commit; '' where there is none. */
export function textAt(base: string, name: string, folder = '.'): string {
  return ask(folder, 'show', `${base}:${name}`) ?? '';
}

/**
 * The files that differ from a commit and are still there, new ones included.
 * @throws when there is no such commit
 */
export function changedSince(base: string, folder = '.'): readonly string[] {
  const changed = namesFrom(folder, 'diff', '--name-only', '-z', '--diff-filter=d', base);
  const untracked = namesFrom(folder, 'ls-files', '--others', '--exclude-standard', '-z');
  return [...new Set([...changed, ...untracked])];
}

/**
 * What a run of all tests answers for: everything since main; on main itself what was pushed, or
 * the last commit where nobody says what that is.
 * @param since the commit before the push; one that is not here is passed over
 */
export function changedForRun(
  since = process.env['CHANGED_SINCE'] ?? '',
  folder = '.',
): readonly string[] {
  const start = findStart(since, folder, () => findCommit(folder, 'HEAD^'));
  return start === undefined ? [] : changedSince(start, folder);
}

/**
 * What the lesson check answers for: the same, but on main itself, where nobody says what was
 * pushed, everything since the last night, which has run the rest. Undefined where nobody knows: no
 * git, no main, or no commit that is so old.
 */
export function findChanges(
  since = process.env['CHANGED_SINCE'] ?? '',
  folder = '.',
): readonly string[] | undefined {
  const start = findStart(since, folder, commitOfYesterday);
  return start === undefined ? undefined : changedSince(start, folder);
}

/** Where a run's changes begin, which on main itself is for `onMain` to say. */
function findStart(
  since: string,
  folder: string,
  onMain: (folder: string) => string | undefined,
): string | undefined {
  const base = findCommit(folder, since) ?? findBase(folder);
  return base === findCommit(folder, 'HEAD') ? onMain(folder) : base;
}

/** The last commit that is a day older than the newest. */
function commitOfYesterday(folder: string): string | undefined {
  const newest = Number(ask(folder, 'log', '-1', '--format=%ct') ?? Number.NaN);
  const commit = ask(folder, 'rev-list', '-1', `--before=${String(newest - 86_400)}`, 'HEAD');
  return commit === '' ? undefined : commit;
}
