import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findEnclosing } from '../../../src/lessons/blocks';
import { isPage, type Page, readPage } from '../page/page';
import { fence, toPage } from './support';

const root = fileURLToPath(new URL('../../../', import.meta.url));
/** Two dozen lessons are parsed, on a machine that may be busy. */
const parseTimeoutMs = 60_000;

/** A file that a page of the course writes, to be read or unseen. */
interface CourseFile {
  readonly page: string;
  readonly name: string;
  readonly shown: boolean;
  readonly text: string;
}

/** What goes wrong for a student who keeps the files of all pages in one folder. */
function folderFaults(pages: readonly Page[]): string[] {
  const files = pages.flatMap(courseFiles);
  const shown = files.filter((file) => file.shown);
  return [
    ...shown
      .filter((file) => shown.some((each) => each.name === file.name && each.page < file.page))
      .map(({ name, page }) => `${page} overwrites ${name}`),
    ...files
      .filter((file) => !file.shown)
      .flatMap((copy) =>
        definitions(copy)
          .filter((defined) => !shown.some((each) => definesHere(each, copy.name, defined)))
          .map((defined) => `${copy.page} has a copy of ${copy.name} with its own ${defined}`),
      ),
  ];
}

function courseFiles(page: Page): CourseFile[] {
  return page.blocks.flatMap((block) => {
    const name = block.words.file ?? block.words.append;
    if (block.language !== 'python' || name === undefined) return [];
    if (findEnclosing(block, 'Exercise') !== undefined) return [];
    return [{ page: page.file, name, shown: !block.words.hidden, text: block.text }];
  });
}

function definitions({ text }: CourseFile): string[] {
  return text.match(/^(?:def|class) [\p{L}\p{N}_]+/gmu) ?? [];
}

function definesHere(file: CourseFile, name: string, defined: string): boolean {
  return file.name === name && definitions(file).includes(defined);
}

function readCourse(): Page[] {
  return ['textbook', 'workbook'].flatMap((part) => {
    const folder = join(root, 'docs/ai', part);
    return readdirSync(folder)
      .filter((name) => name.endsWith('.mdx'))
      .map((name) => readPage(root, join(folder, name)))
      .filter(isPage);
  });
}

describe('the folder that a student of artificial intelligence builds', () => {
  it(
    'holds files that no later page overwrites, and unseen copies that agree with them',
    () => {
      const pages = readCourse();
      expect(pages.flatMap(courseFiles).length).toBeGreaterThan(30);
      expect(folderFaults(pages)).toEqual([]);
    },
    parseTimeoutMs,
  );

  it('names a file that two pages write and a copy with something of its own', () => {
    const first = toPage(fence('python file=bayes.py', 'def bayes():', '    pass'));
    const second: Page = {
      ...toPage(fence('python file=bayes.py', 'def klassa():', '    pass')),
      file: 'docs/senare.mdx',
    };
    const copy: Page = {
      ...toPage(fence('python hidden file=bayes.py', 'def sats():', '    pass')),
      file: 'docs/arbetsbok.mdx',
    };
    expect(folderFaults([first, second])).toEqual(['docs/senare.mdx overwrites bayes.py']);
    expect(folderFaults([first, copy])).toEqual([
      'docs/arbetsbok.mdx has a copy of bayes.py with its own def sats',
    ]);
  });
});
