import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { rspack } from '@docusaurus/faster';
import { findPageFailure, retellErrors } from '../pageFailure';

const cause = 'docs/a.mdx:3  fel  rätt';

/** A loader that fails as Docusaurus' own does. */
const loader = `module.exports = () => {
  throw new Error('MDX compilation failed for file "/docs/a.mdx"\\nCause: ${cause}\\nDetails:\\nError: …\\n    at a (b.js:1:2)');
};`;

type RspackConfig = Parameters<typeof rspack>[0];

/** What is found when a page that cannot be compiled is bundled, as sentences on what is wrong. */
export async function pageFailureFaults(): Promise<readonly string[]> {
  const context = await mkdtemp(path.join(os.tmpdir(), 'page-failure-'));
  try {
    await writeFile(path.join(context, 'a.mdx'), 'text');
    await writeFile(path.join(context, 'loader.cjs'), loader);
    const given: string[] = [];
    const plugin = retellErrors(
      (errors) =>
        errors.map(({ message, resource }) => {
          given.push(resource);
          return findPageFailure(message)?.cause;
        }),
      () => undefined,
    );
    const config = {
      mode: 'development',
      devtool: false,
      context,
      entry: './a.mdx',
      output: { path: path.join(context, 'out') },
      module: { rules: [{ test: /\.mdx$/, use: [path.join(context, 'loader.cjs')] }] },
      plugins: [plugin],
    } as RspackConfig;
    const shown = await errorsOf(config);
    return [
      ...(given.join() === path.join(context, 'a.mdx') ? [] : ['An error has no module']),
      ...(shown.join() === `  × ${cause}\n` ? [] : [`An error is shown as ${shown.join()}`]),
    ];
  } finally {
    await rm(context, { recursive: true });
  }
}

/** The messages of the errors that a bundling ends in, as they are shown. */
function errorsOf(config: RspackConfig): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    rspack(config).run((error, stats) => {
      if (error) reject(error);
      else resolve((stats?.toJson('errors-warnings').errors ?? []).map(({ message }) => message));
    });
  });
}
