import { median } from '../statistics';

export interface Pair {
  readonly sealedMs: number;
  readonly plainMs: number;
}

/**
 * How much longer the sealed build takes: the median of the ratios of pairs, which a busy moment of
 * the machine cannot move far.
 */
export function medianRatio(pairs: readonly Pair[]): number {
  return median(pairs.map(({ sealedMs, plainMs }) => sealedMs / plainMs));
}
