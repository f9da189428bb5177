/**
 * The Python worker: Pyodide and the runner, in a thread of its own so that an endless loop can be
 * ended from outside.
 *
 * It is served as a plain file beside Pyodide's own (src/plugins/pyodide), not through the bundler:
 * the site's script chunks are sealed, and a worker must be a script that the server hands out as
 * it is. It contains nothing of a lesson. It runs under `script-src 'self' 'wasm-unsafe-eval'`.
 */
import type { ToWorker } from '../protocol';
import { closeScope, refuseCodeFromText } from './closeScope';
import {
  installRunner,
  limitMemory,
  moduleFile,
  requireWebAssembly,
  runnerFiles,
  runnerPackage,
  type Pyodide,
} from './python';
import { serve, type Loaded, type WorkerMessage } from './serve';

/**
 * The part of a worker's global scope that is used here; TypeScript's own is at odds with the
 * page's.
 */
interface WorkerScope {
  postMessage(message: WorkerMessage): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ToWorker>) => void): void;
}

interface PyodideModule {
  loadPyodide(options: { readonly indexURL: string }): Promise<Pyodide>;
}

const scope = globalThis as unknown as WorkerScope;
/** The name of the folder that Python is in, put in by the build. */
declare const PYTHON_FOLDER: string;

const here = new URL('.', import.meta.url).href;
const pythonFolder = new URL(`../${PYTHON_FOLDER}/`, here).href;

/**
 * A promise that rejects when WebAssembly cannot be fetched or compiled. Pyodide itself only writes
 * to the console then, and waits for ever (its getInstantiateWasmFunc).
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

/** Kept before the scope is closed: modules are fetched when a program names them. */
const fetchInTime = fetch.bind(globalThis);
/** The same: what a program cannot reach it cannot tell the page either, such as a verdict. */
const postInTime = scope.postMessage.bind(scope);

async function fetchText(path: string): Promise<string> {
  const response = await fetchInTime(`${here}${path}`);
  if (!response.ok) throw new Error(`${path}: ${String(response.status)}`);
  return response.text();
}

async function fetchRunnerFile(name: string): Promise<readonly [string, string]> {
  return [name, await fetchText(`${runnerPackage}/${name}`)];
}

async function loadPython(): Promise<Loaded> {
  requireWebAssembly();
  const pyodideModule = `${pythonFolder}pyodide.mjs`;
  const { loadPyodide } = (await import(pyodideModule)) as PyodideModule;
  limitMemory();
  const fault = wasmFault();
  const [pyodide, sources] = await Promise.all([
    Promise.race([fault, loadPyodide({ indexURL: pythonFolder })]),
    Promise.all(runnerFiles.map(fetchRunnerFile)),
  ]);
  const python = installRunner(pyodide, new Map(sources), (name) => fetchText(moduleFile(name)));
  refuseCodeFromText(globalThis);
  closeScope(globalThis);
  return { pyodide, python };
}

serve(
  {
    post(message) {
      postInTime(message);
    },
    listen(listener) {
      scope.addEventListener('message', ({ data, isTrusted }) => {
        // A program can make an event, and it is not trusted: it would be a run of its own choice.
        if (isTrusted) listener(data);
      });
    },
  },
  loadPython,
);
