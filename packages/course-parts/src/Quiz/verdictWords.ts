/** How an answer of any kind is told: the same sign and words wherever one is judged. */
export const verdictWords = {
  right: '✓ Rätt.',
  nearly: '≈ Nästan.',
  wrong: '✗ Inte rätt än.',
} as const;
