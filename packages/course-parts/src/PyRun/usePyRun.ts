import { useEffect, useMemo, useRef } from 'react';
import { useStored } from '@kurser/device-store';
import { useJudgedPart } from '@kurser/shared/judgedPart';
import { useOtherTab } from '@kurser/python-runner/OtherTab';
import { plainSetup } from '@kurser/python-runner/protocol';
import { readsInput } from '@kurser/python-runner/inputFocus';
import { hasSolved, type ProgramRun } from '@kurser/python-runner/programRun';
import { usePythonRun } from '@kurser/python-runner/usePythonRun';
import { afterReset, nothingKept, parseKept, withOldCode, type Kept } from './kept';
import type { Program } from './readProgram';

export interface PyRunVerbs {
  readonly state: ProgramRun;
  readonly code: string;
  readonly isEdited: boolean;
  /** All checks have passed, now or at an earlier visit. */
  readonly isSolved: boolean;
  /**
   * The program reads input, and this browser can only give it lines that are written before the
   * run.
   */
  readonly needsLines: boolean;
  /**
   * Gives back what the editor held before another tab changed the code; undefined while none has.
   */
  readonly takeBack: (() => void) | undefined;
  edit(code: string): void;
  reset(): void;
  /** Shows what was written before starting over; undefined while there is nothing. */
  readonly showOld: (() => void) | undefined;
  /**
   * Starts the program; `lines` is the input written before the run, one line for each `input()`.
   */
  run(lines: string): void;
  stop(): void;
  answer(line: string | null): void;
}

export function usePyRun(program: Program): PyRunVerbs {
  const { state, canAsk, run, stop, answer } = usePythonRun();
  const key = `pyrun:${program.hash}`;
  const [kept, keep] = useStored(key, parseKept, nothingKept);
  const code = kept.code ?? program.source;
  const isSolved = kept.solved;
  const tellVerdict = useJudgedPart(program.checks.length === 0 ? undefined : key, () => isSolved);
  const [before, onOwnChange] = useOtherTab(code);
  const change = (next: Kept): void => {
    onOwnChange();
    keep(next);
  };
  const edit = (next: string): void => {
    change({ ...kept, code: next === program.source ? null : next });
  };

  // The result is kept once for each run, with the code as it is when the run ends.
  const solvedNow = useMemo(() => hasSolved(state.phase), [state.phase]);
  const latest = useRef(kept);
  useEffect(() => {
    latest.current = kept;
  });
  useEffect(() => {
    if (!solvedNow) return;
    keep({ ...latest.current, solved: true });
    tellVerdict(true);
  }, [solvedNow, keep, tellVerdict]);

  return {
    state,
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
      change(afterReset(kept));
    },
    showOld:
      kept.oldCode === null
        ? undefined
        : () => {
            change(withOldCode(kept));
          },
    run: (lines) => {
      const checks = program.checks.map((check) => check.code);
      run({ setup: plainSetup, source: code, mode: { kind: 'checks', checks }, lines });
    },
    stop,
    answer,
  };
}
