import { useLab } from '../kit/useLab';
import { useStepper } from '../kit/useStepper';
import { convLab, placeCount } from './lab';
import type { ConvSettings } from './settings';

/** A sum has to be read before the window moves on. */
const playIntervalMs = 1200;

/** The window's state and everything a student can do with it. */
export function useConvLab(settings: ConvSettings) {
  const { state, verbs } = useLab(convLab, settings);
  const places = placeCount(state);
  const { position: at, revealed } = state;
  const stepper = useStepper({ at, count: places, go: verbs.goTo, intervalMs: playIntervalMs });
  const pauseAnd = (act: () => void) => () => {
    stepper.pause();
    act();
  };
  return {
    state,
    places,
    verbs: { ...verbs, reset: pauseAnd(verbs.reset) },
    // The way to the start also forgets the sums; played to its end there is nothing more to see.
    stepper: {
      ...stepper,
      canStart: revealed > 0,
      toStart: pauseAnd(verbs.rewind),
      canPlay: stepper.canForward,
    },
  };
}

export type ConvLab = ReturnType<typeof useConvLab>;
