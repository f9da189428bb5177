import { useCallback, useEffect, useMemo, useReducer, useRef, useSyncExternalStore } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useStored } from '@site/src/components/deviceStore';
import { createEngine, type Engine } from './engine';
import { nothingKept, parseKept } from './kept';
import type { InputSource } from './protocol';
import { readsInput, type Program } from './readProgram';
import { hasSolved, idleSession, isActive, nextSession, type Session } from './session';

/** What is shown of a program's output; far more than a lesson needs, far less than a page can carry. */
const maxChars = 100_000;
const maxLines = 2000;

let engine: Engine | undefined;

function pageEngine(workerUrl: string): Engine {
  engine ??= createEngine((onData, onFault) => {
    const worker = new Worker(workerUrl, { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<unknown>) => {
      onData(data);
    };
    worker.onerror = ({ message }) => {
      onFault(message);
    };
    return worker;
  });
  return engine;
}

/**
 * Can a program wait for an answer while it runs? WebAssembly is suspended for that, which needs JSPI (Chromium has it).
 * The other way to wait, SharedArrayBuffer with Atomics.wait, needs headers that make the page cross-origin isolated.
 */
function canSuspend(): boolean {
  return 'Suspending' in WebAssembly;
}

const neverChanges = (): (() => void) => () => undefined;

export interface PyRunVerbs {
  readonly session: Session;
  readonly code: string;
  readonly isEdited: boolean;
  /** All checks have passed, now or at an earlier visit. */
  readonly isSolved: boolean;
  /** The program reads input, and this browser can only give it lines that are written before the run. */
  readonly needsLines: boolean;
  edit(code: string): void;
  reset(): void;
  /** Starts the program; `lines` is the input written before the run, one line for each `input()`. */
  run(lines: string): void;
  stop(): void;
  answer(line: string | null): void;
}

/** A running program as React state, with the verbs that change it. It is stopped when the component leaves the page. */
function useEngine(): readonly [
  Session,
  (program: Program, code: string, input: InputSource) => void,
  () => void,
] {
  const workerUrl = useBaseUrl('/pyodide/worker.mjs');
  const [session, hear] = useReducer(nextSession, idleSession);
  useEffect(
    () => () => {
      engine?.stop(hear, 'other');
    },
    [],
  );
  const run = useCallback(
    ({ checks }: Program, source: string, input: InputSource) => {
      const codes = checks.map(({ code }) => code);
      pageEngine(workerUrl).run({ source, checks: codes, input, maxChars, maxLines }, hear);
    },
    [workerUrl],
  );
  const stop = useCallback(() => {
    engine?.stop(hear, 'student');
  }, []);
  return [session, run, stop];
}

export function usePyRun(program: Program): PyRunVerbs {
  const [session, runCode, stop] = useEngine();
  const [kept, keep] = useStored(`pyrun:${program.hash}`, parseKept, nothingKept);
  const canAsk = useSyncExternalStore(neverChanges, canSuspend, () => true);
  const code = kept.code ?? program.source;
  const isSolved = kept.solved;
  const keepCode = useCallback(
    (next: string) => {
      keep({ code: next === program.source ? null : next, solved: isSolved });
    },
    [keep, program.source, isSolved],
  );

  // The result is kept once for each run, with the code as it is when the run ends.
  const solvedNow = useMemo(() => hasSolved(session.phase), [session.phase]);
  const latestCode = useRef(kept.code);
  useEffect(() => {
    latestCode.current = kept.code;
  });
  useEffect(() => {
    if (solvedNow) keep({ code: latestCode.current, solved: true });
  }, [solvedNow, keep]);

  return {
    session,
    code,
    isEdited: kept.code !== null,
    isSolved,
    needsLines: !canAsk && readsInput(code),
    edit: keepCode,
    reset: () => {
      keepCode(program.source);
    },
    run: (lines) => {
      if (isActive(session.phase)) return;
      const written = lines === '' ? [] : lines.replace(/\n$/, '').split('\n');
      runCode(program, code, canAsk ? { kind: 'ask' } : { kind: 'lines', lines: written });
    },
    stop,
    answer: (line) => {
      engine?.answer(line);
    },
  };
}
