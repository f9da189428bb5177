/**
 * The Python worker: Pyodide and the runner, in a thread of its own so that an endless loop can be ended from outside.
 *
 * It is served as a plain file beside Pyodide's own (src/plugins/pyodide), not through the bundler: the site's script
 * chunks are sealed, and a worker must be a script that the server hands out as it is. So it imports nothing of ours
 * except types, and it contains nothing of a lesson. It runs under `script-src 'self' 'wasm-unsafe-eval'`.
 */
import type { FromWorker, RunRequest, Stream, ToWorker } from '../protocol';

/** The part of a worker's global scope that is used here; TypeScript's own is at odds with the page's. */
interface WorkerScope {
  postMessage(message: FromWorker): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ToWorker>) => void): void;
}

const scope = globalThis as unknown as WorkerScope;
const here = new URL('.', import.meta.url).href;

/** A Python function as Pyodide hands it out. */
interface PythonFunction {
  (...args: readonly unknown[]): unknown;
  /** The call may be suspended while JavaScript settles a promise. */
  callPromising(...args: readonly unknown[]): Promise<unknown>;
}

/** The part of Pyodide that is used here. */
interface Pyodide {
  readonly FS: {
    mkdirTree(path: string): void;
    writeFile(path: string, text: string): void;
  };
  runPython(code: string): unknown;
  pyimport(name: 'runner'): { readonly run: PythonFunction; readonly ask_page: PythonFunction };
  toPy(value: unknown): unknown;
}

interface PyodideModule {
  loadPyodide(options: { readonly indexURL: string }): Promise<Pyodide>;
}

interface Python {
  readonly pyodide: Pyodide;
  readonly run: PythonFunction;
  readonly askPage: PythonFunction;
}

/**
 * A promise that rejects when WebAssembly cannot be fetched or compiled. Pyodide itself only writes to the console then,
 * and waits for ever (its getInstantiateWasmFunc).
 */
function wasmFault(): Promise<never> {
  const instantiate = WebAssembly.instantiateStreaming;
  return new Promise((_resolve, reject) => {
    WebAssembly.instantiateStreaming = async (source, imports) => {
      try {
        return await instantiate(source, imports);
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
        throw error;
      }
    };
  });
}

async function loadPython(): Promise<Python> {
  const pyodideModule = `${here}pyodide.mjs`;
  const { loadPyodide } = (await import(pyodideModule)) as PyodideModule;
  const fault = wasmFault();
  const [pyodide, response] = await Promise.all([
    Promise.race([fault, loadPyodide({ indexURL: here })]),
    fetch(`${here}runner.py`),
  ]);
  if (!response.ok) throw new Error(`runner.py: ${String(response.status)}`);
  const folder = '/lib/runner';
  pyodide.FS.mkdirTree(folder);
  pyodide.FS.writeFile(`${folder}/runner.py`, await response.text());
  pyodide.runPython(`import sys; sys.path.append("${folder}")`);
  const runner = pyodide.pyimport('runner');
  return { pyodide, run: runner.run, askPage: runner.ask_page };
}

let python: Promise<Python> | undefined;
let answer: ((line: string | null) => void) | undefined;

/** The student's next line; undefined, which is Python's None, when there is no more. (Pyodide keeps null apart.) */
function requestLine(): Promise<string | undefined> {
  scope.postMessage({ kind: 'ask' });
  return new Promise((resolve) => {
    answer = (line) => {
      resolve(line ?? undefined);
    };
  });
}

async function runProgram({ source, mode, input, limits }: RunRequest) {
  python ??= loadPython();
  const { pyodide, run, askPage } = await python;
  scope.postMessage({ kind: 'started' });
  const write = (stream: Stream, text: string): void => {
    scope.postMessage({ kind: 'output', stream, text });
  };
  const exceeded = (): void => {
    scope.postMessage({ kind: 'exceeded' });
  };
  const left = input.kind === 'lines' ? [...input.lines] : [];
  const ask = input.kind === 'ask' ? askPage(requestLine) : () => left.shift();
  const texts = pyodide.toPy(mode.kind === 'checks' ? mode.checks : []);
  // Only a call by callPromising can be suspended while the page is asked for a line.
  const call = input.kind === 'ask' ? run.callPromising.bind(run) : run;
  const json = await call(source, texts, write, ask, exceeded, limits.maxChars, limits.maxLines);
  const { ok, checks: results } = JSON.parse(String(json)) as {
    ok: boolean;
    checks: (string | null)[] | null;
  };
  scope.postMessage({ kind: 'finished', ok, error: null, tests: null, checks: results });
}

scope.addEventListener('message', ({ data }) => {
  if (data.kind === 'line') {
    answer?.(data.line);
    answer = undefined;
    return;
  }
  runProgram(data.request).catch((error: unknown) => {
    python = undefined;
    scope.postMessage({ kind: 'broken', message: String(error) });
  });
});
