import { useLab } from '../kit/useLab';
import { usePlay } from '../kit/usePlay';
import { gridLab } from './lab';
import type { GridSettings } from './settings';

/** A step of the agent has to be seen, and so has what a sweep changes. */
const playIntervalMs = { q: 300, values: 700 } as const;

/**
 * The world's state and everything a student can do with it. An agent that learns by trying is
 * never done.
 */
export function useGridWorld(settings: GridSettings) {
  const { state, verbs } = useLab(gridLab, settings);
  const { method } = state;
  const canStep = method === 'q' || !state.settled;
  const play = usePlay({
    verbs,
    step: () => (method === 'q' ? verbs.learn({ steps: 1 }) : verbs.sweep(1)),
    canStep,
    intervalMs: playIntervalMs[method],
    pausedBy: ['setMethod', 'forget', 'reset'],
  });
  return { state, canStep, ...play };
}

export type GridLab = ReturnType<typeof useGridWorld>;
