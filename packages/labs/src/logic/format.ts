import type { BinaryOperator, Expression } from './expression';

/** `algebra`: A·B + C'. `code`: A & B | ~C. `words`: A and B or not C. */
export type Notation = 'algebra' | 'code' | 'words';

const binding: Readonly<Record<BinaryOperator, number>> = {
  or: 1,
  nor: 1,
  xor: 2,
  xnor: 2,
  and: 3,
  nand: 3,
};

const signs: Readonly<Record<Notation, Readonly<Record<'and' | 'or' | 'xor', string>>>> = {
  algebra: { and: '·', or: ' + ', xor: ' ⊕ ' },
  code: { and: ' & ', or: ' | ', xor: ' ^ ' },
  words: { and: ' and ', or: ' or ', xor: ' xor ' },
};

/**
 * Above every operator: a name, a constant, a gate in function form or something already in
 * parentheses.
 */
const atom = 5;
const negation = 4;

interface Written {
  readonly text: string;
  readonly binding: number;
}

function negated(operand: Written, notation: Notation): Written {
  if (notation === 'algebra') {
    const text = operand.binding >= atom ? operand.text : `(${operand.text})`;
    return { text: `${text}'`, binding: atom };
  }
  const text = operand.binding >= negation ? operand.text : `(${operand.text})`;
  return { text: `${notation === 'code' ? '~' : 'not '}${text}`, binding: negation };
}

function joined(
  operator: 'and' | 'or' | 'xor',
  operands: readonly Written[],
  notation: Notation,
): Written {
  const own = binding[operator];
  const texts = operands.map((operand) =>
    operand.binding > own ? operand.text : `(${operand.text})`,
  );
  return { text: texts.join(signs[notation][operator]), binding: own };
}

function write(expression: Expression, notation: Notation): Written {
  switch (expression.kind) {
    case 'constant':
      return { text: String(expression.value), binding: atom };
    case 'variable':
      return { text: expression.name, binding: atom };
    case 'not':
      return negated(write(expression.operand, notation), notation);
    case 'operation': {
      const { operator } = expression;
      const operands = expression.operands.map((operand) => write(operand, notation));
      if (operator === 'and' || operator === 'or' || operator === 'xor')
        return joined(operator, operands, notation);
      if (notation === 'words')
        return {
          text: `${operator}(${operands.map(({ text }) => text).join(', ')})`,
          binding: atom,
        };
      const inner = operator === 'nand' ? 'and' : operator === 'nor' ? 'or' : 'xor';
      return negated(joined(inner, operands, notation), notation);
    }
  }
}

/**
 * An expression as text with no more parentheses than needed. Read again it has the same value for
 * all inputs.
 */
export function formatExpression(expression: Expression, notation: Notation = 'algebra'): string {
  return write(expression, notation).text;
}
