import {
  constant,
  evaluate,
  not,
  operation,
  stepsOf,
  type Bit,
  type Expression,
} from '../../logic/expression';
import { formatExpression } from '../../logic/format';

function withValues(expression: Expression, valueOf: (name: string) => Bit): Expression {
  switch (expression.kind) {
    case 'constant':
      return expression;
    case 'variable':
      return constant(valueOf(expression.name));
    case 'not':
      return not(withValues(expression.operand, valueOf));
    case 'operation':
      return operation(
        expression.operator,
        expression.operands.map((operand) => withValues(operand, valueOf)),
      );
  }
}

/**
 * The steps of an expression from the inside, the whole last, each text once. Variables and
 * constants alone have none.
 */
export function distinctSteps(expression: Expression): Expression[] {
  const byText = new Map<string, Expression>();
  for (const step of stepsOf(expression)) {
    const text = formatExpression(step);
    if (!byText.has(text)) byText.set(text, step);
  }
  byText.delete(formatExpression(expression));
  return [...byText.values(), expression];
}

/** One line a step, as one would reckon on paper: `A·B = 0·1 = 0`. */
export function reckon(expression: Expression, valueOf: (name: string) => Bit): string[] {
  return distinctSteps(expression).map((step) => {
    const value = String(evaluate(step, valueOf));
    const filled = formatExpression(withValues(step, valueOf));
    const parts = [formatExpression(step), filled, value];
    return parts.filter((part, index) => part !== parts[index - 1]).join(' = ');
  });
}
