import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { rspack } from '@docusaurus/faster';
import type { CurrentBundler } from '@docusaurus/types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replaceModules, replaceRequest } from '../moduleReplacement';
import { replacementFaults, type ModuleReplacement } from '../replacementFaults';

/** As Rspack takes plugins in. */
interface RspackPlugin {
  apply(compiler: InstanceType<typeof rspack.Compiler>): void;
}

const replacements: readonly ModuleReplacement[] = [
  { original: '/core/client/preload.js', ours: '/ours/preload.ts' },
  { name: 'router', original: '/node_modules/router', ours: '/ours/router.ts' },
];

function answerTo(context: string, request: string): string {
  const module = { context, request };
  replaceRequest(module, replacements, '/seams');
  return module.request;
}

describe('a request', () => {
  it.each([
    ['/core/client', './preload', '/ours/preload.ts'],
    ['/core/client', './preload.js', '/ours/preload.ts'],
    ['/core/client/exports', '../preload', '/ours/preload.ts'],
    ['/anywhere', '/core/client/preload.js', '/ours/preload.ts'],
    ['/anywhere', 'router', '/ours/router.ts'],
    // Another module of that name.
    ['/other', './preload', './preload'],
    ['/core/client', './preloaded', './preloaded'],
    ['/core/client', 'router-dom', 'router-dom'],
  ])('in %s for %s is answered with %s', (context, request, answer) => {
    expect(answerTo(context, request)).toBe(answer);
  });

  it('of the seams themselves gets the original', () => {
    expect(answerTo('/seams', 'router')).toBe('router');
  });
});

describe('a bundle', () => {
  const module = (file: string, ...askedForBy: string[]) => ({ file, askedForBy });
  const right = [
    module('/ours/preload.ts', '/core/client/entry.js'),
    module('/core/client/preload.js', '/seams/preload.ts'),
    module('/ours/router.ts', '/page.js'),
    module('/node_modules/router/index.js', '/seams/router.ts'),
    module('/node_modules/router/inner.js', '/node_modules/router/index.js'),
  ];

  it('is right where ours are in, and only the seams have the originals', () => {
    expect(replacementFaults(right, replacements, '/seams')).toEqual([]);
  });

  it('is wrong where ours are not in', () => {
    expect(replacementFaults(right.slice(1), replacements, '/seams')).toEqual([
      '/ours/preload.ts is not in the bundle: nothing asks for /core/client/preload.js',
    ]);
    expect(replacementFaults([], replacements, '/seams')).toHaveLength(2);
  });

  it('is wrong where somebody else gets an original', () => {
    const missed = [...right, module('/node_modules/router/index.js', '/missed.js')];
    expect(replacementFaults(missed, replacements, '/seams')).toEqual([
      '/missed.js asks for /node_modules/router and gets it',
    ]);
  });
});

describe('a build', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'replacement-'));
    await mkdir(path.join(folder, 'node_modules/core'), { recursive: true });
    const files = {
      'entry.js': `import './core-asks'; import 'core/asks';`,
      'core-asks.js': `export default 1;`,
      'ours.js': `export default 'ours';`,
      'node_modules/core/package.json': `{"name":"core"}`,
      'node_modules/core/asks.js': `import part from './part'; console.log(part);`,
      'node_modules/core/part.js': `export default 'theirs';`,
      'node_modules/core/moved.js': `export default 'moved';`,
      'page.js': `export default '<html></html>';`,
    };
    for (const [name, text] of Object.entries(files))
      await writeFile(path.join(folder, name), text);
  });
  afterAll(() => rm(folder, { recursive: true }));

  /**
   * Compiles a page by itself beside the bundle, as the plugin does that writes the development
   * server's page.
   */
  const pageWriter: RspackPlugin = {
    apply(compiler) {
      compiler.hooks.make.tapAsync('page', (compilation, done) => {
        const page = new rspack.EntryPlugin(folder, './page.js', { name: 'page' });
        const child = compilation.createChildCompiler('page', { filename: 'page.js' }, [page]);
        child.runAsChild((error) => {
          done(error);
        });
      });
    },
  };

  /** What a build with the replacement complains of. */
  async function build(
    original: string,
    ...others: readonly RspackPlugin[]
  ): Promise<readonly string[]> {
    // Docusaurus gives Rspack the types of webpack.
    const bundler = { name: 'rspack', instance: rspack } as unknown as CurrentBundler;
    const replacement = {
      original: path.join(folder, 'node_modules/core', original),
      ours: path.join(folder, 'ours.js'),
    };
    const compiler = rspack({
      mode: 'development',
      context: folder,
      entry: './entry.js',
      output: { path: path.join(folder, 'out') },
      plugins: [...(replaceModules(bundler, [replacement], '/seams') as never[]), ...others],
    });
    return new Promise((resolve) => {
      compiler.run((error, stats) => {
        const messages = stats?.toJson({ all: false, errors: true }).errors ?? [];
        resolve([...(error ? [error.message] : []), ...messages.map(({ message }) => message)]);
      });
    });
  }

  it('is let through where the original is out', async () => {
    expect(await build('part.js')).toEqual([]);
  });

  it('fails where nothing asks for the original any more', async () => {
    expect(await build('moved.js')).toEqual([
      expect.stringContaining('ours.js is not in the bundle: nothing asks for'),
    ]);
  });

  it('is let through in development too, where a plugin compiles the page by itself', async () => {
    expect(await build('part.js', pageWriter)).toEqual([]);
  });

  it('fails in development too where nothing asks for the original any more', async () => {
    expect(await build('moved.js', pageWriter)).toEqual([
      expect.stringContaining('ours.js is not in the bundle: nothing asks for'),
    ]);
  });
});
