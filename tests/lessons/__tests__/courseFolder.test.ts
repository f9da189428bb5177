import { describe, expect, it } from 'vitest';
import { findEnclosing } from '../../../src/lessons/blocks';
import { readEveryPage } from '../../support/everyPage';
import type { Page } from '../page/page';
import { fence, toPage } from './support';

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

async function readCourse(): Promise<readonly Page[]> {
  const pages = await readEveryPage();
  return ['textbook', 'workbook'].flatMap((part) =>
    pages.filter(({ file }) => file.startsWith(`docs/ai/${part}/`)),
  );
}

describe('the folder that a student of artificial intelligence builds', () => {
  it('holds files that no later page overwrites, and unseen copies that agree with them', async () => {
    const pages = await readCourse();
    expect(pages.flatMap(courseFiles).length).toBeGreaterThan(30);
    expect(folderFaults(pages)).toEqual([]);
  });

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
