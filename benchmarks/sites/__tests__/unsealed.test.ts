import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { accelerate, chooseAccelerators } from '@kurser/accelerators';
import { isLeftOut, unsealed } from '../unsealed';

const base = { title: 'Prov', url: 'http://localhost', baseUrl: '/' };

describe('a site without the seal', () => {
  const { plugins } = unsealed({
    ...base,
    plugins: [
      './src/plugins/katex/index.ts',
      ['./src/plugins/redirects/index.ts', { redirects: [] }],
      ['docusaurus-plugin-seal', { mode: 'sealed' }],
      'docusaurus-plugin-from-npm',
    ],
  });

  it('keeps the other plugins, findable from another folder', () => {
    expect(plugins.slice(0, 3)).toEqual([
      path.resolve('src/plugins/katex/index.ts'),
      [path.resolve('src/plugins/redirects/index.ts'), { redirects: [] }],
      'docusaurus-plugin-from-npm',
    ]);
  });

  it('has facts about the build in place of the seal', () => {
    expect(plugins).toHaveLength(4);
    expect(plugins[3]).toBe(path.resolve('benchmarks/sites/plainFacts.ts'));
  });

  it('is refused where there is no seal to leave out', () => {
    expect(() => unsealed({ ...base, plugins: [] })).toThrow('no seal plugin');
  });
});

describe('a bare site', () => {
  it('leaves out every accelerator', () => {
    const { plugins } = accelerate(chooseAccelerators());
    expect(plugins.length).toBeGreaterThan(0);
    expect(plugins.filter((plugin) => !isLeftOut(plugin))).toEqual([]);
  });

  it.each([
    './packages/lesson-language/src/lessons/index.ts',
    'docusaurus-plugin-from-npm',
    ['./a.ts', {}],
  ])('keeps %j', (plugin) => {
    expect(isLeftOut(plugin)).toBe(false);
  });
});
