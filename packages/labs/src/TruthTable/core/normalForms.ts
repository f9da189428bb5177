import type { Expression } from '../../logic/expression';
import { canonicalPos, canonicalSop, minimalPos, minimalSop } from '../../logic/minimise';
import { rowsWith, type Cell } from '../../logic/table';

/** One way of writing a function, with its Swedish name. */
export interface Form {
  readonly key: 'minimalSop' | 'minimalPos' | 'canonicalSop' | 'canonicalPos';
  readonly label: string;
  /** Said where two forms look alike to a beginner. */
  readonly note: string;
  readonly expression: Expression;
}

/**
 * With more variables the canonical forms fill the screen and say no more than the list of rows.
 */
const maxCanonical = 4;

/**
 * The two-level forms of a column, the useful ones first; the canonical ones for at most four
 * variables.
 */
export function formsOf(column: readonly Cell[], variables: readonly string[]): Form[] {
  const minimal: Form[] = [
    {
      key: 'minimalSop',
      label: 'Kortaste summa av produkter',
      note: 'SOP',
      expression: minimalSop(column, variables),
    },
    {
      key: 'minimalPos',
      label: 'Kortaste produkt av summor',
      note: 'POS',
      expression: minimalPos(column, variables),
    },
  ];
  if (variables.length > maxCanonical) return minimal;
  return [
    ...minimal,
    {
      key: 'canonicalSop',
      label: 'En produkt för varje etta',
      note: 'kanonisk SOP',
      expression: canonicalSop(column, variables),
    },
    {
      key: 'canonicalPos',
      label: 'En summa för varje nolla',
      note: 'kanonisk POS',
      expression: canonicalPos(column, variables),
    },
  ];
}

/** The function as a list of rows: `Σ(1, 3, 6, 7)`, with `+ d(…)` for don't care. */
export function rowListOf(column: readonly Cell[]): string {
  const free = rowsWith(column, 'x');
  const ones = `Σ(${rowsWith(column, 1).join(', ')})`;
  return free.length === 0 ? ones : `${ones} + d(${free.join(', ')})`;
}
