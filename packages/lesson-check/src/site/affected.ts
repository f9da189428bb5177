/**
 * Whose programs are run when only what a change could have broken is: pages that have changed, or
 * files that their programs read. What else a program could fail for, a tool of the machine say, is
 * the night's business.
 */
import { filesBelow } from '@kurser/lesson-language/source/checkFiles';

/** A page, and where its `check_files` are. */
export interface PageFiles {
  readonly file: string;
  readonly beside: readonly string[];
}

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
