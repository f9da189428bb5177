import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isPage, type Page, parsePage } from '../page/page';
import type { Verdict } from '../finding';
import { runPage } from '../run/runPage';

/** Real compilers on a busy machine; Go's first build compiles its standard library. */
export const compilerTimeoutMs = 120_000;

// As the command does: Go's build cache is kept between runs.
process.env['LESSONS_GOCACHE'] ??= fileURLToPath(
  new URL('../../../.cache/lessons/go', import.meta.url),
);

/** A small site whose pages have no faults; tests plant them. */
export const fixtureSite = fileURLToPath(new URL('../fixtures/site', import.meta.url));
export const lessonPath = join(fixtureSite, 'docs', 'lektion.mdx');
export const lessonSource = readFileSync(lessonPath, 'utf8');

/** The page of a source that is valid MDX. Throws for any other. */
export function toPage(source: string, path = lessonPath): Page {
  const page = parsePage('docs/lektion.mdx', path, source);
  if (!isPage(page)) throw new Error(page.problem);
  return page;
}

/** The lesson with a fault in it. Throws when there is nothing to replace: a fault that is not planted cannot be found. */
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
