import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { rspack } from '@docusaurus/faster';
import type { ConfigureWebpackUtils, CurrentBundler, LoadContext } from '@docusaurus/types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import appCheckPlugin from '..';
import type { AppCheckSettings } from '@site/src/config/appCheck';
import { sdkInternals } from '@kurser/platform/sdkInternals';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'app-check-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** The names of the scripts that a site's sign-in is bundled into. */
async function scriptsOf(appCheck: AppCheckSettings | null): Promise<readonly string[]> {
  const siteConfig = { customFields: { environment: { appCheck } } };
  // Docusaurus gives Rspack the types of webpack.
  const currentBundler = { name: 'rspack', instance: rspack } as unknown as CurrentBundler;
  const configured = appCheckPlugin({ siteConfig } as unknown as LoadContext).configureWebpack?.(
    {},
    false,
    { currentBundler } as ConfigureWebpackUtils,
    undefined,
  );
  const compiler = rspack({
    mode: 'none',
    target: ['web', 'es2022'],
    optimization: { splitChunks: false },
    context: process.cwd(),
    entry: './packages/school-gate/src/auth/connection.ts',
    output: { path: folder, filename: 'entry.js', chunkFilename: '[name].js' },
    resolve: { extensions: ['.ts', '.js'], alias: sdkInternals('browser') },
    module: { rules: [{ test: /\.ts$/, loader: 'builtin:swc-loader', type: 'javascript/auto' }] },
    plugins: (configured?.plugins ?? []) as never[],
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const { errors = [], assets = [] } =
        stats?.toJson({ all: false, errors: true, assets: true }) ?? {};
      if (error !== null) reject(error);
      else if (errors.length > 0)
        reject(new Error(errors.map(({ message }) => message).join('\n')));
      else resolve(assets.map(({ name }) => name).sort());
    });
  });
}

describe('the sign-in', () => {
  it('has App Check’s program in a script of its own where a school has it on', async () => {
    const settings = { provider: 'v3', siteKey: '6LcTest', appId: '1:42:web:0a1b' } as const;
    expect(await scriptsOf(settings)).toEqual([
      'entry.js',
      'public-app-check.js',
      'public-auth.js',
    ]);
  });

  it('has nothing of it where it is off', async () => {
    expect(await scriptsOf(null)).toEqual(['entry.js', 'public-auth.js']);
  });
});
