import { defineLab } from '../kit/lab';
import type { Unit } from './core/ngram';
import { limits, longestText, type TokenSettings } from './settings';

/** The three parts have a state each: nothing of one follows from another. */

function startBpe(settings: TokenSettings) {
  return { settings, text: settings.bpeText, steps: settings.merges };
}

export const bpeLab = defineLab(startBpe, {
  setText: (state, text: string) => ({ ...state, text: text.slice(0, longestText), steps: 0 }),
  /** To so many merges, as far as there are pairs. */
  go: (state, steps: number) => ({ ...state, steps: Math.max(0, steps) }),
});

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

export const mostDraws = limits.length.max;

function startNgram(settings: TokenSettings): NgramState {
  const { ngramText, n, unit, seed } = settings;
  return { settings, text: ngramText, n, unit, seed, start: null, draws: 0 };
}

export const ngramLab = defineLab(startNgram, {
  set: (state, patch: Partial<Omit<NgramState, 'settings' | 'draws'>>) => {
    // Another unit or n needs another beginning; whatever changes, what was written no longer
    // follows from it.
    const begin = 'n' in patch || 'unit' in patch || 'text' in patch ? null : state.start;
    const text = (patch.text ?? state.text).slice(0, longestText);
    return { ...state, start: begin, ...patch, text, draws: 0 };
  },
  /** To so many draws, as far as the model knows how to go on. */
  go: (state, draws: number) => ({ ...state, draws: Math.min(mostDraws, draws) }),
});

function startTemperature(settings: TokenSettings) {
  const { candidates, temperature, seed } = settings;
  return { settings, candidates, temperature, seed, drawn: false };
}

export const temperatureLab = defineLab(startTemperature, {
  setLogit: (state, index: number, logit: number) => ({
    ...state,
    candidates: state.candidates.map((own, i) => (i === index ? { ...own, logit } : own)),
  }),
  setTemperature: (state, temperature: number) => ({ ...state, temperature }),
  setSeed: (state, seed: number) => ({ ...state, seed }),
  // A second press draws with the next seed: otherwise it would seem to do nothing.
  draw: (state) => ({ ...state, seed: state.drawn ? state.seed + 1 : state.seed, drawn: true }),
});
