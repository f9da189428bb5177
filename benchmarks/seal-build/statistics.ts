/** The middle value; of an even number of values the mean of the two in the middle. @throws when there are none */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) throw new Error('No values');
  return (upper + lower) / 2;
}

export interface Pair {
  readonly sealedMs: number;
  readonly plainMs: number;
}

/** How much longer the sealed build takes: the median of the ratios of pairs, which a busy moment of the machine cannot move far. */
export function medianRatio(pairs: readonly Pair[]): number {
  return median(pairs.map(({ sealedMs, plainMs }) => sealedMs / plainMs));
}
