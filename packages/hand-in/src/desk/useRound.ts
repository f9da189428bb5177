import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ReadExercise } from '@kurser/course-parts/Exercise/readExercise';
import type { Engine } from '@kurser/python-runner/engine';
import { judgeAnswers } from './core/judgeAnswers';
import { cellKey, planCell, type CellPlan } from './core/round';
import type { Row } from './core/rows';
import { runAll, type RoundEnd } from './core/runAll';
import type { Verdict } from './core/verdict';

/** Where a round of correcting stands. */
export type RoundState = { readonly kind: 'running' } | { readonly kind: 'cancelled' } | RoundEnd;

export interface Round {
  readonly state: RoundState;
  /** How many programs there are to run, and how many have been. */
  readonly total: number;
  readonly done: number;
  verdictOf(row: Row, exercise: ReadExercise): Verdict;
  cancel(): void;
  /** Runs everything once more. */
  again(): void;
}

interface PlannedCell {
  readonly key: string;
  readonly exercise: ReadExercise;
  readonly plan: CellPlan;
}

function planAll(rows: readonly Row[], exercises: readonly ReadExercise[]): readonly PlannedCell[] {
  return rows.flatMap((row) =>
    exercises.map((exercise) => ({
      key: cellKey(row, exercise),
      exercise,
      plan: planCell(row, exercise),
    })),
  );
}

/** What is known before anything has run. */
function firstVerdicts(cells: readonly PlannedCell[]): ReadonlyMap<string, Verdict> {
  return new Map(
    cells.map(({ key, plan }) => [
      key,
      plan.kind === 'settled' ? plan.verdict : ({ kind: 'waiting' } as const),
    ]),
  );
}

/** Two Pythons are quicker than one as long as each has a core and the browser has one left. */
function laneCount(): number {
  return navigator.hardwareConcurrency > 1 ? 2 : 1;
}

/**
 * Corrects the rows: answers are judged, and every program is run with its test. What is found
 * lives as long as the component.
 * @param rows and `exercises` must be the same lists as long as they say the same
 * @param openEngine must be stable
 */
export function useRound(
  rows: readonly Row[],
  exercises: readonly ReadExercise[],
  openEngine: () => Engine,
): Round {
  const cells = useMemo(() => planAll(rows, exercises), [rows, exercises]);
  const jobs = useMemo(
    () => cells.flatMap(({ plan }) => (plan.kind === 'run' ? [plan.job] : [])),
    [cells],
  );
  const [number, setNumber] = useState(0);
  const [verdicts, setVerdicts] = useState(() => firstVerdicts(cells));
  const [state, setState] = useState<RoundState>({ kind: 'running' });
  const [controller, setController] = useState<AbortController>();

  useEffect(() => {
    const own = new AbortController();
    const put = (key: string, verdict: Verdict): void => {
      if (!own.signal.aborted) setVerdicts((before) => new Map([...before, [key, verdict]]));
    };
    setController(own);
    setVerdicts(firstVerdicts(cells));
    setState({ kind: 'running' });
    for (const { key, exercise, plan } of cells)
      if (plan.kind === 'answers')
        void judgeAnswers(exercise.answers, plan.handed.answers).then((marks) => {
          put(key, { kind: 'answers', marks });
        });
    const options = { openEngine, lanes: laneCount(), onVerdict: put, signal: own.signal };
    void runAll(jobs, options).then((end) => {
      if (end !== undefined) setState(end);
    });
    return () => {
      own.abort();
    };
  }, [cells, jobs, openEngine, number]);

  const again = useCallback(() => setNumber((before) => before + 1), []);
  const left = jobs.filter(({ key }) => verdicts.get(key)?.kind === 'waiting').length;
  return {
    state,
    total: jobs.length,
    done: jobs.length - left,
    verdictOf: (row, exercise) => verdicts.get(cellKey(row, exercise)) ?? { kind: 'waiting' },
    cancel: () => {
      controller?.abort();
      setState({ kind: 'cancelled' });
    },
    again,
  };
}
