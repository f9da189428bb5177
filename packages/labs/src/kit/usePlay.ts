import { useTicker } from '@kurser/shared/useTicker';

type AnyVerbs<Name extends string> = Readonly<Record<Name, (...args: never[]) => void>>;

interface PlayOptions<Name extends string, Verbs> {
  readonly verbs: Verbs;
  /** One step of playing. */
  readonly step: () => void;
  /** Whether a step would change anything; at the end it stops by itself. */
  readonly canStep: boolean;
  readonly intervalMs: number;
  /** The verbs that what is playing makes no sense after. */
  readonly pausedBy: readonly Name[];
}

export interface Play<Verbs> {
  readonly playing: boolean;
  readonly verbs: Verbs & { readonly togglePlay: () => void };
}

/**
 * A lab that can go on by itself, one step after the other, until it is paused or there is nothing
 * left to do.
 */
export function usePlay<Name extends string, Verbs extends AnyVerbs<Name>>(
  options: PlayOptions<Name, Verbs>,
): Play<Verbs> {
  const { verbs, step, canStep, intervalMs, pausedBy } = options;
  const ticker = useTicker(() => {
    if (canStep) step();
    return canStep;
  }, intervalMs);
  const pausing = pausedBy.map((name) => [
    name,
    (...args: never[]) => {
      ticker.stop();
      verbs[name](...args);
    },
  ]);
  return {
    playing: ticker.running && canStep,
    verbs: {
      ...verbs,
      ...(Object.fromEntries(pausing) as Partial<Verbs>),
      togglePlay: ticker.toggle,
    },
  };
}
