import { useMemo } from 'react';
import { useLab } from '../kit/useLab';
import {
  contextAtEnd,
  continuationsOf,
  countNgrams,
  generate,
  joinTokens,
  tokenize,
  uniformAt,
} from './core/ngram';
import { mostDraws, ngramLab } from './lab';
import type { TokenSettings } from './settings';

/**
 * A language model of counts, and the text it writes draw by draw. Everything follows from the
 * settings and the number of draws.
 */
export function useNgram(settings: TokenSettings) {
  const { state, verbs } = useLab(ngramLab, settings);
  const { text, n, unit, seed } = state;
  const model = useMemo(() => countNgrams(text, n, unit), [text, n, unit]);
  const given =
    state.start === null ? model.tokens.slice(0, Math.max(1, n - 1)) : tokenize(state.start, unit);
  const written = generate(model, given, state.draws, seed);
  const context = contextAtEnd(model, written);
  const draws = written.length - given.length;
  return {
    ...state,
    draws,
    model,
    start: state.start ?? joinTokens(given, unit),
    /** The start followed by what was drawn. */
    written,
    /** How many of the written tokens were given. */
    given: given.length,
    context,
    continuations: draws < mostDraws ? continuationsOf(model, context) : [],
    /** The random number that decides the next draw. */
    uniform: uniformAt(seed, draws),
    verbs,
  };
}

export type Ngram = ReturnType<typeof useNgram>;
