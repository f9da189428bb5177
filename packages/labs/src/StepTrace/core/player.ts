import type { Stepper } from '../../kit/useStepper';

/** What a key (`KeyboardEvent.key`) does with the trace. */
const moves: Readonly<Record<string, 'forward' | 'back' | 'toStart' | 'toEnd' | 'togglePlay'>> = {
  ArrowRight: 'forward',
  ArrowLeft: 'back',
  Home: 'toStart',
  End: 'toEnd',
  ' ': 'togglePlay',
} satisfies Readonly<Record<string, keyof Stepper>>;

/** The move of a key, or undefined when the key is none of the player's. */
export function findMove(key: string) {
  return moves[key];
}

/**
 * How long a step stays while playing: time to find the line and to read the explanation at about
 * 200 words a minute.
 */
export function dwellMs(explanation: string): number {
  const msPerCharacter = 50;
  return Math.min(1500 + msPerCharacter * explanation.length, 10_000);
}
