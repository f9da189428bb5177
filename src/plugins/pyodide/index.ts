import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import {
  moduleFile,
  pageModules,
  runnerFiles,
  runnerPackage,
} from '@kurser/python-runner/worker/python';
import { publicDirectory, writePublicFiles, type PublicFile } from '../publicFiles';
import { bundleWorker } from './bundleWorker';
import { withoutCompression } from './standardLibrary';
import { inVersionedFolder } from './versionedFolder';

/**
 * What a browser needs of the `pyodide` package beside the standard library; the rest is types,
 * source maps and a console page.
 */
const packageFiles = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm'] as const;

/**
 * Pyodide reads its own version from the lock file; the 300 packages listed there are not served.
 */
async function emptyLockFile(folder: string): Promise<string> {
  const lock: unknown = JSON.parse(await readFile(join(folder, 'pyodide-lock.json'), 'utf8'));
  if (typeof lock !== 'object' || lock === null || !('info' in lock))
    throw new Error('pyodide-lock.json has no "info": has the format changed?');
  return JSON.stringify({ info: lock.info, packages: {} });
}

async function readAs(path: string, file: string): Promise<PublicFile> {
  return { path, content: await readFile(file) };
}

/** Makes another library of Python's own, whose sources it keeps. */
export type PrepareLibrary = (library: Uint8Array) => Promise<Uint8Array>;

export interface PyodideOptions {
  /**
   * What an accelerator does to the library; without it, Python compiles what it needs of it at
   * each start.
   */
  readonly prepareLibrary?: PrepareLibrary | undefined;
}

const asItIs: PrepareLibrary = (library) => Promise.resolve(library);

/** Python itself, from the installed `pyodide`. */
async function pythonFiles(
  siteDir: string,
  { prepareLibrary = asItIs }: PyodideOptions,
): Promise<readonly PublicFile[]> {
  const require = createRequire(join(siteDir, 'package.json'));
  const folder = dirname(require.resolve('pyodide/package.json'));
  const path = 'python_stdlib.zip';
  const library = withoutCompression(await readFile(join(folder, path)));
  return [
    ...(await Promise.all(packageFiles.map((name) => readAs(name, join(folder, name))))),
    { path, content: await prepareLibrary(library) },
    { path: 'pyodide-lock.json', content: await emptyLockFile(folder) },
  ];
}

/** Our worker, which finds Python in the folder beside its own, and our runner. */
async function workerFiles(siteDir: string, pythonFolder: string): Promise<readonly PublicFile[]> {
  const own = join(siteDir, 'packages/python-runner/src/worker');
  const runner = [
    ...runnerFiles.map((name) => `${runnerPackage}/${name}`),
    ...pageModules.map(moduleFile),
  ];
  const worker = await bundleWorker(join(own, 'worker.ts'), {
    constants: { PYTHON_FOLDER: pythonFolder },
  });
  return [
    ...(await Promise.all(runner.map((path) => readAs(path, join(own, path))))),
    { path: 'worker.mjs', content: worker },
  ];
}

interface ServedPython {
  readonly files: readonly PublicFile[];
  /** The worker's path among them. */
  readonly worker: string;
}

/**
 * Everything under `/pyodide/`, at addresses that are kept for good. Python is apart from what is
 * ours: a change in the worker costs nobody megabytes.
 */
export async function servedPython(
  siteDir: string,
  options: PyodideOptions = {},
): Promise<ServedPython> {
  const [pythonFolder, python] = inVersionedFolder('python', await pythonFiles(siteDir, options));
  const own = await workerFiles(siteDir, pythonFolder);
  const [folder, worker] = inVersionedFolder('worker', own);
  return { files: [...python, ...worker], worker: `${folder}/worker.mjs` };
}

/**
 * Serves Python for lessons under `/pyodide/`: plain public files, since a worker cannot be a
 * sealed chunk. Where the worker is, lessons read in
 * `@generated/pyodide-files/default/served.json`.
 */
export default function pyodidePlugin(
  { siteDir }: LoadContext,
  options: PyodideOptions,
): Plugin<string> {
  return {
    name: 'pyodide-files',
    getPathsToWatch: () => [join(siteDir, 'packages/python-runner/src/**/*.{ts,py}')],
    // Gives no files: what a plugin has loaded, the development server writes into a page of its
    // own, which it bundles with the others.
    async loadContent() {
      const { files, worker } = await servedPython(siteDir, options);
      await writePublicFiles(join(siteDir, publicDirectory, 'pyodide'), files);
      return `/pyodide/${worker}`;
    },
    async contentLoaded({ content, actions }) {
      await actions.createData('served.json', { worker: content });
    },
  };
}
