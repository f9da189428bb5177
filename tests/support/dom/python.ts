import { act } from '@testing-library/react';
import { vi } from 'vitest';
import type {
  FromWorker,
  RunRequest,
  TestReport,
  ToWorker,
} from '@site/src/teaching/python/protocol';

/** A Python worker that answers what the test says; the page's own engine speaks to it. */
export interface FakePython {
  /** The run that was asked for last. */
  readonly request: () => RunRequest;
  /** How many runs have been asked for. */
  readonly count: () => number;
  readonly say: (message: FromWorker) => void;
  /** Ends the run that was asked for last, with these tests. */
  readonly finish: (tests?: readonly TestReport[] | null) => void;
}

/** A report of a test `assert dubbla(2) == 4`. */
export function testReport(ok: boolean, got = ok ? '4' : '2'): TestReport {
  const source = 'assert dubbla(2) == 4';
  return { ok, line: 1, source, call: 'dubbla(2)', wanted: '4', got, message: null };
}

/** The page's engine keeps its worker from one run to the next, and so from one test of a file to the next. */
let latest: FakeWorker | undefined;
let requests: RunRequest[] = [];

class FakeWorker {
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  postMessage(message: ToWorker): void {
    latest = this;
    if (message.kind === 'run') requests.push(message.request);
  }
  terminate(): void {
    this.onmessage = null;
  }
}

/** Puts the worker in the browser's place, with nothing asked for yet. */
export function fakePython(): FakePython {
  requests = [];
  vi.stubGlobal('Worker', FakeWorker);
  const say = (message: FromWorker): void => {
    act(() => latest?.onmessage?.({ data: message }));
  };
  return {
    request: () => {
      const last = requests.at(-1);
      if (last === undefined) throw new Error('Nothing has been run');
      return last;
    },
    count: () => requests.length,
    say,
    finish: (tests = null) => {
      say({ kind: 'started' });
      say({ kind: 'finished', ok: true, error: null, tests, checks: null });
    },
  };
}
