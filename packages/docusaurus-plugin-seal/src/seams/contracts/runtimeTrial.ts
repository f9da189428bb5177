import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { rspack } from '@docusaurus/faster';

const sources = {
  'entry.js': `import('./lazy').then(console.log);`,
  'lazy.js': 'export default 1;',
};

/**
 * Bundles a page with one lazy chunk; returns all the scripts, one after the other.
 * @throws when it cannot be bundled
 */
export async function bundleLazyPage(): Promise<string> {
  const context = await mkdtemp(path.join(os.tmpdir(), 'runtime-'));
  try {
    for (const [name, text] of Object.entries(sources))
      await writeFile(path.join(context, name), text);
    const out = path.join(context, 'out');
    const compiler = rspack({
      mode: 'development',
      devtool: false,
      context,
      entry: './entry.js',
      output: { path: out },
    });
    await new Promise<void>((resolve, reject) => {
      compiler.run((error, stats) => {
        if (error) reject(error);
        else if (stats?.hasErrors()) reject(new Error(stats.toString()));
        else resolve();
      });
    });
    const scripts = (await readdir(out)).filter((name) => name.endsWith('.js'));
    const texts = await Promise.all(scripts.map((name) => readFile(path.join(out, name), 'utf8')));
    return texts.join('\n');
  } finally {
    await rm(context, { recursive: true });
  }
}

/** What the bundler's runtime lacks of what ours takes the place of. */
export function scriptLoadingFaults(scripts: string): readonly string[] {
  return /__webpack_require__\.l = (?:function )?\(url, done, key, chunkId\)/.test(scripts)
    ? []
    : ['The runtime has no __webpack_require__.l(url, done, key, chunkId)'];
}
