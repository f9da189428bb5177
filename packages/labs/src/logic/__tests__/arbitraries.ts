import fc from 'fast-check';
import {
  constant,
  not,
  operation,
  variable,
  type BinaryOperator,
  type Expression,
} from '../expression';

/** Random expressions over the given names, for properties that must hold for every expression. */
export function expressions(names: readonly string[]): fc.Arbitrary<Expression> {
  const operators: BinaryOperator[] = ['and', 'or', 'xor', 'nand', 'nor', 'xnor'];
  return fc.letrec<{ expression: Expression }>((tie) => ({
    expression: fc.oneof(
      { maxDepth: 4, depthSize: 'small' },
      fc.constantFrom(...names).map(variable),
      fc.constantFrom(0, 1).map((bit) => constant(bit === 1 ? 1 : 0)),
      tie('expression').map(not),
      fc
        .tuple(
          fc.constantFrom(...operators),
          fc.array(tie('expression'), { minLength: 2, maxLength: 3 }),
        )
        .map(([operator, operands]) => operation(operator, operands)),
    ),
  })).expression;
}
