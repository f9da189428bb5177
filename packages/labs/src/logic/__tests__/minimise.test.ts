import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as cubesModule from '../cubes';
import { covers, literalsOf, rowsOfCube, type Cube } from '../cubes';
import { formatExpression } from '../format';
import {
  canonicalPos,
  canonicalSop,
  costOf,
  minimalCubes,
  minimalPos,
  minimalSop,
  primeImplicants,
} from '../minimise';
import { columnOf, findDifference, sortVariables, type Cell } from '../table';
import { expressions } from './arbitraries';

const names = ['A', 'B', 'C', 'D', 'E', 'F'];

function columnFrom(count: number, ones: readonly number[], free: readonly number[] = []): Cell[] {
  return Array.from({ length: 2 ** count }, (_, row) =>
    free.includes(row) ? 'x' : ones.includes(row) ? 1 : 0,
  );
}

const sop = (column: readonly Cell[], variables: readonly string[]): string =>
  formatExpression(minimalSop(column, variables));

function allCubes(count: number): Cube[] {
  const cubes: Cube[] = [];
  for (let care = 0; care < 2 ** count; care += 1)
    for (let value = 0; value < 2 ** count; value += 1)
      if ((value & ~care) === 0) cubes.push({ care, value });
  return cubes;
}

/**
 * The true minimum for every function of `count` variables, by another road than the code under
 * test: start from the constant 0 and add any cube at all, cheapest first, until no function can be
 * had for less. A cost is terms·100 + literals.
 */
function cheapestForEveryFunction(count: number): Map<number, number> {
  const cubes = allCubes(count).map((cube) => ({
    mask: rowsOfCube(cube, count).reduce((mask, row) => mask | (1 << row), 0),
    price: 100 + literalsOf(cube),
  }));
  const best = new Map<number, number>([[0, 0]]);
  const queue = [0];
  for (let from = queue.shift(); from !== undefined; from = queue.shift()) {
    for (const { mask, price } of cubes) {
      const to = from | mask;
      const cost = (best.get(from) ?? Infinity) + price;
      if (cost >= (best.get(to) ?? Infinity)) continue;
      best.set(to, cost);
      queue.push(to);
    }
  }
  return best;
}

const ownCost = (cubes: readonly Cube[]): number => {
  const { terms, literals } = costOf(cubes);
  return terms * 100 + literals;
};

describe('minimalSop on the examples of the lessons', () => {
  it("simplifies A·B + A·B' to A", () => {
    expect(sop(columnFrom(2, [2, 3]), ['A', 'B'])).toBe('A');
  });

  it("finds B'·D' + B·D for Σ(0,2,5,7,8,10,13,15), corners included", () => {
    expect(sop(columnFrom(4, [0, 2, 5, 7, 8, 10, 13, 15]), ['A', 'B', 'C', 'D'])).toBe(
      "B'·D' + B·D",
    );
  });

  it('finds A·B + A·C + B·C for the majority of three', () => {
    expect(sop(columnFrom(3, [3, 5, 6, 7]), ['A', 'B', 'C'])).toBe('A·B + A·C + B·C');
  });

  it("leaves out the consensus term of A·B + A'·C", () => {
    expect(sop(columnFrom(3, [1, 3, 6, 7]), ['A', 'B', 'C'])).toBe("A·B + A'·C");
  });

  it('uses don’t care for segment a of a seven-segment display', () => {
    const column = columnFrom(4, [0, 2, 3, 5, 6, 7, 8, 9], [10, 11, 12, 13, 14, 15]);
    expect(sop(column, ['A', 'B', 'C', 'D'])).toBe("A + B'·D' + B·D + C");
  });
});

describe('the forms at the edges', () => {
  it('are constants for constant functions', () => {
    for (const variables of [[], ['A'], ['A', 'B', 'C']]) {
      const zeros = columnFrom(variables.length, []);
      const ones = zeros.map((): Cell => 1);
      expect(sop(zeros, variables)).toBe('0');
      expect(sop(ones, variables)).toBe('1');
      expect(formatExpression(minimalPos(zeros, variables))).toBe('0');
      expect(formatExpression(minimalPos(ones, variables))).toBe('1');
    }
  });

  it('writes the canonical forms in full', () => {
    const column = columnFrom(2, [1, 2]);
    expect(formatExpression(canonicalSop(column, ['A', 'B']))).toBe("A'·B + A·B'");
    expect(formatExpression(canonicalPos(column, ['A', 'B']))).toBe("(A + B)·(A' + B')");
  });
});

describe('equivalence, tried on all inputs', () => {
  it('holds for every form of random expressions', () => {
    fc.assert(
      fc.property(expressions(['A', 'B', 'C', 'D', 'E']), (expression) => {
        const variables = ['A', 'B', 'C', 'D', 'E'];
        const column = columnOf(expression, variables);
        for (const form of [minimalSop, minimalPos, canonicalSop, canonicalPos])
          expect(columnOf(form(column, variables), variables)).toEqual(column);
      }),
      { numRuns: 200 },
    );
  });

  it('holds for random columns with don’t care, up to six variables', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 6 }).chain((count) =>
          fc.array(fc.constantFrom<Cell>(0, 1, 'x'), {
            minLength: 2 ** count,
            maxLength: 2 ** count,
          }),
        ),
        (column) => {
          const variables = sortVariables(names.slice(0, Math.log2(column.length)));
          for (const form of [minimalSop, minimalPos])
            expect(findDifference(column, columnOf(form(column, variables), variables))).toBe(
              undefined,
            );
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('minimality, against the true minimum', () => {
  it.each([1, 2, 3])('holds for every function of %i variables', (count) => {
    const best = cheapestForEveryFunction(count);
    expect(best.size).toBe(2 ** (2 ** count));
    for (const [mask, cost] of best) {
      const column = Array.from({ length: 2 ** count }, (_, row): Cell =>
        (mask >> row) & 1 ? 1 : 0,
      );
      expect(ownCost(minimalCubes(column, count, 1))).toBe(cost);
    }
  });

  it('holds for every function of 3 variables with don’t care', () => {
    const best = cheapestForEveryFunction(3);
    for (let code = 0; code < 3 ** 8; code += 1) {
      const column = Array.from({ length: 8 }, (_, row): Cell => {
        const digit = Math.floor(code / 3 ** row) % 3;
        return digit === 2 ? 'x' : digit === 1 ? 1 : 0;
      });
      let cheapest = Infinity;
      for (const [mask, cost] of best)
        if (
          cost < cheapest &&
          column.every((cell, row) => cell === 'x' || cell === ((mask >> row) & 1))
        )
          cheapest = cost;
      expect(ownCost(minimalCubes(column, 3, 1))).toBe(cheapest);
    }
  });

  it('holds for a spread of functions of 4 variables', () => {
    const best = cheapestForEveryFunction(4);
    for (let mask = 7; mask < 2 ** 16; mask += 61) {
      const column = Array.from({ length: 16 }, (_, row): Cell => ((mask >> row) & 1 ? 1 : 0));
      expect(ownCost(minimalCubes(column, 4, 1))).toBe(best.get(mask));
    }
  });
});

describe('primeImplicants', () => {
  it('are exactly the cubes that cannot grow', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 15 })), (rows) => {
        const inside = allCubes(4).filter((cube) =>
          rowsOfCube(cube, 4).every((row) => rows.includes(row)),
        );
        const maximal = inside.filter(
          (cube) =>
            !inside.some(
              (other) => other !== cube && rowsOfCube(cube, 4).every((row) => covers(other, row)),
            ),
        );
        expect(primeImplicants(rows, 4)).toHaveLength(maximal.length);
        expect(primeImplicants(rows, 4)).toEqual(expect.arrayContaining(maximal));
      }),
    );
  });
});

describe('the search', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('stays small for six variables, also for a hard cyclic function: cubes meet rows fewer than 100 000 times', () => {
    const checkered = Array.from({ length: 64 }, (_, row): Cell => {
      const ones = row.toString(2).replaceAll('0', '').length;
      return ones > 0 && ones < 6 ? 1 : 0;
    });
    const real = covers;
    let meetings = 0;
    // A search without its bound does not come to an end: it is ended here.
    vi.spyOn(cubesModule, 'covers').mockImplementation((cube, row) => {
      meetings += 1;
      if (meetings >= 100_000) throw new Error('The search is too large.');
      return real(cube, row);
    });
    expect(minimalCubes(checkered, 6, 1)).toHaveLength(6);
    expect(meetings).toBeGreaterThan(0);
  });
});
