import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useStored } from '@site/src/components/deviceStore';
import { useOtherTab } from '../python/OtherTab';
import { plainSetup } from '../python/plainSetup';
import { readsInput } from '../python/readsInput';
import { hasSolved, type Session } from '../python/session';
import { usePythonRun } from '../python/usePythonRun';
import { nothingKept, parseKept } from './kept';
import type { Program } from './readProgram';

export interface PyRunVerbs {
  readonly session: Session;
  readonly code: string;
  readonly isEdited: boolean;
  /** All checks have passed, now or at an earlier visit. */
  readonly isSolved: boolean;
  /** The program reads input, and this browser can only give it lines that are written before the run. */
  readonly needsLines: boolean;
  /** Gives back what the editor held before another tab changed the code; undefined while none has. */
  readonly takeBack: (() => void) | undefined;
  edit(code: string): void;
  reset(): void;
  /** Starts the program; `lines` is the input written before the run, one line for each `input()`. */
  run(lines: string): void;
  stop(): void;
  answer(line: string | null): void;
}

export function usePyRun(program: Program): PyRunVerbs {
  const { session, canAsk, run, stop, answer } = usePythonRun();
  const [kept, keep] = useStored(`pyrun:${program.hash}`, parseKept, nothingKept);
  const code = kept.code ?? program.source;
  const isSolved = kept.solved;
  const [before, onOwnChange] = useOtherTab(code);
  const edit = useCallback(
    (next: string) => {
      onOwnChange();
      keep({ code: next === program.source ? null : next, solved: isSolved });
    },
    [onOwnChange, keep, program.source, isSolved],
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
    takeBack:
      before === null
        ? undefined
        : () => {
            edit(before);
          },
    edit,
    reset: () => {
      edit(program.source);
    },
    run: (lines) => {
      const checks = program.checks.map((check) => check.code);
      run({ setup: plainSetup, source: code, mode: { kind: 'checks', checks }, lines });
    },
    stop,
    answer,
  };
}
