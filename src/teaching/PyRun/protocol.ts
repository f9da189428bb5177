/**
 * What the page and the Python worker say to each other. The worker is a file of its own that a browser may have kept from
 * an earlier deployment, so what it says is parsed like any other unknown input.
 */

/** `echo` is what the student answered, as a terminal shows it; it is not part of the program's output. */
export type Stream = 'stdout' | 'stderr' | 'echo';

/** Where a program's `input()` gets its lines. */
export type InputSource =
  /** The page is asked for each line while the program waits. Needs JSPI. */
  | { readonly kind: 'ask' }
  /** The lines were collected before the run. */
  | { readonly kind: 'lines'; readonly lines: readonly string[] };

export interface RunRequest {
  readonly source: string;
  /** Python texts that are run after the program. */
  readonly checks: readonly string[];
  readonly input: InputSource;
  readonly maxChars: number;
  readonly maxLines: number;
}

export type ToWorker =
  | { readonly kind: 'run'; readonly request: RunRequest }
  /** The answer to `ask`; null when there is no more input. */
  | { readonly kind: 'line'; readonly line: string | null };

export type FromWorker =
  /** Python is in place and the program begins. */
  | { readonly kind: 'started' }
  | { readonly kind: 'output'; readonly stream: Stream; readonly text: string }
  | { readonly kind: 'ask' }
  /** The program has written more than it may; the rest is lost. */
  | { readonly kind: 'exceeded' }
  | {
      readonly kind: 'finished';
      readonly ok: boolean;
      /** For each check null when it passed, else what failed; null when the program ended with an error. */
      readonly checks: readonly (string | null)[] | null;
    }
  /** Python could not be loaded, or fell over. */
  | { readonly kind: 'broken'; readonly message: string };

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isChecks(value: unknown): value is readonly (string | null)[] | null {
  return (
    value === null ||
    (Array.isArray(value) && value.every((item) => item === null || typeof item === 'string'))
  );
}

/** A message of the worker, or undefined when it is of another shape. */
export function parseFromWorker(data: unknown): FromWorker | undefined {
  if (!isRecord(data)) return undefined;
  const { kind, stream, text, ok, checks, message } = data;
  switch (kind) {
    case 'started':
    case 'ask':
    case 'exceeded':
      return { kind };
    case 'output':
      if (typeof text !== 'string') return undefined;
      return stream === 'stdout' || stream === 'stderr' || stream === 'echo'
        ? { kind, stream, text }
        : undefined;
    case 'finished':
      return typeof ok === 'boolean' && isChecks(checks) ? { kind, ok, checks } : undefined;
    case 'broken':
      return typeof message === 'string' ? { kind, message } : undefined;
    default:
      return undefined;
  }
}
