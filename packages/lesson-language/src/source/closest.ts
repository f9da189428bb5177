/** How many characters must be put in, taken out or changed to make one word of the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [i, char] of one.split('').entries()) {
    const next = [i + 1];
    for (const [j, wanted] of other.split('').entries())
      next.push(
        Math.min(
          (row[j + 1] ?? 0) + 1,
          (next[j] ?? 0) + 1,
          (row[j] ?? 0) + (char === wanted ? 0 : 1),
        ),
      );
    row = next;
  }
  return row[other.length] ?? 0;
}

/** The word that somebody may have meant who wrote another: undefined when none is near. */
export function closest(written: string, words: readonly string[]): string | undefined {
  const ranked = words
    .map((word) => ({
      word,
      away: distance(written.toLocaleLowerCase('sv'), word.toLocaleLowerCase('sv')),
    }))
    .sort((a, b) => a.away - b.away);
  const [best] = ranked;
  return best !== undefined && best.away <= Math.max(1, Math.floor(written.length / 3))
    ? best.word
    : undefined;
}
