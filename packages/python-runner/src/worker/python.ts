/**
 * Pyodide with our runner in it. Knows neither of workers nor of pages: a browser's worker and Node
 * both use it.
 */
import { isRecord } from '@kurser/shared/fields';
import { errorHelp } from '../errorHelp';
import {
  noWebAssembly,
  parseFromWorker,
  type Finished,
  type RunRequest,
  type Stream,
  type Wanted,
} from '../protocol';

/**
 * The Python package that runs programs (`course_runner/`), file by file: served beside Pyodide,
 * read by the tests of lessons.
 */
export const runnerPackage = 'course_runner';

export const runnerFiles = [
  '__init__.py',
  'drawing.py',
  'errors.py',
  'isolation.py',
  'plain_loop.py',
  'playing.py',
  'recording.py',
  'runner.py',
  'sql.py',
  'streams.py',
  'surroundings.py',
  'testing.py',
  'values.py',
] as const;

/**
 * Modules that only some programs import, below the package: each comes with the first program that
 * names it.
 */
export const moduleFolder = 'modules';
export const pageModules = ['spelplan', 'turtle'] as const;
export type PageModule = (typeof pageModules)[number];

export const moduleFile = (name: PageModule): string =>
  `${runnerPackage}/${moduleFolder}/${name}.py`;

/** A Python function as Pyodide hands it out. */
export interface PythonFunction {
  (...args: readonly unknown[]): unknown;
  /** The call may be suspended while JavaScript settles a promise. */
  callPromising(...args: readonly unknown[]): Promise<unknown>;
}

interface RunnerModule {
  readonly run: PythonFunction;
  readonly collect: PythonFunction;
  readonly ask_page: PythonFunction;
}

/** The part of Pyodide that is used here. */
export interface Pyodide {
  readonly FS: {
    mkdirTree(path: string): void;
    writeFile(path: string, text: string): void;
  };
  runPython(code: string): unknown;
  pyimport(name: string): unknown;
  setInterruptBuffer(byte: Uint8Array): void;
  checkInterrupt(): void;
}

/**
 * How `input()` gets a line, and a game what the player does (`event`); undefined, which is
 * Python's None, at the end of the input.
 */
export type Ask =
  | { readonly kind: 'blocking'; readonly next: (wanted?: Wanted) => string | undefined }
  /** WebAssembly is suspended until the promise is settled (JSPI). */
  | {
      readonly kind: 'suspending';
      readonly next: (wanted?: Wanted) => Promise<string | undefined>;
    };

export interface RunEvents {
  write(stream: Stream, text: string): void;
  exceeded(): void;
  /** What a program that is walked through has done, as it was written down. */
  recorded(recording: unknown): void;
  /** What the program has drawn since the last time, as it was written down. */
  drawn(commands: unknown): void;
  /** How a game's board looks now, as it was written down. */
  shown(board: unknown): void;
}

export interface Python {
  /**
   * Runs one program and leaves nothing of it. Rejects when Python itself has fallen over; it is of
   * no use after that.
   */
  run(request: RunRequest, ask: Ask, events: RunEvents): Promise<Finished>;
  /** Gives memory back; may be done when nobody waits. */
  collect(): void;
}

/**
 * What a program and its data may take. Python raises MemoryError beyond it, long before a phone's
 * browser gives the page up.
 */
const maxMemoryBytes = 512 * 2 ** 20;
const bytesPerPage = 65_536;

/** Home is the work folder, so that `~` is in it too. */
const folders = ['/home/pyodide', '/tmp'];

/** @throws where WebAssembly is switched off. To be called first: nothing need be fetched then. */
export function requireWebAssembly(): void {
  if (typeof WebAssembly !== 'object') throw new Error(noWebAssembly);
}

/**
 * Makes WebAssembly's memory refuse to grow beyond the limit. To be called before Pyodide is
 * loaded.
 */
export function limitMemory(): void {
  const { prototype } = WebAssembly.Memory;
  const grow = prototype.grow;
  prototype.grow = function (this: WebAssembly.Memory, pages: number): number {
    if (this.buffer.byteLength + pages * bytesPerPage > maxMemoryBytes)
      throw new RangeError('the program has used all the memory it may have');
    return grow.call(this, pages);
  };
}

function helpFor(error: unknown): string | null {
  if (!isRecord(error)) return null;
  const { type, message } = error;
  return typeof type === 'string' && typeof message === 'string' ? errorHelp(type, message) : null;
}

function withHelp(test: unknown): unknown {
  if (!isRecord(test)) return test;
  const help = test['message'] === null ? helpFor(test['error']) : null;
  return { ...test, message: help ?? test['message'] };
}

/**
 * What the runner answered, with a Swedish sentence for each error that has one.
 * @throws when it is of another shape
 */
function toFinished(json: string): Finished {
  const answer: unknown = JSON.parse(json);
  if (!isRecord(answer)) throw new Error(`the runner answered ${json}`);
  const { error, tests } = answer;
  const finished = parseFromWorker({
    ...answer,
    kind: 'finished',
    error: isRecord(error) ? { ...error, help: helpFor(error) } : error,
    tests: Array.isArray(tests) ? tests.map(withHelp) : tests,
  });
  if (finished?.kind !== 'finished') throw new Error(`the runner answered ${json}`);
  return finished;
}

/** The texts in which a program can name a module. */
function textsOf({ setup, source }: RunRequest): readonly string[] {
  return [source, ...setup.before, ...setup.files.map(({ text }) => text)];
}

/** Puts modules in place that a program names, once each. */
function moduleInstaller(
  pyodide: Pyodide,
  folder: string,
  fetchModule: (name: PageModule) => Promise<string>,
) {
  const installed = new Set<PageModule>();
  pyodide.FS.mkdirTree(folder);
  pyodide.runPython(`import sys; sys.path.append("${folder}")`);
  return async (request: RunRequest): Promise<void> => {
    for (const name of pageModules) {
      const isNamed = textsOf(request).some((text) => text.includes(name));
      if (!isNamed || installed.has(name)) continue;
      pyodide.FS.writeFile(`${folder}/${name}.py`, await fetchModule(name));
      installed.add(name);
    }
  };
}

/**
 * Puts our runner into a Pyodide.
 * @param sources the text of each of `runnerFiles`, by name
 * @param fetchModule the text of a module that a program names
 */
export function installRunner(
  pyodide: Pyodide,
  sources: ReadonlyMap<string, string>,
  fetchModule: (name: PageModule) => Promise<string>,
): Python {
  const root = '/lib/course';
  pyodide.FS.mkdirTree(`${root}/${runnerPackage}`);
  for (const [name, text] of sources)
    pyodide.FS.writeFile(`${root}/${runnerPackage}/${name}`, text);
  pyodide.runPython(`import sys; sys.path.append("${root}")`);
  const runner = pyodide.pyimport(`${runnerPackage}.runner`) as RunnerModule;
  for (const part of ['plain_loop', 'surroundings']) {
    const module = pyodide.pyimport(`${runnerPackage}.${part}`) as { install(): void };
    module.install();
  }
  const installModules = moduleInstaller(pyodide, `${root}/${moduleFolder}`, fetchModule);
  return {
    async run(request, ask, { write, exceeded, recorded, drawn, shown }) {
      await installModules(request);
      const canSuspend = ask.kind === 'suspending';
      const next = canSuspend ? runner.ask_page(ask.next) : ask.next;
      const call = canSuspend ? runner.run.callPromising.bind(runner.run) : runner.run;
      const text = JSON.stringify(request);
      const record = (json: string): void => {
        recorded(JSON.parse(json));
      };
      const draw = (json: string): void => {
        drawn(JSON.parse(json));
      };
      const show = (json: string): void => {
        shown(JSON.parse(json));
      };
      const answer = await call(text, write, next, exceeded, folders, record, draw, show);
      return toFinished(String(answer));
    },
    collect() {
      runner.collect();
    },
  };
}
