import { useMemo, useState } from 'react';
import {
  contextAtEnd,
  continuationsOf,
  countNgrams,
  generate,
  joinTokens,
  tokenize,
  uniformAt,
  type Continuation,
  type NgramModel,
  type Unit,
} from './ngram';
import { limits, longestText, type TokenSettings } from './settings';

/** What can be set, and what was written so far as a number of draws. */
interface NgramState {
  readonly text: string;
  readonly n: number;
  readonly unit: Unit;
  readonly seed: number;
  /** What the written text begins with; null takes the beginning of the text itself. */
  readonly start: string | null;
  readonly draws: number;
}

export interface Ngram extends Omit<NgramState, 'start'> {
  readonly model: NgramModel;
  readonly start: string;
  /** The start followed by what was drawn. */
  readonly written: readonly string[];
  /** How many of the written tokens were given. */
  readonly given: number;
  readonly context: readonly string[];
  readonly continuations: readonly Continuation[];
  /** The random number that decides the next draw. */
  readonly uniform: number;
  set(patch: Partial<Omit<NgramState, 'draws'>>): void;
  write(count: number): void;
  restart(): void;
}

const mostDraws = limits.length.max;

/** A language model of counts, and the text it writes draw by draw. Everything follows from the settings and the number of draws. */
export function useNgram(settings: TokenSettings): Ngram {
  const { ngramText, n, unit, seed } = settings;
  const [state, setState] = useState<NgramState>({
    text: ngramText,
    n,
    unit,
    seed,
    start: null,
    draws: 0,
  });
  const model = useMemo(
    () => countNgrams(state.text, state.n, state.unit),
    [state.text, state.n, state.unit],
  );
  const given =
    state.start === null
      ? model.tokens.slice(0, Math.max(1, state.n - 1))
      : tokenize(state.start, state.unit);
  const written = generate(model, given, state.draws, state.seed);
  const context = contextAtEnd(model, written);
  const draws = written.length - given.length;
  return {
    ...state,
    draws,
    model,
    start: state.start ?? joinTokens(given, state.unit),
    written,
    given: given.length,
    context,
    continuations: draws < mostDraws ? continuationsOf(model, context) : [],
    uniform: uniformAt(state.seed, draws),
    set: (patch) => {
      // Another unit or n needs another beginning; whatever changes, what was written no longer follows from it.
      const start = 'n' in patch || 'unit' in patch || 'text' in patch ? null : state.start;
      const text = (patch.text ?? state.text).slice(0, longestText);
      setState({ ...state, start, ...patch, text, draws: 0 });
    },
    write: (count) => setState({ ...state, draws: Math.min(mostDraws, draws + count) }),
    restart: () => setState({ ...state, draws: 0 }),
  };
}
