import { useMemo } from 'react';
import { useLab } from '../kit/useLab';
import { usePlay } from '../kit/usePlay';
import { factsOf } from './core/facts';
import { pointLab } from './lab';
import type { LabSettings } from './settings';
import { canTrain } from './core/training';

/**
 * Steps a tick of "Spela", and the time between ticks: descent takes many small steps, the others
 * few that are worth seeing.
 */
const pace = {
  knn: { steps: 0, intervalMs: 1000 },
  linear: { steps: 2, intervalMs: 80 },
  logistic: { steps: 10, intervalMs: 80 },
  tree: { steps: 1, intervalMs: 900 },
  kmeans: { steps: 1, intervalMs: 900 },
} as const;

/** The lab's state, what follows from it, and everything a student can do with it. */
export function usePointLab(settings: LabSettings) {
  const { state, verbs } = useLab(pointLab, settings);
  const facts = useMemo(() => factsOf(state), [state]);
  const canStep = canTrain(state) && !(facts.kind === 'tree' && facts.finished);
  const { steps, intervalMs } = pace[state.model];
  const step = (): void => verbs.train(steps);
  const pausedBy = ['setModel', 'restart', 'reset'] as const;
  return { state, facts, canStep, ...usePlay({ verbs, step, canStep, intervalMs, pausedBy }) };
}

export type PointLab = ReturnType<typeof usePointLab>;
