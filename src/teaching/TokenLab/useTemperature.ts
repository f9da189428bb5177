import { useState } from 'react';
import type { Candidate, TokenSettings } from './settings';
import { drawCounts, softmax } from './softmax';

export interface Temperature {
  readonly candidates: readonly Candidate[];
  readonly temperature: number;
  readonly seed: number;
  /** One a candidate. */
  readonly probabilities: readonly number[];
  /** How often each came up in a hundred draws; undefined before the first. */
  readonly counts: readonly number[] | undefined;
  setLogit(index: number, logit: number): void;
  setTemperature(temperature: number): void;
  setSeed(seed: number): void;
  draw(): void;
}

/** The draws of one press. */
export const drawsAtATime = 100;

/** Logits turned into probabilities by softmax with a temperature, and draws from them. */
export function useTemperature(settings: TokenSettings): Temperature {
  const [candidates, setCandidates] = useState(settings.candidates);
  const [temperature, setTemperature] = useState(settings.temperature);
  const [seed, setSeed] = useState(settings.seed);
  const [drawn, setDrawn] = useState(false);
  const probabilities = softmax(
    candidates.map(({ logit }) => logit),
    temperature,
  );
  return {
    candidates,
    temperature,
    seed,
    probabilities,
    counts: drawn ? drawCounts(probabilities, drawsAtATime, seed) : undefined,
    setLogit: (index, logit) =>
      setCandidates(candidates.map((own, i) => (i === index ? { ...own, logit } : own))),
    setTemperature,
    setSeed,
    draw: () => {
      // A second press draws with the next seed: otherwise it would seem to do nothing.
      if (drawn) setSeed(seed + 1);
      setDrawn(true);
    },
  };
}
