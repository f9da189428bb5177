import type { Finding, Skipped } from './finding';

/** One finding a line, `file:line  what is wrong  how it should look`, with longer texts indented below. */
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

export interface Counts {
  readonly pages: number;
  readonly blocks: number;
  readonly rules: number;
  readonly words: number;
  readonly skipped: number;
}

/** The last lines of a run. The very last has the counts a test command adds up: pages without and with faults, and faults of the site as a whole. */
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
