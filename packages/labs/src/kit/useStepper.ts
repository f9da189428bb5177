import { useTicker } from '@kurser/shared/useTicker';

/** Moving through steps that are all known beforehand, by hand or by themselves. */
export interface Stepper {
  /** Whether there is a way to the start, which mostly is whether there is one back. */
  readonly canStart: boolean;
  readonly canBack: boolean;
  readonly canForward: boolean;
  readonly canPlay: boolean;
  readonly playing: boolean;
  toStart(): void;
  back(): void;
  forward(): void;
  toEnd(): void;
  /** Moves to a step; outside the steps it is the nearest. */
  jump(to: number): void;
  pause(): void;
  togglePlay(): void;
}

interface StepperOptions {
  /** The step that is shown, 0 for the first. */
  readonly at: number;
  readonly count: number;
  /** Shows another step. */
  readonly go: (to: number) => void;
  /** How long the shown step stays while playing. */
  readonly intervalMs: number;
}

/**
 * The stepper of `count` steps. Moving by hand pauses, playing from the last step begins at the
 * first, and it pauses when it gets there.
 */
export function useStepper({ at, count, go, intervalMs }: StepperOptions): Stepper {
  const last = count - 1;
  const ticker = useTicker(() => {
    if (at < last) go(at + 1);
    return at + 1 < last;
  }, intervalMs);
  const jump = (to: number): void => {
    ticker.stop();
    go(Math.max(0, Math.min(last, to)));
  };
  return {
    canStart: at > 0,
    canBack: at > 0,
    canForward: at < last,
    canPlay: count > 1,
    playing: ticker.running,
    toStart: () => jump(0),
    back: () => jump(at - 1),
    forward: () => jump(at + 1),
    toEnd: () => jump(last),
    jump,
    pause: ticker.stop,
    togglePlay: () => {
      if (!ticker.running && at >= last) go(0);
      if (count > 1) ticker.toggle();
    },
  };
}
