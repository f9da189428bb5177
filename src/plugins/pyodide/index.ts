import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { runnerFiles, runnerPackage } from '../../teaching/python/worker/runnerFiles';
import { publicDirectory, writePublicFiles, type PublicFile } from '../publicFiles';
import { bundleWorker } from './bundleWorker';

/** What a browser needs of the `pyodide` package; the rest is types, source maps and a console page. */
const packageFiles = [
  'pyodide.mjs',
  'pyodide.asm.mjs',
  'pyodide.asm.wasm',
  'python_stdlib.zip',
] as const;

/** Pyodide reads its own version from the lock file; the 300 packages listed there are not served. */
async function emptyLockFile(folder: string): Promise<string> {
  const lock: unknown = JSON.parse(await readFile(join(folder, 'pyodide-lock.json'), 'utf8'));
  if (typeof lock !== 'object' || lock === null || !('info' in lock))
    throw new Error('pyodide-lock.json has no "info": has the format changed?');
  return JSON.stringify({ info: lock.info, packages: {} });
}

async function readAs(path: string, file: string): Promise<PublicFile> {
  return { path, content: await readFile(file) };
}

/** Everything under `/pyodide/`: Python itself from the installed `pyodide`, our worker and our runner. */
export async function pyodideFiles(siteDir: string): Promise<readonly PublicFile[]> {
  const require = createRequire(join(siteDir, 'package.json'));
  const folder = dirname(require.resolve('pyodide/package.json'));
  const own = join(siteDir, 'src', 'teaching', 'python', 'worker');
  const runner = runnerFiles.map((name) => `${runnerPackage}/${name}`);
  return [
    ...(await Promise.all(packageFiles.map((path) => readAs(path, join(folder, path))))),
    ...(await Promise.all(runner.map((path) => readAs(path, join(own, path))))),
    { path: 'pyodide-lock.json', content: await emptyLockFile(folder) },
    { path: 'worker.mjs', content: await bundleWorker(join(own, 'worker.ts')) },
  ];
}

/** Serves Python for lessons under `/pyodide/`: plain public files, since a worker cannot be a sealed chunk. */
export default function pyodidePlugin({ siteDir }: LoadContext): Plugin<void> {
  return {
    name: 'pyodide-files',
    getPathsToWatch: () => [join(siteDir, 'src/teaching/python/**/*.{ts,py}')],
    async loadContent() {
      await writePublicFiles(
        join(siteDir, publicDirectory, 'pyodide'),
        await pyodideFiles(siteDir),
      );
    },
  };
}
