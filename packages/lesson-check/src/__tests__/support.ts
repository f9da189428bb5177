import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isPage, type Page, parsePage } from '../page/page';
import type { Verdict } from '../finding';
import { runPage } from '../run/runPage';
import { findGoCache } from '../run/goCache';
import { findTool, isMissing, type ToolName } from '../run/tools';

// As the command does: Go's build cache is kept between runs.
process.env['LESSONS_GOCACHE'] ??= await findGoCache(
  fileURLToPath(new URL('../../../..', import.meta.url)),
);

/** A small site whose pages have no faults; tests plant them. */
export const fixtureSite = fileURLToPath(new URL('../fixtures/site', import.meta.url));
const lessonPath = join(fixtureSite, 'docs', 'lektion.mdx');
export const lessonSource = readFileSync(lessonPath, 'utf8');

/** The page of a source that is valid MDX. Throws for any other. */
export function toPage(source: string, path = lessonPath): Page {
  const page = parsePage('docs/lektion.mdx', path, source);
  if (!isPage(page)) throw new Error(page.problem);
  return page;
}

/**
 * The lesson with a fault in it. Throws when there is nothing to replace: a fault that is not
 * planted cannot be found.
 */
export function plant(find: string | RegExp, replacement: string, source = lessonSource): Page {
  const planted = source.replace(find, () => replacement);
  if (planted === source) throw new Error(`Nothing to replace: ${String(find)}`);
  return toPage(planted);
}

/** Runs the code of a page that consists of nothing but this Markdown. */
export function runMarkdown(...lines: string[]): Promise<Verdict> {
  return runPage(toPage(lines.join('\n')));
}

/** A copy of the fixture site that the test may change; gone after `work`. */
export async function withSiteCopy(work: (root: string) => Promise<void>): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'sajt-'));
  try {
    cpSync(fixtureSite, root, { recursive: true });
    await work(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** A fenced block. */
export function fence(words: string, ...text: string[]): string {
  return ['```' + words, ...text, '```', ''].join('\n');
}

/**
 * Runs the code of a page and returns line and problem of each finding. Throws when there was
 * nothing to check.
 */
export async function runProblems(...markdown: string[]): Promise<string[]> {
  const { findings, skipped, checked } = await runMarkdown(...markdown);
  if (checked + skipped.length + findings.length === 0) throw new Error('Nothing was checked');
  return findings.map(({ line, problem }) => `${String(line)} ${problem}`);
}

/**
 * Whether one of the tools is missing, which skips its tests, by name. In CI what is not installed
 * skips nothing: they run and fail.
 */
export async function lacks(...names: ToolName[]): Promise<boolean> {
  const missing = (await Promise.all(names.map(findTool))).filter(isMissing);
  return missing.some(({ isThere }) => isThere || process.env['CI'] !== 'true');
}

/** A fault to plant in the lesson, and the line and problem that the rule must answer with. */
export type PlantedFault = readonly [
  rule: string,
  find: string | RegExp,
  replacement: string,
  expected: string,
];

/** The 1-based line of the lesson where a text first stands. */
export function lineOf(text: string): number {
  return lessonSource.slice(0, lessonSource.indexOf(text)).split('\n').length;
}

/** A problem on the line where a text of the lesson stands. */
export function at(text: string, problem: string): string {
  return `${String(lineOf(text))} ${problem}`;
}
