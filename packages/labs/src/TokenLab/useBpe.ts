import { useMemo } from 'react';
import { useLab } from '../kit/useLab';
import { bestPair, countPairs, learnMerges } from './core/bpe';
import { bpeLab } from './lab';
import { limits, type TokenSettings } from './settings';

/**
 * Byte pair encoding of a text, merge by merge. Everything follows from the text and the number of
 * merges.
 */
export function useBpe(settings: TokenSettings) {
  const { state, verbs } = useLab(bpeLab, settings);
  const { text, steps } = state;
  const learnt = useMemo(() => learnMerges(text, steps), [text, steps]);
  const pairs = useMemo(() => countPairs(learnt.words), [learnt]);
  const done = learnt.merges.length;
  return {
    text,
    learnt,
    done,
    /** Most frequent first, equally frequent ones in order of appearance. */
    pairs: useMemo(() => [...pairs].sort((a, b) => b.count - a.count), [pairs]),
    /** The pair that the next step joins; undefined when no pair occurs twice. */
    next: done < limits.merges.max ? bestPair(pairs) : undefined,
    verbs,
  };
}

export type Bpe = ReturnType<typeof useBpe>;
