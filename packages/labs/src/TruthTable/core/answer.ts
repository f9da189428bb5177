import { literalCount, type Expression } from '../../logic/expression';
import { formatExpression } from '../../logic/format';
import { minimalPos, minimalSop } from '../../logic/minimise';
import { parseExpression, type ParseProblem } from '../../logic/parse';
import { columnOf, findDifference, rowToText, type Cell } from '../../logic/table';

/** What became of a student's expression for a given function. */
export type Judgement =
  | { readonly kind: 'unreadable'; readonly problem: ParseProblem }
  | {
      readonly kind: 'different';
      readonly row: number;
      readonly expected: Cell;
      readonly got: Cell;
    }
  | { readonly kind: 'tooLong'; readonly own: number; readonly best: number }
  | { readonly kind: 'right'; readonly expression: Expression };

/** The fewest literals among the two minimal two-level forms. */
function fewestLiterals(column: readonly Cell[], variables: readonly string[]): number {
  return Math.min(
    literalCount(minimalSop(column, variables)),
    literalCount(minimalPos(column, variables)),
  );
}

/**
 * Judges an expression against a column. With `minimal` it may not have more literals than the
 * shorter of the minimal sum of products and the minimal product of sums; a still shorter one (with
 * XOR or brackets) is as right.
 */
export function judgeExpression(
  text: string,
  column: readonly Cell[],
  variables: readonly string[],
  minimal: boolean,
): Judgement {
  const parsed = parseExpression(text, new Set(variables));
  if (!parsed.ok) return { kind: 'unreadable', problem: parsed.problem };
  const answer = columnOf(parsed.value, variables);
  const row = findDifference(column, answer);
  if (row !== undefined)
    return { kind: 'different', row, expected: column[row] ?? 0, got: answer[row] ?? 0 };
  const own = literalCount(parsed.value);
  const best = minimal ? fewestLiterals(column, variables) : own;
  return own > best ? { kind: 'tooLong', own, best } : { kind: 'right', expression: parsed.value };
}

/** A judgement in Swedish; `unreadable` is shown with its position by the field instead. */
export function judgementToText(
  judgement: Exclude<Judgement, { readonly kind: 'unreadable' }>,
  name: string,
  variables: readonly string[],
): string {
  switch (judgement.kind) {
    case 'different':
      return `Inte samma funktion: på rad ${judgement.row} (${rowToText(judgement.row, variables)}) ska ${name} vara ${judgement.expected}, men ditt uttryck ger ${judgement.got}.`;
    case 'tooLong':
      return `Funktionen är rätt, men det går kortare. I ditt uttryck står variabler på ${judgement.own} ställen; ${judgement.best} räcker.`;
    case 'right':
      return `${name} = ${formatExpression(judgement.expression)} stämmer på alla ${2 ** variables.length} rader.`;
  }
}
