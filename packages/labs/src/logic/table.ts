import { evaluate, variablesOf, type Bit, type Expression } from './expression';

/** A cell of a truth table's output: `x` is "don't care". */
export type Cell = Bit | 'x';

/** A truth table: the variables from left to right, and the outputs with 2ⁿ cells each. */
export interface TableContent {
  readonly variables: readonly string[];
  readonly outputs: readonly { readonly name: string; readonly column: readonly Cell[] }[];
}

/** Above this a truth table is no longer something to read (2⁶ = 64 rows). */
export const maxVariables = 6;

/** The names in the order of a table's columns: alphabetical, numbers by value (A2 before A10). */
export function sortVariables(names: readonly string[]): string[] {
  return [...new Set(names)].sort((a, b) => a.localeCompare(b, 'sv', { numeric: true }));
}

/**
 * The bit of variable `index` (0 = leftmost, most significant) in row `row` of a table with `count`
 * variables.
 */
export function bitOfRow(row: number, index: number, count: number): Bit {
  return ((row >> (count - 1 - index)) & 1) === 1 ? 1 : 0;
}

/** The values of all variables in a row, by name. */
export function rowToValues(row: number, variables: readonly string[]): Map<string, Bit> {
  return new Map(variables.map((name, index) => [name, bitOfRow(row, index, variables.length)]));
}

/** `A=0, B=1, C=1`: a row's inputs as text. */
export function rowToText(row: number, variables: readonly string[]): string {
  return [...rowToValues(row, variables)].map(([name, bit]) => `${name}=${bit}`).join(', ');
}

/**
 * The output column of an expression: 2ⁿ bits, row 0 first. Variables that are not among
 * `variables` count as 0.
 */
export function columnOf(expression: Expression, variables: readonly string[]): Bit[] {
  return Array.from({ length: 2 ** variables.length }, (_, row) => {
    const values = rowToValues(row, variables);
    return evaluate(expression, (name) => values.get(name) ?? 0);
  });
}

/** The rows whose cell is `wanted`: `rowsWith(column, 1)` are the minterms. */
export function rowsWith(column: readonly Cell[], wanted: Cell): number[] {
  return column.flatMap((cell, row) => (cell === wanted ? [row] : []));
}

/**
 * The first row where an answer departs from the target; don't-care rows never do. Undefined when
 * there is none.
 */
export function findDifference(
  target: readonly Cell[],
  answer: readonly Cell[],
): number | undefined {
  const row = target.findIndex((cell, index) => cell !== 'x' && cell !== answer[index]);
  return row === -1 ? undefined : row;
}

/** Whether two expressions have the same value for all inputs. */
export function areEquivalent(a: Expression, b: Expression): boolean {
  const variables = sortVariables([...variablesOf(a), ...variablesOf(b)]);
  return findDifference(columnOf(a, variables), columnOf(b, variables)) === undefined;
}
