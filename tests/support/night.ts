/**
 * What of the tests waits for the night: rows of a table that its first row speaks for, and
 * what takes long and is seldom touched. `npm test` runs by day; every night (`ROUTES=all`), and
 * when Playwright is run by hand, nothing waits. The lessons' programs go by the same clock.
 */
const dayTime = 'day';

/** What `npm test` tells the browser tests of the time. */
export const timeOfDay = (routes: string | undefined): Readonly<Record<string, string>> =>
  routes === 'all' ? {} : { BROWSER_TESTS: dayTime };

/**
 * What `npm test` tells the lesson check: by day the programs of what has changed are run; all of
 * them at night, and where nobody knows what has changed.
 */
export const lessonsOf = (changed: readonly string[] | undefined): readonly string[] =>
  changed === undefined ? [] : ['--changed', ...changed];

/** What `npm test` tells the browser tests of the files that wait for the night. */
export const waitingTests = (files: readonly string[]): Readonly<Record<string, string>> =>
  files.length === 0 ? {} : { BROWSER_WAITING: files.join(',') };

/** Those files, as Playwright's projects leave them out. */
export const waitingFiles = (told = process.env['BROWSER_WAITING'] ?? ''): readonly string[] =>
  told === '' ? [] : told.split(',').map((file) => `**/${file}`);

/** Whether `npm test` runs by day. */
const isDayNow = process.env['BROWSER_TESTS'] === dayTime;

/** For the details of a test, or of a group of them. */
export const night = { tag: '@night' } as const;

/** Of the rows of one table the first is tried by day, too. */
export const rowAt = (place: number): Partial<typeof night> => (place === 0 ? {} : night);

/** Of what one test goes through, the first so many by day. */
export const byDay = <Item>(
  count: number,
  items: readonly Item[],
  isDay = isDayNow,
): readonly Item[] => (isDay ? items.slice(0, count) : items);

/** What a project leaves out; by day also what a phone makes at the same time. */
export function leftOut(
  where: 'also on a phone' | 'here alone' = 'here alone',
  isDay = isDayNow,
): { readonly grepInvert?: RegExp } {
  if (!isDay) return {};
  return { grepInvert: where === 'also on a phone' ? /@night|@phone/ : /@night/ };
}
