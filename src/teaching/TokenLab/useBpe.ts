import { useMemo } from 'react';
import { defineLab } from '../kit/lab';
import { useLab } from '../kit/useLab';
import { bestPair, countPairs, learnMerges } from './bpe';
import { limits, longestText, type TokenSettings } from './settings';

function start(settings: TokenSettings) {
  return { settings, text: settings.bpeText, steps: settings.merges };
}

const bpeLab = defineLab(start, {
  setText: (state, text: string) => ({ ...state, text: text.slice(0, longestText), steps: 0 }),
  /** To so many merges, as far as there are pairs. */
  go: (state, steps: number) => ({ ...state, steps: Math.max(0, steps) }),
});

/** Byte pair encoding of a text, merge by merge. Everything follows from the text and the number of merges. */
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
