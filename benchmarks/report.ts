import { readFileSync, writeFileSync } from 'node:fs';
import { formatFile } from '../scripts/lib/formatter';

const file = 'BENCHMARKS.md';

const marker = (name: string, end: 'begin' | 'end'): string => `<!-- ${name}: ${end} -->`;

/**
 * The text with the section between its two markers replaced.
 * @throws when a marker is missing, or they stand the wrong way round
 */
export function replaceSection(text: string, name: string, content: string): string {
  const begin = marker(name, 'begin');
  const from = text.indexOf(begin);
  const to = text.indexOf(marker(name, 'end'));
  if (from < 0 || to < from)
    throw new Error(`${file} needs ${begin} and, after it, ${marker(name, 'end')}`);
  return `${text.slice(0, from)}${begin}\n\n${content}\n\n${text.slice(to)}`;
}

/**
 * Writes what was measured into its section of BENCHMARKS.md, formatted as everything else.
 * @throws as replaceSection
 */
export async function writeSection(name: string, content: string): Promise<void> {
  writeFileSync(file, replaceSection(readFileSync(file, 'utf8'), name, content));
  await formatFile(file);
}

/** When and on what something was measured, in one line. */
export function measuredOn(date: Date, versions: readonly string[]): string {
  return `Measured ${date.toISOString().slice(0, 10)}: ${versions.join(', ')}.`;
}

/** Cells as a table in Markdown; the first row is its head. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const [head = [], ...rest] = rows;
  const lines = [head, head.map(() => '---'), ...rest];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
