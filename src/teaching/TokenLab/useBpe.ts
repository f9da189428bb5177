import { useMemo, useState } from 'react';
import { bestPair, countPairs, learnMerges, type BpeState, type PairCount } from './bpe';
import { limits, longestText, type TokenSettings } from './settings';

export interface Bpe {
  readonly text: string;
  readonly state: BpeState;
  /** Most frequent first, equally frequent ones in order of appearance. */
  readonly pairs: readonly PairCount[];
  /** The pair that the next step joins; undefined when no pair occurs twice. */
  readonly next: PairCount | undefined;
  setText(text: string): void;
  step(): void;
  back(): void;
  toEnd(): void;
  restart(): void;
}

/** Byte pair encoding of a text, merge by merge. Everything follows from the text and the number of merges. */
export function useBpe(settings: TokenSettings): Bpe {
  const [text, setText] = useState(settings.bpeText);
  const [steps, setSteps] = useState(settings.merges);
  const state = useMemo(() => learnMerges(text, steps), [text, steps]);
  const pairs = useMemo(() => countPairs(state.words), [state]);
  const done = state.merges.length;
  return {
    text,
    state,
    pairs: useMemo(() => [...pairs].sort((a, b) => b.count - a.count), [pairs]),
    next: done < limits.merges.max ? bestPair(pairs) : undefined,
    setText: (next) => {
      setText(next.slice(0, longestText));
      setSteps(0);
    },
    step: () => setSteps(done + 1),
    back: () => setSteps(Math.max(0, done - 1)),
    toEnd: () => setSteps(limits.merges.max),
    restart: () => setSteps(0),
  };
}
