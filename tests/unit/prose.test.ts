import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(`${root}${path}`, 'utf8');

/** What makes a page long to read, in a line each. */
function lengthFaults(text: string, mostLines: number): string[] {
  const lines = text.trimEnd().split('\n');
  return [
    ...(lines.length > mostLines ? [`${String(lines.length)} lines`] : []),
    ...lines.flatMap((line, index) =>
      line.length > 100 ? [`line ${String(index + 1)}: ${String(line.length)} columns`] : [],
    ),
  ];
}

const headings = [
  '## Context',
  '## Decision',
  '## Consequences',
  '## What would make us change it',
];

/** What is wrong with a decision's page: its name, its head, its parts, its length, or that the list does not link to it. */
function decisionFaults(file: string, text: string, list: string): string[] {
  const number = /^(\d{4})-[a-z0-9-]+\.md$/.exec(file)?.[1];
  if (number === undefined) return ['the name is not NNNN-title.md'];
  const [head = '', , facts = ''] = text.split('\n');
  return [
    ...(head.startsWith(`# ${String(Number(number))}. `) ? [] : ['the head has another number']),
    ...(/^Date: \d{4}-\d\d-\d\d · Status: (?:accepted|superseded by \[\d+\]\(.*\))$/.test(facts)
      ? []
      : ['no date and status']),
    ...headings.filter((heading) => !text.includes(`\n${heading}\n\n`)),
    ...(list.includes(`](./${file})`) ? [] : ['not in the list']),
    ...lengthFaults(text, 45),
  ];
}

describe('SECURITY.md', () => {
  it('has lines of at most 100 columns', () => {
    expect(lengthFaults(read('SECURITY.md'), 400)).toEqual([]);
  });
});

describe('CONTRIBUTING.md', () => {
  it('can be read in a sitting: at most 200 lines of at most 100 columns', () => {
    expect(lengthFaults(read('CONTRIBUTING.md'), 200)).toEqual([]);
  });

  it('would be found out', () => {
    expect(lengthFaults(`${'a\n'.repeat(2)}${'b'.repeat(101)}\n`, 2)).toEqual([
      '3 lines',
      'line 3: 101 columns',
    ]);
  });
});

/** Files of this repository that a text names in code and that are not there. */
function absentFiles(text: string): string[] {
  const named = [...text.matchAll(/`((?:src|tests|scripts|benchmarks)\/[\w./-]+\.\w+)`/g)];
  return named.flatMap(([, file = '']) => (existsSync(`${root}${file}`) ? [] : [file]));
}

describe('the files that texts for developers name', () => {
  it.each(['CONTRIBUTING.md', 'SECURITY.md', 'PACKAGES.md'])('%s: are there', (file) => {
    expect(absentFiles(read(file))).toEqual([]);
  });

  it('in the decisions: are there', () => {
    const all = readdirSync(`${root}decisions`).map((file) => read(`decisions/${file}`));
    expect(absentFiles(all.join('\n'))).toEqual([]);
  });

  it('would be missed', () => {
    expect(absentFiles('see `src/auth/nowhere.ts` and `src/auth/visitor.ts`')).toEqual([
      'src/auth/nowhere.ts',
    ]);
  });
});

describe('decisions/', () => {
  const list = read('decisions/README.md');
  const files = readdirSync(`${root}decisions`).filter((file) => file !== 'README.md');

  it('has a page for each, in one form, and a list that links to all', () => {
    expect(files.length).toBeGreaterThan(30);
    const faults = files.flatMap((file) =>
      decisionFaults(file, read(`decisions/${file}`), list).map((fault) => `${file}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  it('numbers them without a gap', () => {
    const numbers = files.map((file) => Number(file.slice(0, 4)));
    expect(numbers.sort((a, b) => a - b)).toEqual(numbers.map((_, index) => index + 1));
  });

  it('would be found out', () => {
    const page = `# 2. A title\n\nDate: soon\n\n${headings.slice(1).join('\n\n')}\n\n`;
    expect(decisionFaults('0001-a-title.md', page, '')).toEqual([
      'the head has another number',
      'no date and status',
      '## Context',
      'not in the list',
    ]);
    expect(decisionFaults('note.md', page, '')).toEqual(['the name is not NNNN-title.md']);
  });
});
