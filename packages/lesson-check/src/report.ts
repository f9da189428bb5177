import type { PageReport } from './checkPages';
import type { Finding, Skipped } from './finding';
import { judgedSentence, sumOf } from './page/judged';
import type { LiveCounts } from './run/checkLive';
import type { PythonUse } from './run/pagePython';

/**
 * One finding a line, `file:line  what is wrong  how it should look`, with longer texts indented
 * below.
 */
export function formatFinding({ file, line, problem, expected, details }: Finding): string {
  const first = `${file}:${String(line)}  ${oneLine(problem)}  ${oneLine(expected)}`;
  if (details === undefined) return first;
  const lines = details.trimEnd().split('\n');
  const shown =
    lines.length > 25
      ? [...lines.slice(0, 25), `… ${String(lines.length - 25)} rader till`]
      : lines;
  return [first, ...shown.map((each) => `    ${each}`)].join('\n');
}

/**
 * The warnings, a line for what is wrong with all the places it concerns: they fail nothing, and
 * must not hide what does.
 */
export function formatWarnings(warnings: readonly Finding[]): string[] {
  const places = new Map<string, string[]>();
  for (const { problem, expected, file, line } of warnings) {
    const what = `${oneLine(problem)}  ${oneLine(expected)}`;
    places.set(what, [...(places.get(what) ?? []), `${file}:${String(line)}`]);
  }
  return [...places].map(([what, where]) => `Varning: ${what}  (${whereText(where)})`);
}

/** A few places by name, many by their number and the first of them. */
function whereText(places: readonly string[]): string {
  const named = places.slice(0, 3).join(', ');
  const rest = places.length - 3;
  return rest > 0 ? `${named} och ${String(rest)} ställen till` : named;
}

/** What could not be checked, one line a reason with the places it concerns. */
export function formatSkipped(skipped: readonly Skipped[]): string[] {
  const places = new Map<string, string[]>();
  for (const { reason, file, line } of skipped) {
    places.set(reason, [...(places.get(reason) ?? []), `${file}:${String(line)}`]);
  }
  return [...places].map(
    ([reason, where]) =>
      `Hoppade över: ${reason}  (${String(where.length)} block: ${where.join(', ')})`,
  );
}

/** What of each page runs where it stands, a line for each page that has something to run. */
export function formatLivePages(reports: readonly PageReport[]): string[] {
  return reports.flatMap(({ file, live }) => {
    if (live === undefined || live.exercises.all + live.examples.all === 0) return [];
    const parts = [exercisesSentence(live.exercises), ...live.elsewhere];
    return [`${file}: ${parts.join('; ')}. ${examplesSentence(live.examples)}`];
  });
}

/** What each page's exercises are answered with, a line for each page that has some. */
export function formatJudgedPages(reports: readonly PageReport[]): string[] {
  return reports.flatMap(({ file, judged }) =>
    judged === undefined || judged.all === 0 ? [] : [`${file}: ${judgedSentence(judged)}`],
  );
}

/** The same of all pages together; nothing where there are no exercises. */
export function formatJudgedTotal(reports: readonly PageReport[]): string[] {
  const total = sumOf(reports.flatMap(({ judged }) => judged ?? []));
  return total.all === 0 ? [] : [`Uppgifter: ${judgedSentence(total)}`];
}

/** What is no fault and should be read: a line each. */
export function formatNotes(reports: readonly PageReport[]): string[] {
  return reports
    .flatMap(({ notes }) => notes ?? [])
    .map(({ file, line, text }) => `${file}:${String(line)}  ${oneLine(text)}`);
}

/** The same of all pages together; nothing where there is nothing to run. */
export function formatLiveTotal(reports: readonly PageReport[]): string[] {
  const counts = reports.flatMap(({ live }) => live ?? []);
  const [exercises, examples] = (['exercises', 'examples'] as const).map((kind) => ({
    here: counts.reduce((sum, each) => sum + each[kind].here, 0),
    all: counts.reduce((sum, each) => sum + each[kind].all, 0),
  }));
  if (exercises === undefined || examples === undefined) return [];
  if (exercises.all + examples.all === 0) return [];
  return [`I webbläsaren: ${exercisesSentence(exercises)}; ${examplesSentence(examples)}`];
}

/**
 * How long the page's Python took for what was new; nothing where everything had been tried before.
 */
export function formatPythonUse({ runs, ms }: PythonUse): string[] {
  if (runs === 0) return [];
  return [`Pyodide: ${String(runs)} körningar på ${(ms / 1000).toFixed(1)} s`];
}

/** How many pages' programs wait for another day; nothing where all were run. */
export function formatWaiting(reports: readonly PageReport[]): string[] {
  const waiting = reports.filter(({ waits }) => waits === true).length;
  if (waiting === 0) return [];
  return [
    `Programmen på ${String(waiting)} av ${String(reports.length)} sidor, som inte har ändrats, körs en annan dag. Alla körs varje natt, och med npm run check.`,
  ];
}

type Share = LiveCounts['exercises'];

function exercisesSentence({ here, all }: Share): string {
  return `${String(here)} av ${String(all)} uppgifter går att lösa på sidan`;
}

function examplesSentence({ here, all }: Share): string {
  return `${String(here)} av ${String(all)} exempel går att köra`;
}

export interface Counts {
  readonly pages: number;
  readonly blocks: number;
  readonly rules: number;
  readonly words: number;
  readonly skipped: number;
}

/**
 * The last lines of a run. The very last has the counts a test command adds up: pages without and
 * with faults, and faults of the site as a whole.
 */
export function formatSummary(counts: Counts, failedPages: number, siteFaults: number): string[] {
  const { pages, blocks, rules, words, skipped } = counts;
  return [
    `Sidor: ${String(pages)}. Prövat: ${String(blocks)} kodblock (${String(skipped)} överhoppade), ${String(rules)} regelkontroller, ${String(words)} ord stavade`,
    `Lektioner: ${String(pages - failedPages)} passed, ${String(failedPages + siteFaults)} failed`,
  ];
}

function oneLine(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, ' ⏎ ').trim();
}
