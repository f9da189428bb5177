/** Byte pair encoding on characters, word by word: no token reaches over a blank. */

/** Two tokens beside each other, and how often they stand so. */
export interface PairCount {
  readonly left: string;
  readonly right: string;
  readonly count: number;
}

export type Tokens = readonly string[];

export interface BpeState {
  /** Each word of the text as the tokens it consists of now. */
  readonly words: readonly Tokens[];
  /** The merges so far, first to last. */
  readonly merges: readonly PairCount[];
  /**
   * All tokens that the merges know: the characters in order of appearance, then one for each
   * merge.
   */
  readonly vocabulary: readonly string[];
}

/** The text's words as single characters. */
export function splitIntoCharacters(text: string): readonly Tokens[] {
  return text
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => Array.from(word));
}

/** Every pair of neighbouring tokens with its count, in order of first appearance. */
export function countPairs(words: readonly Tokens[]): readonly PairCount[] {
  const counts = new Map<string, PairCount>();
  for (const word of words) {
    word.slice(1).forEach((right, i) => {
      const left = word[i] ?? '';
      // A blank never occurs inside a token, so that it can divide the two in the key.
      const key = `${left} ${right}`;
      counts.set(key, { left, right, count: (counts.get(key)?.count ?? 0) + 1 });
    });
  }
  return [...counts.values()];
}

/**
 * The most frequent pair, the first seen of equally frequent ones; undefined when no pair occurs
 * twice.
 */
export function bestPair(pairs: readonly PairCount[]): PairCount | undefined {
  let best: PairCount | undefined;
  for (const pair of pairs) if (pair.count > (best?.count ?? 1)) best = pair;
  return best;
}

/** The word with the pair joined wherever it stands, from the left. */
export function mergePair(word: Tokens, { left, right }: Omit<PairCount, 'count'>): Tokens {
  const merged: string[] = [];
  for (let i = 0; i < word.length; i += 1) {
    const token = word[i] ?? '';
    if (token === left && word[i + 1] === right) {
      merged.push(left + right);
      i += 1;
    } else merged.push(token);
  }
  return merged;
}

/** The text after up to `steps` merges; fewer when no pair occurs twice any more. */
export function learnMerges(text: string, steps: number): BpeState {
  let words = splitIntoCharacters(text);
  const merges: PairCount[] = [];
  const vocabulary = new Set(words.flat());
  while (merges.length < steps) {
    const best = bestPair(countPairs(words));
    if (best === undefined) break;
    words = words.map((word) => mergePair(word, best));
    merges.push(best);
    vocabulary.add(best.left + best.right);
  }
  return { words, merges, vocabulary: [...vocabulary] };
}

/**
 * Any word by merges learnt elsewhere: its characters, with the merges done in the order they were
 * learnt.
 */
export function encodeWord(word: string, merges: readonly PairCount[]): Tokens {
  return merges.reduce<Tokens>((tokens, merge) => mergePair(tokens, merge), Array.from(word));
}
