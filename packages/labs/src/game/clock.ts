/**
 * A game's time goes in steps that are all as long, however often the screen is drawn: the same
 * presses in the same steps give the same game, on every machine and in every test.
 */
export interface Clock {
  /** When the picture before was drawn; undefined before the first. */
  readonly last: number | undefined;
  /** What is left over since the last whole step, in milliseconds. */
  readonly left: number;
}

export const stopped: Clock = { last: undefined, left: 0 };

/** What a tab that was hidden, or a machine that stood still, has missed is not made up for. */
const mostSteps = 6;

/** A screen draws a little unevenly; what is this near a step is one. */
const jitterMs = 2;

/** The clock at `now`, and how many steps have passed since the picture before. */
export function pass(
  { last, left }: Clock,
  now: number,
  stepMs: number,
): { readonly clock: Clock; readonly steps: number } {
  if (last === undefined) return { clock: { last: now, left }, steps: 0 };
  const passed = Math.abs(now - last - stepMs) < jitterMs ? stepMs : now - last;
  const steps = Math.floor((left + passed) / stepMs);
  if (steps > mostSteps) return { clock: { last: now, left: 0 }, steps: mostSteps };
  return { clock: { last: now, left: left + passed - steps * stepMs }, steps };
}
