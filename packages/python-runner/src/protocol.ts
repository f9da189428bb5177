/**
 * What the page and the Python worker say to each other. The worker is a file of its own that a
 * browser may have kept from an earlier deployment, so what it says is parsed like any other
 * unknown input.
 */
import { isRecord, parseItems, parseText } from '@kurser/shared/fields';
import { parseBoard, type Board } from './board';
import { parseCommands, type DrawCommand } from './drawing';
import { parseRecording, type Recording } from './recording';

/**
 * A file that lies in the work folder when the program starts. Its path is relative to the folder.
 */
export interface WorkFile {
  readonly path: string;
  readonly text: string;
}

/**
 * What a run needs besides the student's program. The build writes it, one for each exercise and
 * example.
 */
export interface RunSetup {
  readonly language: 'python' | 'sql';
  readonly files: readonly WorkFile[];
  /**
   * Programs that run first in the same namespace, or on the same database. Their output is
   * dropped.
   */
  readonly before: readonly string[];
  /** The name of the student's program in tracebacks and in the work folder, such as `main.py`. */
  readonly file: string;
  /** Lines that `input()` gets before anybody is asked. */
  readonly stdin: string;
  readonly args: readonly string[];
}

/** The setup of a program in Python that needs nothing beside itself. */
export const plainSetup: RunSetup = {
  language: 'python',
  files: [],
  before: [],
  file: 'program.py',
  stdin: '',
  args: [],
};

/** What follows when the program has ended well. */
export type RunMode =
  | { readonly kind: 'run' }
  /** A hidden test in the program's namespace; each statement with an assert gives a report. */
  | { readonly kind: 'test'; readonly test: string }
  /** Texts that run one by one with `output` and `source` among the program's names. */
  | { readonly kind: 'checks'; readonly checks: readonly string[] }
  /** The program is recorded step by step; or the statement on a line of a test, after it. */
  | { readonly kind: 'step'; readonly call: TestCall | null };

/** A statement of a test. */
export interface TestCall {
  readonly test: string;
  readonly line: number;
}

/** Where `input()` gets the lines that come after `stdin`. */
export type InputSource =
  /** The page is asked for each line while the program waits (`canAsk`). */
  | { readonly kind: 'ask' }
  /** The lines were collected before the run. */
  | { readonly kind: 'lines'; readonly lines: readonly string[] };

export interface Limits {
  /** What both streams may write together before the program is stopped. */
  readonly maxChars: number;
  readonly maxLines: number;
  /**
   * How long the program may work; waiting for an answer is not counted. Null for as long as it
   * likes.
   */
  readonly maxSeconds: number | null;
}

export interface RunRequest {
  readonly setup: RunSetup;
  readonly source: string;
  readonly mode: RunMode;
  readonly input: InputSource;
  readonly limits: Limits;
}

/**
 * `echo` is what the student answered, as a terminal shows it; it is not part of the program's
 * output.
 */
export type Stream = 'stdout' | 'stderr' | 'echo';

export interface ErrorReport {
  /** The exception's class, such as `ZeroDivisionError`. */
  readonly type: string;
  /** Python's own traceback without our frames. It has been written to stderr too. */
  readonly text: string;
  /** The line of the student's file that it points at; null when it points at none. */
  readonly line: number | null;
  /** One Swedish sentence on what to look for; null for kinds of error that have none. */
  readonly help: string | null;
}

/** How one statement of a test went. */
export interface TestReport {
  readonly ok: boolean;
  /** Its line in the test. */
  readonly line: number;
  /** The assert as the author wrote it: the one that failed, where the statement holds several. */
  readonly source: string;
  /**
   * What was called, what should have come and what came: Python text, with Swedish words around it
   * where the assert is no plain `==`; null where the assert does not tell.
   */
  readonly call: string | null;
  readonly wanted: string | null;
  readonly got: string | null;
  /** The author's own message, or a Swedish sentence about an error inside the test; else null. */
  readonly message: string | null;
}

export interface Finished {
  readonly kind: 'finished';
  /** The program ended without an error. Tests and checks may have failed all the same. */
  readonly ok: boolean;
  readonly error: ErrorReport | null;
  /** Null when no test was run. */
  readonly tests: readonly TestReport[] | null;
  /** For each check null when it passed, else what failed; null when they were not run. */
  readonly checks: readonly (string | null)[] | null;
}

export type ToWorker =
  /**
   * The first message: fetch Python. The memory is for stopping it and answering it; null where
   * none can be shared.
   */
  | { readonly kind: 'open'; readonly shared: SharedArrayBuffer | null }
  | { readonly kind: 'run'; readonly request: RunRequest }
  /** The answer to `ask` where no memory is shared; null when there is no more input. */
  | { readonly kind: 'line'; readonly line: string | null };

/** What a program asks for: a line of input, or what the player of its game does. */
export type Wanted = 'line' | 'event';

export type FromWorker =
  /** Python is in place. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'output'; readonly stream: Stream; readonly text: string }
  | { readonly kind: 'ask'; readonly wanted: Wanted }
  /** The program has written more than it may; the rest is lost. */
  | { readonly kind: 'exceeded' }
  /** What a program that is walked through has done, before it has finished. */
  | { readonly kind: 'recorded'; readonly recording: Recording }
  /** What the program has drawn since the last time. */
  | { readonly kind: 'drawn'; readonly commands: readonly DrawCommand[] }
  /** How the board of a game looks now. */
  | { readonly kind: 'board'; readonly board: Board }
  | Finished
  /** Python could not be loaded, or fell over. */
  | { readonly kind: 'broken'; readonly message: string };

/** What `broken` says where the browser has no WebAssembly, which is what Python runs on. */
export const noWebAssembly = 'there is no WebAssembly';

const textOrNull = (value: unknown): string | null | undefined =>
  value === null ? null : parseText(value);

/** Does the path stay inside the folder that it is relative to? */
export function isInsideFolder(path: string): boolean {
  return (
    path !== '' &&
    !/^\/|[\\:\0]/.test(path) &&
    !path.split('/').some((part) => /^\.{0,2}$/.test(part))
  );
}

function parseFile(value: unknown): WorkFile | undefined {
  if (!isRecord(value)) return undefined;
  const { path, text: content } = value;
  return typeof path === 'string' && isInsideFolder(path) && typeof content === 'string'
    ? { path, text: content }
    : undefined;
}

/** What the build wrote for a run, or undefined when it is of another shape. */
export function parseRunSetup(value: unknown): RunSetup | undefined {
  if (!isRecord(value)) return undefined;
  const { language, file, stdin } = value;
  const files = parseItems(value['files'], parseFile);
  const before = parseItems(value['before'], parseText);
  const args = parseItems(value['args'], parseText);
  if (language !== 'python' && language !== 'sql') return undefined;
  if (typeof file !== 'string' || !isInsideFolder(file) || typeof stdin !== 'string')
    return undefined;
  if (files === undefined || before === undefined || args === undefined) return undefined;
  return { language, files, before, file, stdin, args };
}

function parseError(value: unknown): ErrorReport | null | undefined {
  if (value === null) return null;
  if (!isRecord(value)) return undefined;
  const { type, text: trace, line } = value;
  const help = textOrNull(value['help']);
  if (typeof type !== 'string' || typeof trace !== 'string' || help === undefined) return undefined;
  return line === null || typeof line === 'number' ? { type, text: trace, line, help } : undefined;
}

function parseTest(value: unknown): TestReport | undefined {
  if (!isRecord(value)) return undefined;
  const { ok, line, source } = value;
  const [call, wanted] = [textOrNull(value['call']), textOrNull(value['wanted'])];
  const [got, message] = [textOrNull(value['got']), textOrNull(value['message'])];
  if (typeof ok !== 'boolean' || typeof line !== 'number' || typeof source !== 'string')
    return undefined;
  if (call === undefined || wanted === undefined || got === undefined || message === undefined)
    return undefined;
  return { ok, line, source, call, wanted, got, message };
}

function parseFinished(fields: Readonly<Record<string, unknown>>): Finished | undefined {
  const { ok } = fields;
  const error = parseError(fields['error']);
  const tests = fields['tests'] === null ? null : parseItems(fields['tests'], parseTest);
  const checks = fields['checks'] === null ? null : parseItems(fields['checks'], textOrNull);
  if (typeof ok !== 'boolean') return undefined;
  if (error === undefined || tests === undefined || checks === undefined) return undefined;
  return { kind: 'finished', ok, error, tests, checks };
}

/** A message of the worker, or undefined when it is of another shape. */
export function parseFromWorker(data: unknown): FromWorker | undefined {
  if (!isRecord(data)) return undefined;
  const { kind, stream, text: written, message } = data;
  switch (kind) {
    case 'ready':
    case 'exceeded':
      return { kind };
    case 'ask':
      return { kind, wanted: data['wanted'] === 'event' ? 'event' : 'line' };
    case 'output':
      if (typeof written !== 'string') return undefined;
      return stream === 'stdout' || stream === 'stderr' || stream === 'echo'
        ? { kind, stream, text: written }
        : undefined;
    case 'finished':
      return parseFinished(data);
    case 'recorded': {
      const recording = parseRecording(data['recording']);
      return recording === undefined ? undefined : { kind, recording };
    }
    case 'drawn': {
      const commands = parseCommands(data['commands']);
      return commands === undefined ? undefined : { kind, commands };
    }
    case 'board': {
      const board = parseBoard(data['board']);
      return board === undefined ? undefined : { kind, board };
    }
    case 'broken':
      return typeof message === 'string' ? { kind, message } : undefined;
    default:
      return undefined;
  }
}
