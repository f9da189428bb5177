import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { compiledLibraryFile } from '@kurser/accelerators/quickPython/compileLibrary';
import { bundleWorker } from '../../../../src/plugins/pyodide/bundleWorker';
import { withoutCompression } from '../../../../src/plugins/pyodide/standardLibrary';
import { createEngine, type Engine, type WorkerEnd } from '@kurser/python-runner/engine';
import type { RunRequest } from '@kurser/python-runner/protocol';
import { idleRun, isActive, nextRun, type ProgramRun } from '@kurser/python-runner/programRun';
import { sharedBytes } from '@kurser/python-runner/shared';
import {
  moduleFile,
  pageModules,
  runnerFiles,
  runnerPackage,
} from '@kurser/python-runner/worker/python';
import type { NodeWorkerData } from './nodeWorker';

/**
 * The site's Python in Node: the same engine, runner and version of Pyodide. It starts once, in
 * seconds, and serves many runs.
 */
export interface NodePython {
  /**
   * Runs one program and returns how it ended and what it wrote. Runs wait for each other. A
   * program that goes on beyond its limits is stopped, as in the page.
   */
  run(request: RunRequest): Promise<ProgramRun>;
  /** The engine itself, for what a page does while a program runs. */
  readonly engine: Engine;
  /** Ends the thread. A run that is under way never ends. */
  close(): Promise<void>;
}

let assembly: Promise<WebAssembly.Module> | undefined;

/**
 * Pyodide's machine code, for as long as this process lasts: V8 gives it to each thread that asks
 * for the same bytes, and to translate them again is a third of a start.
 */
async function keepAssembly(folder: string): Promise<void> {
  assembly ??= readFile(join(folder, 'pyodide.asm.wasm')).then((bytes) =>
    WebAssembly.compile(bytes),
  );
  await assembly;
}

interface Sources {
  readonly code: string;
  readonly data: NodeWorkerData;
}

async function readSources(): Promise<Sources> {
  const require = createRequire(import.meta.url);
  const folder = dirname(require.resolve('pyodide/package.json'));
  const here = dirname(fileURLToPath(import.meta.url));
  const library = await readFile(join(folder, 'python_stdlib.zip'));
  await keepAssembly(folder);
  const runner = join(here, '../../../python-runner/src/worker', runnerPackage);
  const texts = runnerFiles.map(
    async (name) => [name, await readFile(join(runner, name), 'utf8')] as const,
  );
  const modules = pageModules.map(
    async (name) => [name, await readFile(join(runner, '..', moduleFile(name)), 'utf8')] as const,
  );
  return {
    code: await bundleWorker(join(here, 'nodeWorker.ts'), { platform: 'node' }),
    data: {
      module: pathToFileURL(join(folder, 'pyodide.mjs')).href,
      folder,
      library: await compiledLibraryFile(withoutCompression(library)),
      sources: new Map(await Promise.all([...texts, ...modules])),
    },
  };
}

function openThread({ code, data }: Sources): Worker {
  const address = new URL(`data:text/javascript,${encodeURIComponent(code)}`);
  return new Worker(address, { workerData: data });
}

/** Prepares the site's Python for runs in Node; it starts with the first of them. */
export async function startNodePython(): Promise<NodePython> {
  const sources = await readSources();
  let thread: Worker | undefined;
  const engine = createEngine({
    createShared: () => new SharedArrayBuffer(sharedBytes),
    openWorker(onData, onFault): WorkerEnd {
      const opened = openThread(sources);
      thread = opened;
      opened.on('message', onData);
      opened.on('error', (error) => {
        onFault(String(error));
      });
      return {
        postMessage: (message) => {
          opened.postMessage(message);
        },
        terminate: () => {
          void opened.terminate();
        },
      };
    },
  });
  let last: Promise<unknown> = Promise.resolve();
  return {
    engine,
    run(request) {
      const ended = last.then(() => runToEnd(engine, request));
      last = ended;
      return ended;
    },
    async close() {
      await thread?.terminate();
    },
  };
}

function runToEnd(engine: Engine, request: RunRequest): Promise<ProgramRun> {
  return new Promise((resolve) => {
    let program = idleRun;
    engine.run(request, (event) => {
      program = nextRun(program, event);
      if (!isActive(program.phase)) resolve(program);
    });
  });
}
