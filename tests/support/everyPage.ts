import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as othersFirst } from 'node:timers/promises';
import { isPage, readPage, type Page } from '../../packages/lesson-check/src/page/page';

let pages: Promise<readonly Page[]> | undefined;

/**
 * Vitest expects an answer from this process within a minute; parsing all pages in one go can take
 * longer.
 */
async function readAll(root: string): Promise<readonly Page[]> {
  const read: Page[] = [];
  const names = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' }).sort();
  for (const name of names.filter((each) => each.endsWith('.mdx'))) {
    await othersFirst();
    const page = readPage(root, join(root, 'docs', name));
    if (!isPage(page)) throw new Error(`${page.file}:${page.line} ${page.problem}`);
    read.push(page);
  }
  return read;
}

/**
 * Every page of docs/, read once for all tests of a process, which leave it as it is.
 * @throws when one of them is no valid page
 */
export function readEveryPage(): Promise<readonly Page[]> {
  pages ??= readAll(process.cwd());
  return pages;
}
