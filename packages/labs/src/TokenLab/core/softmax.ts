import { createRandom } from '@kurser/shared/random';

/**
 * The probabilities e^(zᵢ/T) / Σ e^(zⱼ/T). At T = 0 the limit: the largest logit gets all, equally
 * large ones share. The largest logit is taken off first, which changes nothing but keeps e^z from
 * running over.
 */
export function softmax(logits: readonly number[], temperature: number): readonly number[] {
  const largest = Math.max(...logits);
  const powers = logits.map((logit) => {
    if (temperature === 0) return logit === largest ? 1 : 0;
    return Math.exp((logit - largest) / temperature);
  });
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

/** How often each index comes up in `count` draws with these probabilities and this seed. */
export function drawCounts(
  probabilities: readonly number[],
  count: number,
  seed: number,
): readonly number[] {
  const random = createRandom(seed);
  const counts = probabilities.map(() => 0);
  for (let i = 0; i < count; i += 1) {
    const index = random.weighted(probabilities);
    counts[index] = (counts[index] ?? 0) + 1;
  }
  return counts;
}
