import { describe, expect, it } from 'vitest';
import { findEnclosing } from '@kurser/lesson-language/source/blocks';
import { readEveryPage } from '../../../../tests/support/everyPage';
import type { Page } from '../page/page';
import { runCourse } from '../run/runCourse';
import { coursesOf } from '../site/courses';
import { fence, toPage } from './support';

/** A file that a page of the course writes, to be read or unseen. */
interface CourseFile {
  readonly page: string;
  readonly name: string;
  readonly shown: boolean;
  readonly text: string;
}

/**
 * What goes wrong for a student who keeps the files of all pages in one folder. What no page shows
 * is there for an example that is run in its page: it is nobody's copy, and has one text.
 */
function folderFaults(pages: readonly Page[]): string[] {
  const files = pages.flatMap(courseFiles);
  const shown = files.filter((file) => file.shown);
  const unseen = files.filter((file) => !file.shown);
  const isShown = ({ name }: CourseFile): boolean => shown.some((each) => each.name === name);
  return [
    ...shown
      .filter((file) => shown.some((each) => each.name === file.name && each.page < file.page))
      .map(({ name, page }) => `${page} overwrites ${name}`),
    ...unseen.filter(isShown).flatMap((copy) =>
      definitions(copy)
        .filter((defined) => !shown.some((each) => definesHere(each, copy.name, defined)))
        .map((defined) => `${copy.page} has a copy of ${copy.name} with its own ${defined}`),
    ),
    ...unseen
      .filter((file) => !isShown(file) && unseen.some((each) => isOtherTextOf(each, file)))
      .map(({ name, page }) => `${page} has a ${name} of its own, and so has another page`),
  ];
}

function isOtherTextOf(one: CourseFile, other: CourseFile): boolean {
  return one.name === other.name && one.text !== other.text;
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

  it('names pages whose unseen files have one name and two texts', () => {
    const unseen = (file: string, name: string): Page => ({
      ...toPage(fence('python hidden file=slump.py', `def ${name}():`, '    pass')),
      file,
    });
    expect(folderFaults([unseen('docs/a.mdx', 'kast'), unseen('docs/b.mdx', 'kast')])).toEqual([]);
    expect(folderFaults([unseen('docs/a.mdx', 'kast'), unseen('docs/b.mdx', 'drag')])).toEqual([
      'docs/a.mdx has a slump.py of its own, and so has another page',
      'docs/b.mdx has a slump.py of its own, and so has another page',
    ]);
  });
});

describe('the same folder, run from the first page to the last', () => {
  const first = toPage(
    fence('python file=moms.py', 'def moms(pris: int) -> int:', '    return pris'),
  );
  const problems = async (...pages: Page[]) =>
    (await runCourse(pages)).map(({ file, problem }) => `${file} ${problem}`);
  const later = (...markdown: string[]): Page => ({
    ...toPage(markdown.join('\n')),
    file: 'docs/senare.mdx',
  });

  it('has the files of earlier pages in place of unseen copies', async () => {
    const copy = fence('python hidden file=moms.py', 'def rabatt() -> int:', '    return 1');
    const use = fence('python', 'from moms import moms', 'print(moms(4))');
    expect(await problems(first, later(copy, use, fence('output', '4')))).toEqual([]);
  });

  it('names a page whose program, or whose solution, needs what only its copy had', async () => {
    const copy = fence('python hidden file=moms.py', 'def rabatt() -> int:', '    return 1');
    const use = fence('python', 'from moms import rabatt', 'print(rabatt())');
    const found = 'docs/senare.mdx i mappen med kursens alla filer: programmet slutar med felkod 1';
    expect(await problems(first, later(copy, use))).toEqual([found]);
    const exercise = later(
      copy,
      '<Exercise title="Rabatt" stars={1}>\n\n<Solution>\n',
      fence('python', 'from moms import rabatt'),
      '</Solution>\n',
      fence('python test', 'assert rabatt() == 1'),
      '</Exercise>',
    );
    expect((await problems(first, exercise)).length).toBeGreaterThan(0);
  });

  it('reads a chapter before the workbook page that belongs to it', () => {
    const names = ['workbook/10', 'textbook/2', 'workbook/index', 'workbook/2', 'textbook/10'];
    const pages = names.map((name) => ({
      path: name,
      file: `docs/ai/${name}.mdx`,
      route: '',
      title: '',
      description: '',
    }));
    expect(coursesOf({ pages })).toEqual([
      ['workbook/index', 'textbook/2', 'workbook/2', 'textbook/10', 'workbook/10'],
    ]);
    expect(coursesOf({ pages: [] })).toEqual([]);
  });
});
