import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import GithubSlugger from 'github-slugger';
import { describe, expect, it } from 'vitest';
import { recentKey } from '../../packages/search/src/client/recent';

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
 * Chapters of the ASVS that a table has no verdict for, and requirements that are said not to be
 * met without a reason below it.
 */
function asvsFaults(text: string): string[] {
  const rows = text.split('\n').filter((line) => /^\| V\d+ /.test(line));
  const cells = rows.map((row) => row.split('|').map((cell) => cell.trim()));
  const judged = cells.map(([, chapter = '', verdict = '', by = '', unmet = '']) => ({
    chapter: /^V\d+/.exec(chapter)?.[0] ?? '',
    isClear:
      (/^(?:does not apply|nothing asked)$/.test(verdict) && by === '' && unmet === '') ||
      (verdict === 'met' && by !== '' && unmet === '') ||
      (verdict === 'partly' && by !== '' && unmet !== ''),
    unmet: unmet === '' ? [] : unmet.split(', '),
  }));
  const reasons = [...text.matchAll(/^- \*\*([\d., ]+)\*\*: \S/gm)].flatMap(([, numbers = '']) =>
    numbers.split(', '),
  );
  const chapters = Array.from({ length: 17 }, (_, index) => `V${String(index + 1)}`);
  const unmet = judged.flatMap((row) => row.unmet);
  return [
    ...chapters.filter((chapter) => !judged.some((row) => row.chapter === chapter && row.isClear)),
    ...unmet.filter((number) => !reasons.includes(number)),
    ...reasons.filter((number) => !unmet.includes(number)),
  ];
}

/** What the page says of a level: its table, and the reasons below it. */
function levelOf(text: string, level: number): string {
  return text.split(/^## /m).find((part) => part.startsWith(`Level ${String(level)}`)) ?? '';
}

describe('the tables of the ASVS', () => {
  const text = read('ASVS.md');

  it.each([1, 2])(
    'have a verdict on each chapter, and a reason for all that is not met: level %i',
    (level) => {
      expect(asvsFaults(levelOf(text, level))).toEqual([]);
    },
  );

  it('would be found out', () => {
    const first = levelOf(text, 1);
    expect(asvsFaults(first.replace(/^\| V9 .*\n/m, ''))).toEqual(['V9']);
    expect(asvsFaults(first.replace(/^(\| V8 [^|]*\|) met /m, '$1 partly '))).toEqual(['V8']);
    expect(asvsFaults(first.replace(/^- \*\*6\.2\.1\*\*/m, '- 6.2.1'))).toEqual(['6.2.1']);
    expect(asvsFaults(first.replace(/, 6\.2\.4 /, ' '))).toEqual(['6.2.4']);
    expect(asvsFaults(levelOf(text, 3)).length).toBeGreaterThan(0);
  });
});

/** The names under which the site keeps things on the device, as they begin. */
function keptNames(): readonly string[] {
  const patterns = [
    ...read('packages/student-work/src/progress/stored.ts').matchAll(/^ {2}\[\/\^(.+?)\/, '/gm),
  ];
  const names = patterns.flatMap(([, pattern = '']) => {
    const [, alternatives, rest = ''] = /^\(\?:(.+)\)(:?)/.exec(pattern) ?? [];
    return alternatives === undefined
      ? [pattern]
      : alternatives.split('|').map((name) => `${name}${rest}`);
  });
  return [...names.map((name) => name.replace(/\$$/, '')), recentKey];
}

describe('what stays on the device, in SECURITY.md', () => {
  const [, section = ''] = /### What stays on the device\n([^#]*)/.exec(read('SECURITY.md')) ?? [];
  const untold = (text: string): string[] =>
    keptNames().filter((name) => !text.includes(`\`${name}\``));

  it('names everything that is kept', () => {
    expect(keptNames()).toContain('last-lesson');
    expect(keptNames().length).toBeGreaterThan(15);
    expect(untold(section)).toEqual([]);
  });

  it('would be found out', () => {
    expect(untold(section.replace('`pyrun:`', ''))).toEqual(['pyrun:']);
  });
});

describe('the comparison in SECURITY.md', () => {
  it('is ten lines at most', () => {
    const [, section = ''] = /## Beside other ways[^\n]*\n+([^#]*)/.exec(read('SECURITY.md')) ?? [];
    expect(section).toContain('**StaticCrypt**');
    expect(section.trim().split('\n').length).toBeLessThanOrEqual(10);
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

/** The folders of src/ and the rooms that the map does not show. */
const unmapped = (map: string, folders: readonly string[]): string[] =>
  folders.filter((folder) =>
    folder.startsWith('src/')
      ? !map.includes(`\n${folder}/ `)
      : !new RegExp(`^  .*\\b${folder}/ `, 'm').test(map),
  );

describe('the map in CONTRIBUTING.md', () => {
  const folders = readdirSync(`${root}src`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `src/${name}`);

  it('shows every folder of src/ and every room', () => {
    expect(unmapped(read('CONTRIBUTING.md'), readdirSync(`${root}packages`))).toEqual([]);
    expect(unmapped(read('CONTRIBUTING.md'), folders)).toEqual([]);
  });

  it('would be found out', () => {
    expect(unmapped('\nsrc/home/   who\n', ['src/home', 'src/help'])).toEqual(['src/help']);
    expect(unmapped('  ui/ shared/   what\n', ['ui', 'shared', 'labs'])).toEqual(['labs']);
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

describe('README.md', () => {
  it('says in its first ninety lines how a lesson is changed, from an empty computer on', () => {
    const beginning = read('README.md').split('\n').slice(0, 90).join('\n');
    const needed = [
      ...['nodejs.org', 'git clone', 'npm ci', 'npm start', 'editor', 'På Windows'],
      ...[
        'npm run check -- docs/',
        'git push',
        'git restore',
        'telefon',
        'npm run accounts -- list',
      ],
    ];
    expect(needed.filter((words) => !beginning.includes(words))).toEqual([]);
  });

  it('shows pictures that are quick to fetch', () => {
    const shown = [...read('README.md').matchAll(/<img src="([^"]+)"/g)];
    expect(shown.length).toBeGreaterThan(1);
    for (const [, picture = ''] of shown)
      expect(statSync(`${root}${picture}`).size, picture).toBeLessThan(100_000);
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
