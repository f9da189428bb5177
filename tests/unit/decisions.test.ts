import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { lengthFaults } from '../support/lengthFaults';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(`${root}${path}`, 'utf8');

const headings = [
  '## Context',
  '## Decision',
  '## Consequences',
  '## What would make us change it',
];

/**
 * What is wrong with a decision's page: its name, its head, its parts, its length, or that the list
 * does not link to it.
 */
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
