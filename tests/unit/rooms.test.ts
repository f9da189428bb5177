import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  dependencyFaults,
  escapes,
  findCircle,
  unusedWays,
  type Manifest,
  type Room,
} from '../support/rooms';
import { sourceFiles } from '../support/sources';

const read = (file: string): string => readFileSync(file, 'utf8');

interface WholeManifest extends Manifest {
  readonly description: string;
  readonly scripts: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, string>>;
}

const manifestOf = (folder: string): WholeManifest =>
  JSON.parse(read(`packages/${folder}/package.json`)) as WholeManifest;

const sources = sourceFiles(/^packages\/.*\.(?:tsx?|mts)$/);
const rooms: readonly Room[] = readdirSync('packages').map((folder) => ({
  folder,
  manifest: manifestOf(folder),
  files: Object.fromEntries(
    sources
      .filter((file) => file.startsWith(`packages/${folder}/src/`))
      .map((file) => [file, read(file)]),
  ),
}));

/** All that may take something from a room: tests are guests, and have no say in its door. */
const takers = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mts', '*.mjs', '*.mdx', '*.css'],
  { encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => existsSync(file) && !/__tests__|^tests\//.test(file))
  .map(read);

/** What a room may ask of the site: what the school has chosen, and what it draws a course with. */
const permitted: Readonly<Record<string, readonly string[]>> = {
  'lesson-check': ['@site/src/plugins/pyodide/', '@site/src/config/openings'],
  accelerators: ['@site/src/config/', '@site/src/css/', '@site/src/plugins/pyodide'],
  'course-parts': ['@site/docs/glossary.json'],
  'school-gate': ['@site/src/config/'],
  search: ['@site/src/config/', '@site/src/components/CourseMark'],
  'student-work': ['@site/src/components/CourseDrawing'],
};

describe.each(rooms)('the room $folder', (room) => {
  it('has a page about itself, and a way to be tried alone', () => {
    const page = read(`packages/${room.folder}/README.md`);
    const { description, scripts } = manifestOf(room.folder);
    // The page of what other sites install is all that they have.
    const most = room.folder === 'docusaurus-plugin-seal' ? 200 : 120;
    expect(page.split('\n').length).toBeLessThan(most);
    expect(page).toContain(room.manifest.name);
    expect(page).toContain(`npm test -w packages/${room.folder}`);
    expect(description).toMatch(/^[A-Z].{20,}/);
    expect(scripts).toHaveProperty('test');
  });

  it('names the rooms that it uses, and no other', () => {
    expect(Object.keys(room.files).length).toBeGreaterThan(0);
    expect(dependencyFaults(room)).toEqual([]);
  });

  it('is left by doors alone', () => {
    expect(escapes(room, permitted[room.folder] ?? [])).toEqual([]);
  });

  it('has behind every way of its door a file, and somebody who takes it', () => {
    const { exports } = manifestOf(room.folder);
    const missing = Object.values(exports).filter(
      (file) => !existsSync(`packages/${room.folder}/${file}`),
    );
    expect(missing).toEqual([]);
    expect(unusedWays(room, exports, takers)).toEqual([]);
  });
});

describe('the rooms together', () => {
  it('use each other in no circle', () => {
    expect(findCircle(rooms)).toBeUndefined();
  });
});

const planted = (name: string, source: string, named: readonly string[] = []): Room => ({
  folder: name,
  manifest: {
    name: `@kurser/${name}`,
    dependencies: Object.fromEntries(named.map((each) => [each, '*'])),
  },
  files: { [`packages/${name}/src/a/b.ts`]: source },
});

describe('a planted fault', () => {
  it('is seen: a room that is used and not named, and one that is named and not used', () => {
    const room = planted('labs', "import { a } from '@kurser/ui/Button';", ['@kurser/search']);
    expect(dependencyFaults(room)).toEqual([
      '@kurser/labs uses @kurser/ui',
      '@kurser/labs does not use @kurser/search',
    ]);
  });

  it.each([
    ["import a from '../../../ui/src/Button';", 1],
    ["const a = await import('../../../src/config/school');", 1],
    ["export { a } from '@site/src/config/school';", 1],
    ["import type { a } from '@site/src/theme/Root';", 1],
    ["import a from '../c';", 0],
    ["import a from '@site/src/components/CourseMark';", 0],
  ])('is seen: %s', (source, count) => {
    const may = ['@site/src/components/CourseMark'];
    expect(escapes(planted('search', source), may)).toHaveLength(count);
  });

  it('is seen: a way of the door that nobody takes', () => {
    const exports = { '.': './src/index.ts', './a': './src/a.ts', './b': './src/b.ts' };
    const others = ["import { a } from '@kurser/labs/a';", "import { b } from '@kurser/labs';"];
    expect(unusedWays(planted('labs', ''), exports, others)).toEqual([
      'labs: nobody takes @kurser/labs/b',
    ]);
  });

  it('is seen: three rooms in a circle', () => {
    const [a, b, c] = [
      planted('a', "import '@kurser/b';"),
      planted('b', "import '@kurser/c/d';"),
      planted('c', "import '@kurser/a';"),
    ];
    expect(findCircle([a, b, c])).toEqual(['@kurser/a', '@kurser/b', '@kurser/c', '@kurser/a']);
    expect(findCircle([a, b])).toBeUndefined();
  });
});
