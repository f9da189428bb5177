import { useReducer } from 'react';
import { useTicker } from '@site/src/components/useTicker';
import type { Matrix, Size } from './conv';
import { placeCount, reduceConv, startState, type ConvState } from './lab';
import type { ConvSettings, OperationKind } from './settings';

export interface ConvLabVerbs {
  setBrush(value: number): void;
  paint(cells: readonly number[], value: number): void;
  setImage(image: Matrix): void;
  resize(patch: Partial<Size>): void;
  setKind(kind: OperationKind): void;
  setConv(patch: Partial<ConvSettings['conv']>): void;
  setPool(patch: Partial<ConvSettings['pool']>): void;
  goTo(position: number): void;
  forward(): void;
  back(): void;
  toEnd(): void;
  rewind(): void;
  togglePlay(): void;
  chain(): void;
  unchain(): void;
  reset(): void;
}

export interface ConvLab {
  readonly state: ConvState;
  readonly places: number;
  readonly atEnd: boolean;
  readonly playing: boolean;
  readonly verbs: ConvLabVerbs;
}

/** A sum has to be read before the window moves on. */
const playIntervalMs = 1200;

/** The window's state and everything a student can do with it. */
export function useConvLab(settings: ConvSettings): ConvLab {
  const [state, dispatch] = useReducer(reduceConv, settings, startState);
  const places = placeCount(state);
  const atEnd = state.position >= places - 1;
  const goTo = (position: number): void => dispatch({ type: 'goTo', position });
  const { running, stop, toggle } = useTicker(() => {
    if (!atEnd) goTo(state.position + 1);
    return !atEnd;
  }, playIntervalMs);
  const verbs: ConvLabVerbs = {
    setBrush: (value) => dispatch({ type: 'brush', value }),
    paint: (cells, value) => dispatch({ type: 'paint', cells, value }),
    setImage: (image) => dispatch({ type: 'image', image }),
    resize: (patch) => dispatch({ type: 'resize', patch }),
    setKind: (kind) => dispatch({ type: 'kind', kind }),
    setConv: (patch) => dispatch({ type: 'conv', patch }),
    setPool: (patch) => dispatch({ type: 'pool', patch }),
    goTo,
    forward: () => goTo(state.position + 1),
    back: () => goTo(state.position - 1),
    toEnd: () => goTo(places - 1),
    rewind: () => {
      stop();
      dispatch({ type: 'rewind' });
    },
    togglePlay: toggle,
    chain: () => dispatch({ type: 'chain' }),
    unchain: () => dispatch({ type: 'unchain' }),
    reset: () => {
      stop();
      dispatch({ type: 'reset' });
    },
  };
  return { state, places, atEnd, playing: running && !atEnd, verbs };
}
