import { useCallback, useEffect, useReducer, useSyncExternalStore } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import served from '@generated/pyodide-files/default/served.json';
import { tellPrinted } from '@kurser/shared/printed';
import { openPageEngine, pageLimits, testLimits, type Engine } from './engine';
import type { Limits, RunMode, RunSetup } from './protocol';
import { idleRun, isActive, nextRun, type ProgramRun } from './programRun';

let engine: Engine | undefined;

function pageEngine(workerUrl: string): Engine {
  engine ??= openPageEngine(workerUrl);
  return engine;
}

/**
 * Can a program wait for an answer while it runs? Its thread waits in memory shared with the page,
 * which needs headers that make the page cross-origin isolated; without them WebAssembly is
 * suspended, which needs JSPI (Chromium has it).
 */
function canWait(): boolean {
  if (globalThis.crossOriginIsolated) return true;
  // Where it is switched off the name itself is gone.
  return typeof WebAssembly === 'object' && 'Suspending' in WebAssembly;
}

const neverChanges = (): (() => void) => () => undefined;

function limitsOf(mode: RunMode): Limits {
  // A walk ends by itself after its last step, but for a program that catches even that.
  const isBounded = mode.kind === 'test' || mode.kind === 'step';
  return isBounded ? testLimits : pageLimits;
}

export interface ProgramToRun {
  readonly setup: RunSetup;
  readonly source: string;
  readonly mode: RunMode;
  /**
   * Input that was written before the run, one line for each `input()`; used where nobody can be
   * asked.
   */
  readonly lines: string;
}

export interface PythonRun {
  readonly state: ProgramRun;
  /**
   * This browser can ask for input while the program runs; elsewhere the lines are written before.
   */
  readonly canAsk: boolean;
  /** Starts Python before the first run, once the student seems to be about to run something. */
  prepare(): void;
  /**
   * Starts the program, unless one of this component's is under way. Another program on the page is
   * stopped.
   */
  run(program: ProgramToRun): void;
  stop(): void;
  /** Answers the program's question; null when there is no more input. */
  answer(line: string | null): void;
}

/**
 * Whether a program that reads input asks the student. The lines that its author wrote (`stdin`)
 * belong to the output that the page shows, to tests and to a walk through that output. In a run
 * they would make a game play itself.
 */
function asksReader(mode: RunMode, stdin: string): boolean {
  switch (mode.kind) {
    case 'run':
    case 'checks':
      return true;
    case 'step':
      return mode.call === null && stdin === '';
    case 'test':
      return false;
  }
}

/**
 * A running program as React state, with the verbs that change it. It is stopped when the component
 * leaves the page.
 */
export function usePythonRun(): PythonRun {
  const workerUrl = useBaseUrl(served.worker);
  const [state, hear] = useReducer(nextRun, idleRun);
  const canAsk = useSyncExternalStore(neverChanges, canWait, () => true);
  const isBusy = isActive(state.phase);
  useEffect(
    () => () => {
      engine?.stop(hear, 'other');
    },
    [],
  );
  useEffect(() => {
    if (state.phase.kind !== 'finished' || !state.phase.ok) return;
    const printed = state.output.filter(({ stream }) => stream === 'stdout');
    tellPrinted(printed.map(({ text }) => text).join(''));
  }, [state]);
  const run = useCallback(
    ({ setup, source, mode, lines }: ProgramToRun) => {
      if (isBusy) return;
      const written = lines === '' ? [] : lines.replace(/\n$/, '').split('\n');
      const isAsked = canAsk && asksReader(mode, setup.stdin);
      const input = isAsked
        ? ({ kind: 'ask' } as const)
        : ({ kind: 'lines', lines: written } as const);
      const asked = isAsked ? { ...setup, stdin: '' } : setup;
      pageEngine(workerUrl).run(
        { setup: asked, source, mode, input, limits: limitsOf(mode) },
        hear,
      );
    },
    [workerUrl, canAsk, isBusy],
  );
  const prepare = useCallback(() => {
    pageEngine(workerUrl).prepare();
  }, [workerUrl]);
  const stop = useCallback(() => {
    engine?.stop(hear, 'student');
  }, []);
  const answer = useCallback((line: string | null) => {
    engine?.answer(hear, line);
  }, []);
  return { state, canAsk, prepare, run, stop, answer };
}
