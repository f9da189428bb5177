import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * What nearly every run needs: the modules that our runner imports
 * (packages/python-runner/src/worker/course_runner), and those that the lessons' programs import
 * most. What these import in turn comes with them.
 */
const compiledImports = [
  ...['ast', 'asyncio', 'atexit', 'codecs', 'contextlib', 'json', 'linecache', 'pathlib', 're'],
  ...['shutil', 'signal', 'sqlite3', 'traceback', 'warnings'],
  ...['collections', 'copy', 'csv', 'dataclasses', 'datetime', 'functools', 'heapq', 'logging'],
  ...['random', 'statistics', 'string', 'threading', 'typing'],
];

/** The part of Pyodide that is used here; its own types lean on others that are not installed. */
interface Pyodide {
  readonly FS: {
    writeFile(path: string, bytes: Uint8Array): void;
    readFile(path: string): Uint8Array;
  };
  runPython(code: string): unknown;
}

interface PyodideModule {
  loadPyodide(options: { readonly indexURL: string }): Promise<Pyodide>;
}

/** Where results are kept, so that only the first build with a version of Python starts it. */
const cacheFolder = path.resolve('.cache', 'python-library');

/** Pyodide's own place for the library, as its tracebacks name it. */
const findFolder = 'next(path for path in __import__("sys").path if path.endswith(".zip"))';

/** From the file's name: `__dirname` is not set where tsx imports a room. */
const folder = path.dirname(__filename);

/**
 * Where Pyodide's files are. Left to itself it reads that from a stack trace, and takes brackets
 * and number signs in a folder's name amiss.
 */
const require = createRequire(__filename);
const pyodideFolder = path.dirname(require.resolve('pyodide/package.json'));

async function compile(library: Uint8Array, program: string): Promise<Uint8Array> {
  // Asked for as Node's own modules ask: where tsx has imported a room, `import` finds no package.
  const { loadPyodide } = require('pyodide') as PyodideModule;
  const pyodide = await loadPyodide({ indexURL: pyodideFolder });
  pyodide.FS.writeFile('/tmp/library.zip', library);
  const call = `add_byte_code("/tmp/library.zip", "/tmp/result.zip", ${findFolder}, ${JSON.stringify(compiledImports)})`;
  pyodide.runPython(`${program}\n${call}`);
  return pyodide.FS.readFile('/tmp/result.zip');
}

/** Builds and tests run side by side: a file is there whole or not at all. */
async function keep(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const own = `${file}.${String(process.pid)}`;
  await writeFile(own, bytes);
  await rename(own, file);
}

/** Where the library with byte code is kept, and the program that makes it. */
async function placeOf(
  library: Uint8Array,
): Promise<{ readonly file: string; readonly program: string }> {
  const program = await readFile(path.join(folder, 'compile_library.py'), 'utf8');
  const hash = createHash('sha256').update(library).update(program).update(String(compiledImports));
  return { file: path.join(cacheFolder, `${hash.digest('hex').slice(0, 16)}.zip`), program };
}

/**
 * The file of the library with byte code beside the sources of what nearly every run imports, so
 * that a browser need not compile these at each start. The same library gives the same bytes.
 * @param library a zip file of the sources of the installed Pyodide
 * @throws when it is no zip file, or Pyodide cannot be started
 */
export async function compiledLibraryFile(library: Uint8Array): Promise<string> {
  const { file, program } = await placeOf(library);
  if (!existsSync(file)) await keep(file, await compile(library, program));
  return file;
}

/** The bytes of `compiledLibraryFile`. */
export async function compileLibrary(library: Uint8Array): Promise<Uint8Array> {
  return readFile(await compiledLibraryFile(library));
}

/**
 * The library for the development server: with byte code where a build or a lesson check has left
 * it, else as it is.
 * A first start would take seconds longer to make it, and most starts never run Python.
 */
export async function libraryAtHand(library: Uint8Array): Promise<Uint8Array> {
  const { file } = await placeOf(library);
  return existsSync(file) ? readFile(file) : library;
}
