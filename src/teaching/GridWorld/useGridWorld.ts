import { useReducer } from 'react';
import { useTicker } from '@site/src/components/useTicker';
import { reduceGrid, startState, type GridState, type Tool } from './lab';
import type { Amount, Parameters } from './qlearning';
import type { GridSettings, Method } from './settings';
import type { Rewards, World } from './world';

export interface GridVerbs {
  setTool(tool: Tool): void;
  touch(cells: readonly number[]): void;
  setWorld(world: World): void;
  resize(rows: number, columns: number): void;
  setRewards(patch: Partial<Rewards>): void;
  setParameters(patch: Partial<Parameters>): void;
  setSeed(seed: number): void;
  setMethod(method: Method): void;
  sweep(count: number): void;
  learn(amount: Amount): void;
  togglePlay(): void;
  forget(): void;
  reset(): void;
}

export interface GridLab {
  readonly state: GridState;
  readonly playing: boolean;
  /** Whether there is anything left to compute; an agent that learns by trying is never done. */
  readonly canStep: boolean;
  readonly verbs: GridVerbs;
}

/** A step of the agent has to be seen, and so has what a sweep changes. */
const playIntervalMs = { q: 300, values: 700 } as const;

/** The world's state and everything a student can do with it. */
export function useGridWorld(settings: GridSettings): GridLab {
  const [state, dispatch] = useReducer(reduceGrid, settings, startState);
  const { method } = state;
  const canStep = method === 'q' || !state.settled;
  const { running, stop, toggle } = useTicker(() => {
    if (method === 'q') dispatch({ type: 'learn', amount: { steps: 1 } });
    else dispatch({ type: 'sweep', count: 1 });
    return canStep;
  }, playIntervalMs[method]);
  const verbs: GridVerbs = {
    setTool: (tool) => dispatch({ type: 'tool', tool }),
    touch: (cells) => dispatch({ type: 'touch', cells }),
    setWorld: (world) => dispatch({ type: 'world', world }),
    resize: (rows, columns) => dispatch({ type: 'resize', rows, columns }),
    setRewards: (patch) => dispatch({ type: 'rewards', patch }),
    setParameters: (patch) => dispatch({ type: 'parameters', patch }),
    setSeed: (seed) => dispatch({ type: 'seed', seed }),
    setMethod: (next) => {
      stop();
      dispatch({ type: 'method', method: next });
    },
    sweep: (count) => dispatch({ type: 'sweep', count }),
    learn: (amount) => dispatch({ type: 'learn', amount }),
    togglePlay: toggle,
    forget: () => {
      stop();
      dispatch({ type: 'forget' });
    },
    reset: () => {
      stop();
      dispatch({ type: 'reset' });
    },
  };
  return { state, playing: running && canStep, canStep, verbs };
}
