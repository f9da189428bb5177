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

/** So many bytes decide whether a place is worth a closer look. */
const gramLength = 4;

/**
 * Finds any of many runs of bytes. A run shows four of its bytes at one of the places that lie its
 * length less three apart, so only those are looked at: most of what is deployed is sealed, and far
 * longer than all texts together.
 * @param runs all of one length, at least four
 */
export function createByteSearcher(
  runs: readonly Buffer[],
): (bytes: Buffer) => ReadonlySet<number> {
  const length = runs[0]?.length ?? gramLength;
  const step = length - gramLength + 1;
  const byGram = new Map<number, { readonly index: number; readonly before: number }[]>();
  runs.forEach((run, index) => {
    if (run.length !== length || length < gramLength)
      throw new Error(`A run of ${String(run.length)} bytes among runs of ${String(length)}`);
    for (let before = 0; before < step; before += 1) {
      const gram = run.readUInt32LE(before);
      byGram.set(gram, [...(byGram.get(gram) ?? []), { index, before }]);
    }
  });
  return (bytes) => {
    const found = new Set<number>();
    for (let at = 0; at + gramLength <= bytes.length; at += step) {
      for (const { index, before } of byGram.get(bytes.readUInt32LE(at)) ?? []) {
        const start = at - before;
        if (start >= 0 && runs[index]?.equals(bytes.subarray(start, start + length)) === true)
          found.add(index);
      }
    }
    return found;
  };
}
