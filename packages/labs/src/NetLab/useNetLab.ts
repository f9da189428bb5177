import { useLab } from '../kit/useLab';
import { usePlay } from '../kit/usePlay';
import { canTrain, netLab } from './lab';
import type { NetSettings } from './settings';

/** Epochs a tick of "Spela": the perceptron is done in a few, descent takes hundreds. */
const pace = {
  gradient: { epochs: 5, intervalMs: 80 },
  perceptron: { epochs: 1, intervalMs: 800 },
};

/** The network's state and everything a student can do with it. */
export function useNetLab(settings: NetSettings) {
  const { state, verbs } = useLab(netLab, settings);
  const canStep = canTrain(state);
  const { epochs, intervalMs } = pace[state.rule];
  const step = (): void => verbs.trainEpochs(epochs);
  const pausedBy = ['setShape', 'restart', 'reset'] as const;
  return { state, canStep, ...usePlay({ verbs, step, canStep, intervalMs, pausedBy }) };
}

export type NetLab = ReturnType<typeof useNetLab>;
