import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const course = fileURLToPath(new URL('../../../../docs/ai', import.meta.url));
const chapters = Array.from({ length: 11 }, (_, index) => index + 1);
const read = (name: string): string => readFileSync(join(course, name), 'utf8');

/**
 * What the course promises beyond the form of a lesson: the same scale everywhere, tasks that rise,
 * data with a sheet, a bridge that is used.
 */
describe('a workbook page in artificial intelligence', () => {
  const scale =
    '*Säker*, *nästan* eller *inte än*? Skriv i din [labbdagbok](./index.mdx#labbdagbok).';

  function workbookFaults(source: string, chapter: number): string[] {
    const tasks = tasksOf(source);
    const table = source.slice(source.indexOf('## Självskattning'));
    const assessed = [...table.matchAll(/^\|[^|]*\| ([\d, ]+) \|/gm)].flatMap(([, numbers = '']) =>
      numbers.split(', ').map(Number),
    );
    return [
      ...(source.includes(scale) ? [] : ['another scale']),
      ...tasks
        .filter(({ number }, index) => number !== index + 1)
        .map(({ number }) => `${String(number)} out of order`),
      ...tasks
        .filter(({ level, stars }, index) => {
          const before = tasks[index - 1];
          return before?.level === level && before.stars > stars;
        })
        .map(({ number }) => `${String(number)} easier than the one before`),
      ...tasks
        .filter(({ number }) => !assessed.includes(number))
        .map(({ number }) => `${String(number)} in no row of the self-assessment`),
      ...(chapter === 1 || asksOfEarlier(source, chapter) ? [] : ['nothing of an earlier chapter']),
    ];
  }

  function tasksOf(source: string): { number: number; stars: number; level: string }[] {
    let level = '';
    return [
      ...source.matchAll(/^## (Nivå \d)|^<Exercise title="(\d+)\.[^"]*" stars=\{(\d)\}/gm),
    ].flatMap(([, heading, number, stars]) => {
      level = heading ?? level;
      return number === undefined ? [] : [{ number: Number(number), stars: Number(stars), level }];
    });
  }

  /** Whether a task or a question links to a chapter before this one. */
  function asksOfEarlier(source: string, chapter: number): boolean {
    const tasks = source.match(/<(Exercise|Question)\b[^]*?<\/\1>/g) ?? [];
    return tasks
      .flatMap((task) => [...task.matchAll(/textbook\/(\d+)\.mdx/g)])
      .some(([, number]) => Number(number) < chapter);
  }

  it.each(chapters)('%i has the scale, tasks from easy to hard and a look back', (chapter) => {
    expect(workbookFaults(read(`workbook/${String(chapter)}.mdx`), chapter)).toEqual([]);
  });

  it('names what is not so', () => {
    const task = (number: number, stars: number): string =>
      `<Exercise title="${String(number)}. A" stars={${String(stars)}}>\n</Exercise>\n`;
    const source = `## Nivå 1 Begrepp\n${task(1, 2)}${task(3, 1)}## Självskattning\n| a | 1 | b |\n`;
    expect(workbookFaults(source, 2)).toEqual([
      'another scale',
      '3 out of order',
      '3 easier than the one before',
      '3 in no row of the self-assessment',
      'nothing of an earlier chapter',
    ]);
  });
});

describe('the textbook in artificial intelligence', () => {
  it.each(chapters)('%i has two passes, each with its question answered', (chapter) => {
    const source = read(`textbook/${String(chapter)}.mdx`);
    const passes = source.match(/^## Pass \d av \d/gm);
    expect(passes).toEqual(['## Pass 1 av 2', '## Pass 2 av 2']);
    expect(source.match(/^\*\*Svaret på passets fråga\.\*\*/gm)).toHaveLength(2);
  });

  it('has a task in every building block of mathematics, and links to it from each chapter it names', () => {
    const [, bridge = ''] = read('textbook/index.mdx').split('## Matematik du behöver');
    const sections = (bridge.split(/^## /m)[0] ?? '').split(/^### /m).slice(1);
    expect(sections.map((section) => section.includes('<Predict'))).toEqual(Array(6).fill(true));
    const rows = [...bridge.matchAll(/^\| \[[^\]]+\]\(#([^)]+)\).*\| ([\d, ]+) \|$/gm)];
    const unlinked = rows.flatMap(([, anchor = '', named = '']) =>
      named
        .split(', ')
        .filter((chapter) => !read(`textbook/${chapter}.mdx`).includes(`./index.mdx#${anchor})`))
        .map((chapter) => `${chapter} does not link to ${anchor}`),
    );
    expect([rows.length, unlinked]).toEqual([6, []]);
  });

  it('has a sheet beside every open dataset, with the headings of the projects', () => {
    const headings = (sheet: string): string[] => sheet.match(/^\d\. .*$/gm) ?? [];
    const files = readdirSync(join(course, 'textbook/filer'));
    const data = files.filter((name) => !name.endsWith('-datablad.txt'));
    expect(data.length).toBeGreaterThan(1);
    for (const name of data) {
      const sheet = read(`textbook/filer/${name.replace(/\.\w+$/, '')}-datablad.txt`);
      expect(headings(sheet)).toEqual(headings(read('projects/filer/datablad-mall.txt')));
      expect(sheet).toMatch(/licens: \S/);
      expect(sheet).toMatch(/Datum: \S+ \d{4}/);
    }
  });
});

describe("a copy of a chapter's file that a page in artificial intelligence hides", () => {
  const blocks = (source: string): { words: string[]; code: string }[] =>
    [...source.matchAll(/^```python ([^\n]*)\n([^]*?)^```/gm)].map(([, words = '', code = '']) => ({
      words: words.split(' '),
      code,
    }));

  /**
   * The file as a reader of the chapter has it: the block that writes it and all that the chapter
   * adds.
   */
  function shownFile(source: string, file: string): string {
    return blocks(source)
      .filter(({ words }) => !words.includes('hidden'))
      .filter(({ words }) => words.includes(`file=${file}`) || words.includes(`append=${file}`))
      .map(({ code }) => code)
      .join('\n\n');
  }

  function unlikeCopies(page: string, textbook: string[]): string[] {
    return blocks(page).flatMap(({ words, code }) => {
      const file = words.find((word) => word.startsWith('file='))?.slice('file='.length);
      if (file === undefined || !words.includes('hidden')) return [];
      const shown = textbook
        .map((chapter) => shownFile(chapter, file))
        .filter((text) => text !== '');
      return shown.length === 0 || shown.includes(code) ? [] : [file];
    });
  }

  it('has every function that the reader got there', () => {
    const textbook = chapters.map((chapter) => read(`textbook/${String(chapter)}.mdx`));
    const workbook = chapters.map((chapter) => read(`workbook/${String(chapter)}.mdx`));
    const unlike = [...textbook, ...workbook].flatMap((page) => unlikeCopies(page, textbook));
    expect(unlike).toEqual([]);
  });

  it('names a copy that lacks what the chapter added', () => {
    const chapter = '```python file=a.py\nx = 1\n```\n\n```python append=a.py\ny = 2\n```\n';
    const whole = '```python hidden file=a.py\nx = 1\n\n\ny = 2\n```\n';
    const half = '```python hidden file=a.py\nx = 1\n```\n';
    expect(unlikeCopies(whole, [chapter])).toEqual([]);
    expect(unlikeCopies(half, [chapter])).toEqual(['a.py']);
  });
});
