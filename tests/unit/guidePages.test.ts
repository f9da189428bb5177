import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { lengthFaults } from '../support/lengthFaults';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(`${root}${path}`, 'utf8');

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
