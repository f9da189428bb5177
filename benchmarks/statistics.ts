/**
 * The middle value; of an even number of values the mean of the two in the middle.
 * @throws when there are none
 */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) throw new Error('No values');
  return (upper + lower) / 2;
}

/**
 * The value that this share of all values keeps below or at: the nearest rank, so always one of the
 * values.
 * @throws when there are none
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  if (value === undefined) throw new Error('No values');
  return value;
}

/** What was measured several times. */
export interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

/** The middle and the ends. @throws when there are no values */
export function spreadOf(values: readonly number[]): Spread {
  return { median: median(values), min: Math.min(...values), max: Math.max(...values) };
}

/**
 * What the one took of the other's, round by round: a busy moment of the machine falls on both.
 * @throws when the rounds are not as many
 */
export function ratiosOf(own: readonly number[], others: readonly number[]): number[] {
  if (own.length !== others.length)
    throw new Error(`${own.length} rounds cannot be compared with ${others.length}`);
  return own.map((value, round) => value / (others[round] ?? Number.NaN));
}
