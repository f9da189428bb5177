import { execFileSync } from 'node:child_process';

/** The folders that hold what the site is made of: the school's own, and the rooms. */
const roots = ['src', 'packages'];

/**
 * The project's own source files, as paths from its root, in order: tests, fixtures and what is
 * generated are not among them.
 * @throws when a pattern finds nothing, since a check of no files shows nothing
 */
export function sourceFiles(pattern: RegExp): readonly string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard', ...roots], {
    encoding: 'utf8',
  });
  const files = listed
    .split('\0')
    .filter((name) => pattern.test(name) && !/\/(?:__tests__|fixtures)\//.test(name));
  if (files.length === 0) throw new Error(`no source file is like ${String(pattern)}`);
  return files.sort();
}
