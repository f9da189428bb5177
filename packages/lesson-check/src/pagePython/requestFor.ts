import {
  plainSetup,
  type Limits,
  type RunMode,
  type RunRequest,
  type RunSetup,
} from '@kurser/python-runner/protocol';

export interface RequestParts {
  readonly setup?: Partial<RunSetup>;
  readonly mode?: RunMode;
  readonly limits?: Partial<Limits>;
  readonly lines?: readonly string[];
}

/** A request to run a program; what is not named is as in a page, without files and input. */
export function requestFor(
  source: string,
  { setup = {}, mode = { kind: 'run' }, limits = {}, lines = [] }: RequestParts = {},
): RunRequest {
  return {
    setup: { ...plainSetup, ...setup },
    source,
    mode,
    input: { kind: 'lines', lines },
    limits: { maxChars: 100_000, maxLines: 2000, maxSeconds: null, ...limits },
  };
}
