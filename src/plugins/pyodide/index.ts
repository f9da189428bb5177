import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { publicDirectory, writePublicFiles, type PublicFile } from '../publicFiles';
import { toPlainModule } from './toPlainModule';

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

/** Everything under `/pyodide/`: Python itself from the installed `pyodide`, our worker and our runner. */
export async function pyodideFiles(siteDir: string): Promise<readonly PublicFile[]> {
  const require = createRequire(join(siteDir, 'package.json'));
  const folder = dirname(require.resolve('pyodide/package.json'));
  const own = join(siteDir, 'src', 'teaching', 'python', 'worker');
  const fromPackage = packageFiles.map(async (path) => ({
    path,
    content: await readFile(join(folder, path)),
  }));
  return [
    ...(await Promise.all(fromPackage)),
    { path: 'pyodide-lock.json', content: await emptyLockFile(folder) },
    { path: 'runner.py', content: await readFile(join(own, 'runner.py')) },
    {
      path: 'worker.mjs',
      content: toPlainModule(await readFile(join(own, 'worker.ts'), 'utf8')),
    },
  ];
}

/** Serves Python for `PyRun` under `/pyodide/`: plain public files, since a worker cannot be a sealed chunk. */
export default function pyodidePlugin({ siteDir }: LoadContext): Plugin<void> {
  return {
    name: 'pyodide-files',
    getPathsToWatch: () => [join(siteDir, 'src/teaching/python/worker/*.{ts,py}')],
    async loadContent() {
      await writePublicFiles(
        join(siteDir, publicDirectory, 'pyodide'),
        await pyodideFiles(siteDir),
      );
    },
  };
}
