import { useLab } from '../kit/useLab';
import { temperatureLab } from './lab';
import type { TokenSettings } from './settings';
import { drawCounts, softmax } from './core/softmax';

/** The draws of one press. */
export const drawsAtATime = 100;

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
