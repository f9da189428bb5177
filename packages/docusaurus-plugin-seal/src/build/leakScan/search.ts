/** Finds any of many texts in a long one, in one pass. */
export interface Searcher {
  /** The index of every text that occurs. */
  search(haystack: string): ReadonlySet<number>;
}

const filterBits = 22;
const multiplier = 0x01000193;

function mix(hash: number): number {
  return ((hash ^ (hash >>> 15)) * 0x2c1b3c6d) >>> (32 - filterBits);
}

/**
 * A rolling hash over windows of the shortest text's length, a bit table that sends nearly every
 * window away, and a map from window to the texts that begin with it (Rabin and Karp's algorithm
 * for many patterns).
 * @param texts each at least `window` long
 */
export function createSearcher(texts: readonly string[], window: number): Searcher {
  const filter = new Uint8Array(1 << filterBits);
  const byStart = new Map<string, number[]>();
  let power = 1;
  for (let i = 1; i < window; i += 1) power = Math.imul(power, multiplier);

  const hashOf = (text: string): number => {
    let hash = 0;
    for (let i = 0; i < window; i += 1)
      hash = (Math.imul(hash, multiplier) + text.charCodeAt(i)) | 0;
    return hash;
  };
  texts.forEach((text, index) => {
    if (text.length < window) throw new Error(`"${text}" is shorter than ${String(window)}`);
    const start = text.slice(0, window);
    filter[mix(hashOf(start))] = 1;
    const sameStart = byStart.get(start);
    if (sameStart === undefined) byStart.set(start, [index]);
    else sameStart.push(index);
  });

  return {
    search(haystack) {
      const found = new Set<number>();
      if (haystack.length < window) return found;
      let hash = hashOf(haystack);
      for (let at = 0; ; at += 1) {
        if (filter[mix(hash)] === 1) {
          for (const index of byStart.get(haystack.slice(at, at + window)) ?? []) {
            if (haystack.startsWith(texts[index] ?? '', at)) found.add(index);
          }
        }
        if (at + window >= haystack.length) return found;
        const without = hash - Math.imul(haystack.charCodeAt(at), power);
        hash = (Math.imul(without, multiplier) + haystack.charCodeAt(at + window)) | 0;
      }
    },
  };
}
