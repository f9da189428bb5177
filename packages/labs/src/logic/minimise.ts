import {
  compareCubes,
  covers,
  cubesToPos,
  cubesToSop,
  literalsOf,
  rowToCube,
  type Cube,
} from './cubes';
import type { Expression } from './expression';
import { rowsWith, type Cell } from './table';

/**
 * Minimal two-level forms by the Quine-McCluskey method (W. V. Quine 1952, E. J. McCluskey 1956):
 * all prime implicants by merging, then the cheapest choice of them that covers every required row.
 * The choice is exact: a search with a bound, after rows that only one prime covers have settled
 * theirs.
 */

const keyOf = (cube: Cube): string => `${cube.care}:${cube.value}`;

/** Pairs of cubes that differ in the value of one variable make one cube without it. */
function mergeOnce(cubes: ReadonlyMap<string, Cube>, count: number) {
  const merged = new Map<string, Cube>();
  const used = new Set<string>();
  for (const [key, cube] of cubes) {
    for (let bit = 1; bit < 2 ** count; bit <<= 1) {
      if ((cube.care & bit) === 0 || (cube.value & bit) !== 0) continue;
      const partnerKey = keyOf({ care: cube.care, value: cube.value | bit });
      if (!cubes.has(partnerKey)) continue;
      used.add(key).add(partnerKey);
      const wider = { care: cube.care & ~bit, value: cube.value };
      merged.set(keyOf(wider), wider);
    }
  }
  const primes = [...cubes].flatMap(([key, cube]) => (used.has(key) ? [] : [cube]));
  return { merged, primes };
}

/** All prime implicants of the rows: the cubes inside them that are part of no larger such cube. */
export function primeImplicants(rows: readonly number[], count: number): Cube[] {
  const primes: Cube[] = [];
  let cubes = new Map(
    rows.map((row): [string, Cube] => {
      const cube = rowToCube(row, count);
      return [keyOf(cube), cube];
    }),
  );
  while (cubes.size > 0) {
    const round = mergeOnce(cubes, count);
    primes.push(...round.primes);
    cubes = round.merged;
  }
  return primes.sort(compareCubes);
}

/** Terms count first, then literals: a term is a gate, a literal an input of it. */
interface Cost {
  readonly terms: number;
  readonly literals: number;
}

const isCheaper = (a: Cost, b: Cost): boolean =>
  a.terms < b.terms || (a.terms === b.terms && a.literals < b.literals);

export function costOf(cubes: readonly Cube[]): Cost {
  return {
    terms: cubes.length,
    literals: cubes.reduce((sum, cube) => sum + literalsOf(cube), 0),
  };
}

/**
 * A lower bound on what is still needed: rows of which no two share a prime each need one of their
 * own, the cheapest of theirs at least.
 */
function costNeeded(rows: readonly number[], primes: readonly Cube[]): Cost {
  const needed = { terms: 0, literals: 0 };
  let left = rows;
  while (left.length > 0) {
    const row = hardestRow(left, primes);
    const around = primes.filter((prime) => covers(prime, row));
    left = left.filter((other) => !around.some((prime) => covers(prime, other)));
    needed.terms += 1;
    needed.literals += Math.min(...around.map(literalsOf));
  }
  return needed;
}

/** The row that the fewest primes cover: choosing there first keeps the search narrow. */
function hardestRow(rows: readonly number[], primes: readonly Cube[]): number {
  let best = { row: rows[0] ?? 0, choices: Infinity };
  for (const row of rows) {
    const choices = primes.filter((prime) => covers(prime, row)).length;
    if (choices < best.choices) best = { row, choices };
  }
  return best.row;
}

/**
 * Without primes that cover no more of the remaining rows than another one does at the same or a
 * lower price.
 */
function withoutDominated(rows: readonly number[], primes: readonly Cube[]): Cube[] {
  const covered = primes.map((prime) => rows.filter((row) => covers(prime, row)));
  return primes.filter((prime, index) => {
    const own = covered[index] ?? [];
    if (own.length === 0) return false;
    return !primes.some((other, otherIndex) => {
      if (otherIndex === index) return false;
      const theirs = covered[otherIndex] ?? [];
      const isSuperset = own.every((row) => covers(other, row));
      const difference = literalsOf(other) - literalsOf(prime);
      if (!isSuperset || difference > 0) return false;
      return theirs.length > own.length || difference < 0 || otherIndex < index;
    });
  });
}

/** The cheapest set of primes that covers the rows. */
function cheapestCover(rows: readonly number[], primes: readonly Cube[]): Cube[] {
  let best: readonly Cube[] | undefined;
  function search(
    left: readonly number[],
    choices: readonly Cube[],
    chosen: readonly Cube[],
  ): void {
    if (left.length === 0) {
      if (best === undefined || isCheaper(costOf(chosen), costOf(best))) best = chosen;
      return;
    }
    const useful = withoutDominated(left, choices);
    const paid = costOf(chosen);
    const needed = costNeeded(left, useful);
    const bound = {
      terms: paid.terms + needed.terms,
      literals: paid.literals + needed.literals,
    };
    if (best !== undefined && !isCheaper(bound, costOf(best))) return;
    const row = hardestRow(left, useful);
    const candidates = useful
      .filter((prime) => covers(prime, row))
      .sort((a, b) => literalsOf(a) - literalsOf(b) || compareCubes(a, b));
    for (const prime of candidates) {
      const rest = left.filter((other) => !covers(prime, other));
      search(rest, useful, [...chosen, prime]);
    }
  }
  search(rows, primes, []);
  return [...(best ?? [])].sort(compareCubes);
}

/**
 * The fewest cubes, and among those the fewest literals, that together cover every row with
 * `wanted` and no row with the opposite bit; don't-care rows are used where they help. The column
 * has 2^count cells.
 */
export function minimalCubes(column: readonly Cell[], count: number, wanted: 0 | 1): Cube[] {
  const required = rowsWith(column, wanted);
  const allowed = [...required, ...rowsWith(column, 'x')];
  return cheapestCover(required, primeImplicants(allowed, count));
}

/** The minimal sum of products of a column. */
export function minimalSop(column: readonly Cell[], variables: readonly string[]): Expression {
  return cubesToSop(minimalCubes(column, variables.length, 1), variables);
}

/** The minimal product of sums of a column. */
export function minimalPos(column: readonly Cell[], variables: readonly string[]): Expression {
  return cubesToPos(minimalCubes(column, variables.length, 0), variables);
}

/** The canonical sum of products: one full product for each one. */
export function canonicalSop(column: readonly Cell[], variables: readonly string[]): Expression {
  const cubes = rowsWith(column, 1).map((row) => rowToCube(row, variables.length));
  return cubesToSop(cubes, variables);
}

/** The canonical product of sums: one full sum for each zero. */
export function canonicalPos(column: readonly Cell[], variables: readonly string[]): Expression {
  const cubes = rowsWith(column, 0).map((row) => rowToCube(row, variables.length));
  return cubesToPos(cubes, variables);
}
