import { mkdtemp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { rspack } from '@docusaurus/faster';
import type { CurrentBundler } from '@docusaurus/types';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compileOnDemand, withoutModuleNames } from '../onDemand';

/** As Docusaurus writes it of a page, but for the words that name the chunk. */
const entryOf = (file: string): string =>
  `  "content": [() => import("${file}"), "${file}", require.resolveWeak("${file}")],`;

describe('the table of routes', () => {
  it('keeps how a module is fetched, and what it is called', () => {
    expect(withoutModuleNames(entryOf('@site/docs/3/m3.mdx'))).toBe(
      '  "content": [() => import("@site/docs/3/m3.mdx"), "@site/docs/3/m3.mdx"],',
    );
  });

  it('is told to have another form where it names no module so', () => {
    expect(() => withoutModuleNames('export default {}')).toThrow('has another form');
  });
});

describe('the development server', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'on-demand-'));
    await mkdir(path.join(folder, 'generated'));
    const files = {
      'entry.js': `import registry from './generated/registry'; console.log(registry);`,
      'generated/registry.js': `export default {\n${entryOf('../late.js')}\n${entryOf('../early.js')}\n};`,
      'late.js': `export default 'what is late';`,
      'early.js': `export default 'what is early';`,
    };
    for (const [name, text] of Object.entries(files))
      await writeFile(path.join(folder, name), text);
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** All that the bundler has written. */
  async function written(): Promise<string> {
    const files = await readdir(path.join(folder, 'out'));
    const texts = files.map((name) => readFile(path.join(folder, 'out', name), 'utf8'));
    return (await Promise.all(texts)).join('\n');
  }

  it('compiles what may wait when a page asks for it', async () => {
    // Docusaurus gives Rspack the types of webpack.
    const bundler = { name: 'rspack', instance: rspack } as unknown as CurrentBundler;
    const { devServer, module, ...added } = compileOnDemand(
      bundler,
      path.join(folder, 'generated'),
      (file) => file.endsWith('late.js'),
    );
    const typescript = { test: /\.ts$/, loader: 'builtin:swc-loader', type: 'javascript/auto' };
    const compiler = rspack({
      mode: 'development',
      devtool: false,
      context: folder,
      entry: './entry.js',
      output: { path: path.join(folder, 'out') },
      ...added,
      module: { rules: [...module.rules, typescript] },
    });
    const rounds: (() => void)[] = [];
    const nextRound = (): Promise<void> => new Promise((resolve) => rounds.push(resolve));
    const first = nextRound();
    const watching = compiler.watch({}, () => rounds.shift()?.());
    try {
      await first;
      const before = await written();
      expect(before).toContain('what is early');
      expect(before).not.toContain('what is late');

      const [, key = ''] = /var data = "([^"]+)"/.exec(before) ?? [];
      const second = nextRound();
      const [middleware] = devServer.setupMiddlewares();
      await middleware?.(
        { method: 'POST', url: '/lazy-compilation-using-', body: [key] },
        { writeHead: () => undefined, write: () => undefined, end: () => undefined },
      );
      await second;
      expect(await written()).toContain('what is late');
    } finally {
      await new Promise<void>((resolve) => {
        watching.close(() => {
          resolve();
        });
      });
    }
  });
});
