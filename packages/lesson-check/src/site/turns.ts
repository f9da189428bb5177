/**
 * Whose programs are run when only what a change could have broken is: pages that have changed, or
 * files that their programs read, and of the others a few in turn, so that each is run within a
 * week. What else a program could fail for, a tool of the machine say, is the night's business.
 */
import { filesBelow } from '@kurser/lesson-language/source/checkFiles';

export interface Turn {
  /** Files that differ from what has been tried, from the project's root with forward slashes. */
  readonly changed: readonly string[];
  /** Which day it is, counted from any. */
  readonly day: number;
}

/** A page, and where its `check_files` are. */
export interface PageFiles {
  readonly file: string;
  readonly beside: readonly string[];
}

/** After so many days each page has had its turn. */
const days = 7;

/** What decides how a program is run, and with what; their tests decide nothing. */
const machinery = [
  'packages/lesson-check/src/',
  'packages/lesson-language/src/',
  'packages/python-runner/src/',
  'packages/course-parts/src/live/',
  'packages/accelerators/src/quickPython/',
  'src/plugins/pyodide/',
  'package-lock.json',
  '.ci/',
];

/** Whether a change may end any program otherwise. */
export function concernsAll(changed: readonly string[]): boolean {
  return changed.some(
    (name) =>
      !name.includes('/__tests__/') &&
      !name.endsWith('.md') &&
      machinery.some((start) => name.startsWith(start)),
  );
}

/** Whether something of the page has changed, or a file that its programs want is not there. */
export function hasChanged(
  { file, beside }: PageFiles,
  changed: readonly string[],
  isThere: (path: string) => boolean = (path) => filesBelow(path).length > 0,
): boolean {
  const own = [file, ...beside];
  return (
    changed.some((name) => own.some((each) => name === each || name.startsWith(`${each}/`))) ||
    !beside.every(isThere)
  );
}

/** @param place the page's place among all */
export function hasTurn(place: number, { day }: Turn): boolean {
  return place % days === day % days;
}
