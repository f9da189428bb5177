import { constant, not, operation, variable, type Expression } from './expression';

/**
 * A product term over n variables, called a cube because it is a sub-cube of the hypercube of all
 * rows. Bit n-1 belongs to the first variable. `care` has a one for each variable in the term,
 * `value` says which of those are not negated (`value` is 0 wherever `care` is).
 */
export interface Cube {
  readonly care: number;
  readonly value: number;
}

export const covers = (cube: Cube, row: number): boolean => (row & cube.care) === cube.value;

/** The rows a cube covers, in order. */
export function rowsOfCube(cube: Cube, count: number): number[] {
  return Array.from({ length: 2 ** count }, (_, row) => row).filter((row) => covers(cube, row));
}

/** How many variables a cube names. */
export function literalsOf(cube: Cube): number {
  let literals = 0;
  for (let rest = cube.care; rest > 0; rest >>= 1) literals += rest & 1;
  return literals;
}

/**
 * Terms in the order a book writes them: those with the first variables first (A·B + A·C + B·C),
 * negated before plain.
 */
export function compareCubes(a: Cube, b: Cube): number {
  return b.care - a.care || a.value - b.value;
}

function literalsOfCube(cube: Cube, variables: readonly string[], negateWhen: 0 | 1): Expression[] {
  return variables.flatMap((name, index) => {
    const bit = 1 << (variables.length - 1 - index);
    if ((cube.care & bit) === 0) return [];
    const isOne = (cube.value & bit) !== 0;
    return isOne === (negateWhen === 1) ? not(variable(name)) : variable(name);
  });
}

function joined(operator: 'and' | 'or', parts: readonly Expression[]): Expression {
  const [only, ...others] = parts;
  if (only === undefined) return constant(operator === 'and' ? 1 : 0);
  return others.length === 0 ? only : operation(operator, parts);
}

/** One cube as a product: `A·B'`, or 1 when it covers everything. */
export function cubeToProduct(cube: Cube, variables: readonly string[]): Expression {
  return joined('and', literalsOfCube(cube, variables, 0));
}

/** One cube of zeros as a sum that is 0 exactly there: the cube A'·B becomes `A + B'`. */
export function cubeToSum(cube: Cube, variables: readonly string[]): Expression {
  return joined('or', literalsOfCube(cube, variables, 1));
}

/** Cubes of ones as a sum of products (SOP); no cube at all is the constant 0. */
export function cubesToSop(cubes: readonly Cube[], variables: readonly string[]): Expression {
  return joined(
    'or',
    [...cubes].sort(compareCubes).map((cube) => cubeToProduct(cube, variables)),
  );
}

/** Cubes of zeros as a product of sums (POS); no cube at all is the constant 1. */
export function cubesToPos(cubes: readonly Cube[], variables: readonly string[]): Expression {
  return joined(
    'and',
    [...cubes].sort(compareCubes).map((cube) => cubeToSum(cube, variables)),
  );
}

/** The cube of a single row: all variables named. */
export function rowToCube(row: number, count: number): Cube {
  return { care: 2 ** count - 1, value: row };
}
