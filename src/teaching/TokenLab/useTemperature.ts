import { defineLab } from '../kit/lab';
import { useLab } from '../kit/useLab';
import type { TokenSettings } from './settings';
import { drawCounts, softmax } from './softmax';

/** The draws of one press. */
export const drawsAtATime = 100;

function start(settings: TokenSettings) {
  const { candidates, temperature, seed } = settings;
  return { settings, candidates, temperature, seed, drawn: false };
}

const temperatureLab = defineLab(start, {
  setLogit: (state, index: number, logit: number) => ({
    ...state,
    candidates: state.candidates.map((own, i) => (i === index ? { ...own, logit } : own)),
  }),
  setTemperature: (state, temperature: number) => ({ ...state, temperature }),
  setSeed: (state, seed: number) => ({ ...state, seed }),
  // A second press draws with the next seed: otherwise it would seem to do nothing.
  draw: (state) => ({ ...state, seed: state.drawn ? state.seed + 1 : state.seed, drawn: true }),
});

/** Logits turned into probabilities by softmax with a temperature, and draws from them. */
export function useTemperature(settings: TokenSettings) {
  const { state, verbs } = useLab(temperatureLab, settings);
  const logits = state.candidates.map(({ logit }) => logit);
  const probabilities = softmax(logits, state.temperature);
  return {
    ...state,
    /** One a candidate. */
    probabilities,
    /** How often each came up in a hundred draws; undefined before the first. */
    counts: state.drawn ? drawCounts(probabilities, drawsAtATime, state.seed) : undefined,
    verbs,
  };
}

export type Temperature = ReturnType<typeof useTemperature>;
