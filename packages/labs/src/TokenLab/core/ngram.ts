import { createRandom } from '@kurser/shared/random';

export type Unit = 'ord' | 'tecken';

/** What comes next after a context, in order of first appearance. */
export interface Continuation {
  readonly token: string;
  readonly count: number;
}

export interface NgramModel {
  readonly n: number;
  readonly unit: Unit;
  readonly tokens: readonly string[];
  /** By the context's tokens joined with a line break, which no token holds. */
  readonly table: ReadonlyMap<string, readonly Continuation[]>;
  /** Different tokens in the text. */
  readonly vocabulary: number;
}

/** The text as words, or as characters with every run of blanks as one. */
export function tokenize(text: string, unit: Unit): readonly string[] {
  const clean = text.trim().replace(/\s+/g, ' ');
  if (clean === '') return [];
  return unit === 'ord' ? clean.split(' ') : Array.from(clean);
}

function contextKey(context: readonly string[]): string {
  return context.join('\n');
}

/** Counts of every token after every context of n − 1 tokens. */
export function countNgrams(text: string, n: number, unit: Unit): NgramModel {
  const tokens = tokenize(text, unit);
  const table = new Map<string, Map<string, number>>();
  for (let i = 0; i + n <= tokens.length; i += 1) {
    const key = contextKey(tokens.slice(i, i + n - 1));
    const token = tokens[i + n - 1] ?? '';
    const counts = table.get(key) ?? new Map<string, number>();
    table.set(key, counts.set(token, (counts.get(token) ?? 0) + 1));
  }
  const rows = [...table].map(
    ([key, counts]) => [key, [...counts].map(([token, count]) => ({ token, count }))] as const,
  );
  return { n, unit, tokens, table: new Map(rows), vocabulary: new Set(tokens).size };
}

/** What has followed the context; empty for one that never occurred, or only at the very end. */
export function continuationsOf(
  { table }: NgramModel,
  context: readonly string[],
): readonly Continuation[] {
  return table.get(contextKey(context)) ?? [];
}

/** How often the token, and how often anything, has followed the context. */
function countsAfter(model: NgramModel, context: readonly string[], token: string) {
  const all = continuationsOf(model, context);
  const total = all.reduce((sum, { count }) => sum + count, 0);
  return { total, count: all.find((other) => other.token === token)?.count ?? 0 };
}

/** P(token | context) = count / all counts after the context; 0 for an unknown context. */
export function probabilityAfter(
  model: NgramModel,
  context: readonly string[],
  token: string,
): number {
  const { total, count } = countsAfter(model, context, token);
  return total === 0 ? 0 : count / total;
}

/**
 * The same with Laplace's one added to every count: (count + 1) / (all + vocabulary). Never 0
 * unless the text is empty.
 */
export function smoothedProbability(
  model: NgramModel,
  context: readonly string[],
  token: string,
): number {
  const { total, count } = countsAfter(model, context, token);
  return model.vocabulary === 0 ? 0 : (count + 1) / (total + model.vocabulary);
}

/** The last n − 1 tokens: what the next one is drawn from. */
export function contextAtEnd({ n }: NgramModel, tokens: readonly string[]): readonly string[] {
  return n === 1 ? [] : tokens.slice(1 - n);
}

/**
 * `start` followed by up to `count` drawn tokens; fewer when a context has nothing after it. The
 * same seed draws what Python's `random.choices(list(counter), weights=counter.values())` draws
 * after `random.seed(seed)`.
 */
export function generate(
  model: NgramModel,
  start: readonly string[],
  count: number,
  seed: number,
): readonly string[] {
  const random = createRandom(seed);
  const tokens = [...start];
  for (let i = 0; i < count; i += 1) {
    const all = continuationsOf(model, contextAtEnd(model, tokens));
    if (all.length === 0) break;
    const drawn = all[random.weighted(all.map((next) => next.count))];
    tokens.push(drawn?.token ?? '');
  }
  return tokens;
}

/** Tokens as running text. */
export function joinTokens(tokens: readonly string[], unit: Unit): string {
  return tokens.join(unit === 'ord' ? ' ' : '');
}

/**
 * The random number that decides draw number `index` (from 0) of `generate` with this seed, in [0,
 * 1).
 */
export function uniformAt(seed: number, index: number): number {
  const random = createRandom(seed);
  for (let i = 0; i < index; i += 1) random.next();
  return random.next();
}
