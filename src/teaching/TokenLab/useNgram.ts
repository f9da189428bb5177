import { useMemo } from 'react';
import { defineLab } from '../kit/lab';
import { useLab } from '../kit/useLab';
import {
  contextAtEnd,
  continuationsOf,
  countNgrams,
  generate,
  joinTokens,
  tokenize,
  uniformAt,
  type Unit,
} from './ngram';
import { limits, longestText, type TokenSettings } from './settings';

/** What can be set, and what was written so far as a number of draws. */
interface NgramState {
  readonly settings: TokenSettings;
  readonly text: string;
  readonly n: number;
  readonly unit: Unit;
  readonly seed: number;
  /** What the written text begins with; null takes the beginning of the text itself. */
  readonly start: string | null;
  readonly draws: number;
}

const mostDraws = limits.length.max;

function start(settings: TokenSettings): NgramState {
  const { ngramText, n, unit, seed } = settings;
  return { settings, text: ngramText, n, unit, seed, start: null, draws: 0 };
}

const ngramLab = defineLab(start, {
  set: (state, patch: Partial<Omit<NgramState, 'settings' | 'draws'>>) => {
    // Another unit or n needs another beginning; whatever changes, what was written no longer follows from it.
    const begin = 'n' in patch || 'unit' in patch || 'text' in patch ? null : state.start;
    const text = (patch.text ?? state.text).slice(0, longestText);
    return { ...state, start: begin, ...patch, text, draws: 0 };
  },
  /** To so many draws, as far as the model knows how to go on. */
  go: (state, draws: number) => ({ ...state, draws: Math.min(mostDraws, draws) }),
});

/** A language model of counts, and the text it writes draw by draw. Everything follows from the settings and the number of draws. */
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
