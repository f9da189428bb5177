/**
 * Seeded randomness for the labs: the Mersenne Twister (MT19937) seeded and read exactly as
 * Python's `random` module does it. A lab with seed 7 therefore throws the same dice as a student's
 * own program after `random.seed(7)`, and a page drawn on the server equals the page drawn in the
 * browser.
 *
 * Sources: Matsumoto & Nishimura, "Mersenne Twister" (1998), mt19937ar.c; CPython Lib/random.py and
 * Modules/_randommodule.c.
 */

const size = 624;
const shift = 397;

/**
 * A generator's position: plain data, so that it can be part of a lab's state. Never changed in
 * place.
 */
export interface RandomState {
  readonly words: Readonly<Uint32Array>;
  readonly index: number;
}

export interface Random {
  /** A number in [0, 1) with 53 bits: `random.random()`. */
  next(): number;
  /** An integer in 0 … bound − 1: `random.randrange(bound)`. Throws unless 1 ≤ bound ≤ 2³¹. */
  integer(bound: number): number;
  /** One of the items: `random.choice(items)`. Throws when there are none. */
  pick<T>(items: readonly T[]): T;
  /**
   * The index of one item drawn by weight: `random.choices(range(n), weights)[0]`. Throws when the
   * weights sum to 0.
   */
  weighted(weights: readonly number[]): number;
  /** A shuffled copy: what `random.shuffle` makes of the list. */
  shuffle<T>(items: readonly T[]): T[];
  /**
   * A normally distributed number with mean 0 and standard deviation 1: `random.normalvariate()`.
   */
  normal(): number;
  /** Where the generator is now, for `resumeRandom`. */
  state(): RandomState;
}

function startWords(seed: number): Uint32Array {
  const words = new Uint32Array(size);
  words[0] = seed;
  for (let i = 1; i < size; i += 1) {
    const before = words[i - 1] ?? 0;
    words[i] = Math.imul(1812433253, before ^ (before >>> 30)) + i;
  }
  return words;
}

/** `init_by_array` of mt19937ar.c; Python hands it the seed's 32-bit words, the lowest first. */
function wordsFromKey(key: readonly number[]): Uint32Array {
  const words = startWords(19650218);
  let i = 1;
  const mix = (factor: number, addend: number): void => {
    const before = words[i - 1] ?? 0;
    words[i] = ((words[i] ?? 0) ^ Math.imul(before ^ (before >>> 30), factor)) + addend;
    i += 1;
    if (i >= size) {
      words[0] = words[size - 1] ?? 0;
      i = 1;
    }
  };
  for (let k = 0; k < Math.max(size, key.length); k += 1) {
    const j = k % key.length;
    mix(1664525, (key[j] ?? 0) + j);
  }
  for (let k = 0; k < size - 1; k += 1) mix(1566083941, -i);
  words[0] = 0x80000000;
  return words;
}

function twist(words: Uint32Array): void {
  for (let i = 0; i < size; i += 1) {
    const y = ((words[i] ?? 0) & 0x80000000) | ((words[(i + 1) % size] ?? 0) & 0x7fffffff);
    words[i] = (words[(i + shift) % size] ?? 0) ^ (y >>> 1) ^ ((y & 1) === 0 ? 0 : 0x9908b0df);
  }
}

function temper(word: number): number {
  let y = word;
  y ^= y >>> 11;
  y ^= (y << 7) & 0x9d2c5680;
  y ^= (y << 15) & 0xefc60000;
  y ^= y >>> 18;
  return y >>> 0;
}

/** The two derived numbers that everything else is made of. */
interface Source {
  uniform(): number;
  below(bound: number): number;
}

function createSource(nextWord: () => number): Source {
  return {
    uniform: () => ((nextWord() >>> 5) * 67108864 + (nextWord() >>> 6)) / 9007199254740992,
    below(bound) {
      if (!Number.isInteger(bound) || bound < 1 || bound > 2 ** 31)
        throw new RangeError(`bound must be an integer from 1 to 2^31, not ${bound}`);
      // As many bits as `bound` itself needs, drawn again until the number is below it: Python's
      // _randbelow.
      const unused = Math.clz32(bound);
      for (;;) {
        const drawn = nextWord() >>> unused;
        if (drawn < bound) return drawn;
      }
    },
  };
}

/** Python's bisect over the running sums, as `random.choices` does it. */
function weightedIndex(weights: readonly number[], uniform: () => number): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (!(total > 0)) throw new RangeError('the weights must have a sum above 0');
  const target = uniform() * total;
  let sum = 0;
  for (const [index, weight] of weights.entries()) {
    sum += weight;
    if (target < sum) return index;
  }
  return weights.length - 1;
}

/**
 * Kinderman and Monahan's ratio of uniforms, as `random.normalvariate` does it: no number is kept
 * for the next call.
 */
function normal(uniform: () => number): number {
  const magic = (4 * Math.exp(-0.5)) / Math.SQRT2;
  for (;;) {
    const u1 = uniform();
    const u2 = 1 - uniform();
    const z = (magic * (u1 - 0.5)) / u2;
    if ((z * z) / 4 <= -Math.log(u2)) return z;
  }
}

/** A generator that goes on from a kept state; the kept state is not changed. */
export function resumeRandom(from: RandomState): Random {
  const words = Uint32Array.from(from.words);
  let index = from.index;
  const source = createSource(() => {
    if (index >= size) {
      twist(words);
      index = 0;
    }
    const word = words[index] ?? 0;
    index += 1;
    return temper(word);
  });
  return {
    next: source.uniform,
    integer: source.below,
    pick<T>(items: readonly T[]): T {
      if (items.length === 0) throw new RangeError('nothing to pick from');
      return items[source.below(items.length)] as T;
    },
    weighted: (weights) => weightedIndex(weights, source.uniform),
    shuffle<T>(items: readonly T[]): T[] {
      const mixed = [...items];
      for (let i = mixed.length - 1; i > 0; i -= 1) {
        const j = source.below(i + 1);
        [mixed[i], mixed[j]] = [mixed[j] as T, mixed[i] as T];
      }
      return mixed;
    },
    normal: () => normal(source.uniform),
    state: () => ({ words: Uint32Array.from(words), index }),
  };
}

/** A generator from a seed. Throws unless the seed is an integer from 0 to 2⁵³ − 1. */
export function createRandom(seed: number): Random {
  if (!Number.isSafeInteger(seed) || seed < 0)
    throw new RangeError(`a seed is an integer from 0, not ${seed}`);
  const high = Math.floor(seed / 2 ** 32);
  const key = high === 0 ? [seed] : [seed % 2 ** 32, high];
  return resumeRandom({ words: wordsFromKey(key), index: size });
}
