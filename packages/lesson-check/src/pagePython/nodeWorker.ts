/** The Python worker in Node: the site's own, but for where its files come from. */
import { parentPort, workerData } from 'node:worker_threads';
import type { ToWorker } from '@kurser/python-runner/protocol';
import { installRunner, limitMemory, type Pyodide } from '@kurser/python-runner/worker/python';
import { serve, type Loaded } from '@kurser/python-runner/worker/serve';

/** What the thread is started with. */
export interface NodeWorkerData {
  /** The address of `pyodide.mjs`, and the folder that Pyodide reads the rest from. */
  readonly module: string;
  readonly folder: string;
  /** Python's library, with byte code in it as in the page. */
  readonly library: string;
  readonly sources: ReadonlyMap<string, string>;
}

interface PyodideModule {
  loadPyodide(options: {
    readonly indexURL: string;
    readonly stdLibURL: string;
    readonly stdout: (text: string) => void;
    readonly stderr: (text: string) => void;
  }): Promise<Pyodide>;
}

/**
 * What Python says outside a run, of a task that nobody waited for, say. A thread has no terminal
 * that Pyodide could write it to.
 */
const unheard = (): void => undefined;

const { module, folder, library, sources } = workerData as NodeWorkerData;
if (parentPort === null) throw new Error('nodeWorker.ts runs in a thread of its own');
const port = parentPort;

function moduleText(name: string): Promise<string> {
  return Promise.resolve(sources.get(name) ?? '');
}

async function loadPython(): Promise<Loaded> {
  const { loadPyodide } = (await import(module)) as PyodideModule;
  limitMemory();
  const pyodide = await loadPyodide({
    indexURL: folder,
    stdLibURL: library,
    stdout: unheard,
    stderr: unheard,
  });
  return { pyodide, python: installRunner(pyodide, sources, moduleText) };
}

serve(
  {
    post(message) {
      port.postMessage(message);
    },
    listen(listener) {
      port.on('message', (message: ToWorker) => {
        listener(message);
      });
    },
  },
  loadPython,
);
