import { useReducer } from 'react';
import { useTicker } from '@site/src/components/useTicker';
import { canTrain, reduceNet, startState, type NetAction, type NetState } from './lab';
import type { ParameterName } from './network';
import type { NetSettings } from './settings';

type ShapePatch = Extract<NetAction, { type: 'shape' }>['patch'];

export interface NetLabVerbs {
  setRow(row: number): void;
  setTargets(targets: readonly number[]): void;
  setParameter(name: ParameterName, value: number): void;
  setShape(patch: ShapePatch): void;
  setRate(rate: number): void;
  trainExample(): void;
  trainEpochs(count: number): void;
  toggleRun(): void;
  restart(): void;
  reset(): void;
}

export interface NetLab {
  readonly state: NetState;
  readonly canStep: boolean;
  readonly running: boolean;
  readonly verbs: NetLabVerbs;
}

/** Epochs a tick of "Spela": the perceptron is done in a few, descent takes hundreds. */
const pace = {
  gradient: { epochs: 5, intervalMs: 80 },
  perceptron: { epochs: 1, intervalMs: 800 },
};

/** The network's state and everything a student can do with it. */
export function useNetLab(settings: NetSettings): NetLab {
  const [state, dispatch] = useReducer(reduceNet, settings, startState);
  const canStep = canTrain(state);
  const { epochs, intervalMs } = pace[state.rule];
  const { running, stop, toggle } = useTicker(() => {
    if (canStep) dispatch({ type: 'epochs', count: epochs });
    return canStep;
  }, intervalMs);
  const verbs: NetLabVerbs = {
    setRow: (row) => dispatch({ type: 'row', row }),
    setTargets: (targets) => dispatch({ type: 'targets', targets }),
    setParameter: (name, value) => dispatch({ type: 'parameter', name, value }),
    setShape: (patch) => {
      stop();
      dispatch({ type: 'shape', patch });
    },
    setRate: (rate) => dispatch({ type: 'rate', rate }),
    trainExample: () => dispatch({ type: 'example' }),
    trainEpochs: (count) => dispatch({ type: 'epochs', count }),
    toggleRun: toggle,
    restart: () => {
      stop();
      dispatch({ type: 'restart' });
    },
    reset: () => {
      stop();
      dispatch({ type: 'reset' });
    },
  };
  return { state, canStep, running: running && canStep, verbs };
}
