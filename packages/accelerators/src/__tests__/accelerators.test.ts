import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { accelerate, areAll, chooseAccelerators } from '..';

const quick = ['quickClicks', 'quickPython'];
const all = ['earlyForm', 'earlyPage', 'smallEntry', ...quick];
const folder = path.resolve(__dirname, '..');

describe('the setting', () => {
  it.each([
    [undefined, all],
    ['', all],
    ['on', all],
    ['off', []],
    ['-quickClicks', ['earlyForm', 'earlyPage', 'smallEntry', 'quickPython']],
    [' -quickClicks , -quickPython,', ['earlyForm', 'earlyPage', 'smallEntry']],
    ['-earlyForm', ['smallEntry', ...quick]],
    ['-earlyPage', ['earlyForm', 'smallEntry', ...quick]],
  ])('%j', (setting, chosen) => {
    expect([...chooseAccelerators(setting)]).toEqual(chosen);
  });

  it.each(['quickClicks', '-quick', 'no', 'off,-quickClicks', '-constructor'])(
    '%j is refused by name, with what would be right',
    (setting) => {
      expect(() => chooseAccelerators(setting)).toThrow(
        /^ACCELERATORS: ".+" must be "off", or names to leave out: -earlyForm, .*-quickPython$/,
      );
    },
  );
});

it.each([
  [undefined, true],
  ['', true],
  ['on', true],
  ['off', false],
  ['-quickClicks', false],
])('%j has all of them: %s', (setting, all) => {
  expect(areAll(chooseAccelerators(setting))).toBe(all);
});

describe('what is said of the setting', () => {
  it.each([
    'packages/accelerators/src/index.ts',
    'packages/accelerators/README.md',
    'CONTRIBUTING.md',
  ])('%s: names only accelerators that there are', (file) => {
    const text = readFileSync(path.resolve(folder, '../../..', file), 'utf8');
    const named = [...text.matchAll(/(?<=[`,=])-([a-z]+[A-Z]\w+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !all.includes(name))).toEqual([]);
    if (file.endsWith('index.ts')) expect(named.length).toBeGreaterThan(0);
  });
});

describe('what is chosen', () => {
  it('adds nothing to the plain house', () => {
    expect(accelerate(chooseAccelerators('off'))).toEqual({
      plugins: [],
      rehypePlugins: [],
      seal: {},
      python: {},
    });
  });

  it('has a folder each with a page about it, and every plugin is there', () => {
    const folders = readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== '__tests__')
      .map(({ name }) => name);
    expect(folders.sort()).toEqual([...all].sort());
    for (const name of folders)
      expect(existsSync(path.join(folder, name, 'README.md')), name).toBe(true);
    const { plugins } = accelerate(chooseAccelerators());
    expect(plugins).toHaveLength(4);
    for (const plugin of plugins)
      expect(existsSync(path.resolve(folder, '../../..', plugin)), plugin).toBe(true);
  });
});
