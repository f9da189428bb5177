import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import GithubSlugger from 'github-slugger';
import { describe, expect, it } from 'vitest';
import { lengthFaults } from '../support/lengthFaults';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(`${root}${path}`, 'utf8');

/** A text without the rows of its tables, and without its commands: neither can be broken. */
const onlyProse = (text: string): string => text.replace(/^ *\|.*\n|^ *```[^]*?^ *```\n/gm, '');

describe('what is written for people', () => {
  it.each([
    ...['SECURITY.md', 'ASVS.md', 'BENCHMARKS.md', 'PACKAGES.md', 'README.md', 'OPERATIONS.md'],
    'packages/platform/README.md',
  ])('%s: has lines of at most 100 columns', (file) => {
    expect(lengthFaults(onlyProse(read(file)), 400)).toEqual([]);
  });

  it('would be found out beside a table and a command', () => {
    const row = `| ${'a'.repeat(101)} |\n`;
    const command = `   \`\`\`bash\n${'c'.repeat(101)}\n   \`\`\`\n`;
    expect(lengthFaults(onlyProse(`${row}${command}${'b'.repeat(101)}\n${row}`), 400)).toEqual([
      'line 1: 101 columns',
    ]);
  });
});

/**
 * What a text links to or shows that is not there: files beside it, and headings of its own and of
 * other texts.
 */
function deadLinks(text: string): string[] {
  const targets = [
    ...[...text.matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, target = '']) => target),
    ...[...text.matchAll(/<img src="([^"]+)"/g)].map(([, target = '']) => target),
  ];
  return targets.filter((target) => {
    const [file = '', anchor] = target.split('#');
    if (file !== '' && !existsSync(`${root}${file}`)) return true;
    if (anchor === undefined) return false;
    const slugger = new GithubSlugger();
    const heads = [...(file === '' ? text : read(file)).matchAll(/^#+ (.*)$/gm)];
    return !heads.some(([, head = '']) => slugger.slug(head) === anchor);
  });
}

describe('the links of the texts in the first folder', () => {
  it.each(readdirSync(root).filter((file) => file.endsWith('.md')))(
    '%s: lead somewhere',
    (file) => {
      expect(deadLinks(read(file))).toEqual([]);
    },
  );

  it('would be found out', () => {
    const text =
      '# Åter\n[a](#åter) [b](#bort) [c](./README.md) [d](./nowhere.md)\n<img src="x.png"';
    expect(deadLinks(text)).toEqual(['#bort', './nowhere.md', 'x.png']);
  });
});

/** Files of this repository that a text names in code and that are not there. */
function absentFiles(text: string): string[] {
  const named = text.matchAll(/`((?:src|tests|scripts|benchmarks|packages|seal)\/[\w./-]+\.\w+)`/g);
  return [...named].flatMap(([, file = '']) => {
    const place = file.replace(/^seal\//, 'packages/docusaurus-plugin-seal/src/');
    return existsSync(`${root}${place}`) ? [] : [file];
  });
}

describe('the files that texts for developers name', () => {
  it.each([
    ...['README.md', 'OPERATIONS.md', 'CONTRIBUTING.md', 'SECURITY.md', 'ASVS.md', 'PACKAGES.md'],
  ])('%s: are there', (file) => {
    expect(absentFiles(read(file))).toEqual([]);
  });

  it('in the decisions: are there', () => {
    const all = readdirSync(`${root}decisions`).map((file) => read(`decisions/${file}`));
    expect(absentFiles(all.join('\n'))).toEqual([]);
  });

  it('would be missed', () => {
    expect(
      absentFiles(
        'see `packages/school-gate/src/auth/nowhere.ts` and `packages/school-gate/src/auth/visitor.ts`',
      ),
    ).toEqual(['packages/school-gate/src/auth/nowhere.ts']);
  });
});
