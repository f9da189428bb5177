import { useReducer } from 'react';
import { act } from '@testing-library/react';
import type { TestReport } from '@kurser/python-runner/protocol';
import { idleRun, isActive, nextRun, type RunEvent } from '@kurser/python-runner/programRun';
import type { ProgramToRun } from '@kurser/python-runner/usePythonRun';

let programs: ProgramToRun[] = [];
let hearLatest: ((event: RunEvent) => void) | undefined;

/**
 * Python that does what the test says, where a browser would have a worker: the state is the real
 * one.
 */
export function usePythonRun() {
  const [state, hear] = useReducer(nextRun, idleRun);
  return {
    state,
    canAsk: true,
    prepare: () => undefined,
    run: (program: ProgramToRun) => {
      if (isActive(state.phase)) return;
      programs.push(program);
      hearLatest = hear;
      hear({ kind: 'loading' });
    },
    stop: () => {
      hear({ kind: 'stopped', reason: 'student' });
    },
    answer: () => {
      hear({ kind: 'answered' });
    },
  };
}

/** What a test asks of Python and tells it. */
export const python = {
  /** Forgets the runs of the test before. */
  reset: (): void => {
    programs = [];
  },
  /** The run that was asked for last. */
  program: (): ProgramToRun => {
    const last = programs.at(-1);
    if (last === undefined) throw new Error('Nothing has been run');
    return last;
  },
  /** How many runs have been asked for. */
  count: (): number => programs.length,
  say: (event: RunEvent): void => {
    act(() => hearLatest?.(event));
  },
  /** Ends the run that was asked for last, after this output and with these tests. */
  finish: ({ output = '', tests = null }: FinishFacts = {}): void => {
    if (output !== '') python.say({ kind: 'output', stream: 'stdout', text: output });
    python.say({ kind: 'finished', ok: true, error: null, tests, checks: null });
  },
};

interface FinishFacts {
  readonly output?: string;
  readonly tests?: readonly TestReport[] | null;
}

/** A report of a test `assert dubbla(2) == 4`. */
export function testReport(ok: boolean, got = ok ? '4' : '2'): TestReport {
  const source = 'assert dubbla(2) == 4';
  return { ok, line: 1, source, call: 'dubbla(2)', wanted: '4', got, message: null };
}
