/** What Vitest's and Playwright's JSON reports say of single tests. */
import type { Plant } from './plant';

/** `absent`: the test was not run, because its file could not be loaded or nothing was built. */
export type Outcome = 'passed' | 'failed' | 'absent';

export interface TestRun {
  /** As the runner names it: absolute, or relative to a folder of its own. */
  readonly file: string;
  readonly title: string;
  readonly outcome: Exclude<Outcome, 'absent'>;
}

type Json = Readonly<Record<string, unknown>>;

const isObject = (raw: unknown): raw is Json => typeof raw === 'object' && raw !== null;

const objectsIn = (raw: unknown): readonly Json[] =>
  Array.isArray(raw) ? raw.filter(isObject) : [];

const textIn = (raw: unknown): string => (typeof raw === 'string' ? raw : '');

/** The tests that Vitest has run; those that its filter left out are not among them. */
export function runsFromVitest(report: unknown): readonly TestRun[] {
  if (!isObject(report)) return [];
  return objectsIn(report['testResults']).flatMap(({ name, assertionResults }) =>
    objectsIn(assertionResults).flatMap(({ title, status }): TestRun[] =>
      status === 'passed' || status === 'failed'
        ? [{ file: textIn(name), title: textIn(title), outcome: status }]
        : [],
    ),
  );
}

function runsOfSuite(suite: Json): readonly TestRun[] {
  const runs = objectsIn(suite['specs']).map(({ file, title, ok }): TestRun => ({
    file: textIn(file),
    title: textIn(title),
    outcome: ok === true ? 'passed' : 'failed',
  }));
  return [...runs, ...objectsIn(suite['suites']).flatMap(runsOfSuite)];
}

/** The tests that Playwright has run. */
export function runsFromPlaywright(report: unknown): readonly TestRun[] {
  return isObject(report) ? objectsIn(report['suites']).flatMap(runsOfSuite) : [];
}

/**
 * How a plant's test went. One that ran more than once (in several projects) has failed when one of
 * its runs has.
 */
export function outcomeOf({ file, title }: Plant['test'], runs: readonly TestRun[]): Outcome {
  const own = runs.filter(
    (run) =>
      run.title === title &&
      run.file !== '' &&
      (run.file.endsWith(file) || file.endsWith(`/${run.file}`)),
  );
  if (own.length === 0) return 'absent';
  return own.some(({ outcome }) => outcome === 'failed') ? 'failed' : 'passed';
}
