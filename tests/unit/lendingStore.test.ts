import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { filesAfter } from '../../packages/lesson-language/src/plan/files';
import { readCheckFiles } from '@kurser/lesson-language/source/checkFiles';

const lessons = fileURLToPath(new URL('../../docs/3', import.meta.url));
const store = join(lessons, 'filer/lanoteket');

/**
 * The folders m4, m5 … in the order of the modules: the store as module 4 leaves it, and what each
 * later module changes.
 */
const modules = readdirSync(store, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort((one, other) => Number(one.slice(1)) - Number(other.slice(1)));

const folderOf = (module: string): string => `./filer/lanoteket/${module}`;

/** What lies in the store after a module. */
function storeAfter(upTo: readonly string[]) {
  return filesAfter([], readCheckFiles(join(lessons, 'm4.mdx'), upTo.map(folderOf)));
}

/** The folders of the store that a page's check lays on each other. */
function layersOf(module: string): string[] {
  const page = readFileSync(join(lessons, `${module}.mdx`), 'utf8');
  return [...page.matchAll(/^ {2}- \.\/filer\/lanoteket\/(m\d+)$/gm)].map(([, name]) => name ?? '');
}

describe('the lending store', () => {
  it('has a folder for each module that changes it', () => {
    expect(modules).toEqual(['m4', 'm5', 'm6', 'm7', 'm8', 'm9', 'm10', 'm15']);
  });

  it.each(modules.slice(1))('%s holds only what that module changes', (module) => {
    const before = storeAfter(modules.slice(0, modules.indexOf(module)));
    const copies = readCheckFiles(join(lessons, 'm4.mdx'), [folderOf(module)])
      .filter(({ path, content }) => content === before.get(path))
      .map(({ path }) => path);
    expect(copies, 'ligger redan i en tidigare moduls mapp').toEqual([]);
  });

  it.each(modules)('is tried in %s as that module leaves it, invariants included', (module) => {
    expect(layersOf(module)).toEqual(modules.slice(0, modules.indexOf(module) + 1));
    const page = readFileSync(join(lessons, `${module}.mdx`), 'utf8');
    const tried = [...page.matchAll(/python3? -m pytest -q (.+)$/gm)].flatMap(
      ([, names]) => names?.split(' ') ?? [],
    );
    const tests = [...storeAfter(layersOf(module)).keys()].filter((name) =>
      name.startsWith('test_'),
    );
    expect(tried).toEqual(expect.arrayContaining([...tests, 'test_invarianter.py']));
  });
});
