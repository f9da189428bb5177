/**
 * Boolean expressions as values. The three ways of writing them (algebra, code, words) are read by
 * `parse.ts` and written by `format.ts`; everything that calculates works on this type.
 */

export type Bit = 0 | 1;

/**
 * Operators of two or more inputs. `and`, `or` and `xor` may carry any number of operands; so may
 * the others, as gates do.
 */
export type BinaryOperator = 'and' | 'or' | 'xor' | 'nand' | 'nor' | 'xnor';

export type Expression =
  | { readonly kind: 'constant'; readonly value: Bit }
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'not'; readonly operand: Expression }
  | {
      readonly kind: 'operation';
      readonly operator: BinaryOperator;
      readonly operands: readonly Expression[];
    };

export const not = (operand: Expression): Expression => ({ kind: 'not', operand });
export const variable = (name: string): Expression => ({ kind: 'variable', name });
export const constant = (value: Bit): Expression => ({ kind: 'constant', value });
export const operation = (
  operator: BinaryOperator,
  operands: readonly Expression[],
): Expression => ({ kind: 'operation', operator, operands });

export const toBit = (truth: boolean): Bit => (truth ? 1 : 0);
export const invert = (bit: Bit): Bit => (bit === 0 ? 1 : 0);

/**
 * What a gate with these inputs puts out. Gates of more than two inputs follow the field's
 * convention: XOR is 1 for an odd number of ones, XNOR is its inverse.
 */
export function operate(operator: BinaryOperator, inputs: readonly Bit[]): Bit {
  const ones = inputs.filter((bit) => bit === 1).length;
  switch (operator) {
    case 'and':
      return toBit(ones === inputs.length);
    case 'nand':
      return toBit(ones < inputs.length);
    case 'or':
      return toBit(ones > 0);
    case 'nor':
      return toBit(ones === 0);
    case 'xor':
      return toBit(ones % 2 === 1);
    case 'xnor':
      return toBit(ones % 2 === 0);
  }
}

/** The value of an expression when `valueOf` gives the variables' values. */
export function evaluate(expression: Expression, valueOf: (name: string) => Bit): Bit {
  switch (expression.kind) {
    case 'constant':
      return expression.value;
    case 'variable':
      return valueOf(expression.name);
    case 'not':
      return invert(evaluate(expression.operand, valueOf));
    case 'operation':
      return operate(
        expression.operator,
        expression.operands.map((operand) => evaluate(operand, valueOf)),
      );
  }
}

function operandsOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'constant':
    case 'variable':
      return [];
    case 'not':
      return [expression.operand];
    case 'operation':
      return expression.operands;
  }
}

/** The names of the variables in the order they are written, each once. */
export function variablesOf(expression: Expression): string[] {
  if (expression.kind === 'variable') return [expression.name];
  return [...new Set(operandsOf(expression).flatMap(variablesOf))];
}

/**
 * The parts that must be worked out before the whole, innermost first, without variables and
 * constants and without the whole.
 */
export function stepsOf(expression: Expression): Expression[] {
  return operandsOf(expression).flatMap((operand) =>
    operandsOf(operand).length === 0 ? [] : [...stepsOf(operand), operand],
  );
}

/**
 * How many variables are written in the expression, repeats included (its literals): the usual
 * measure of length.
 */
export function literalCount(expression: Expression): number {
  if (expression.kind === 'variable') return 1;
  return operandsOf(expression).reduce((sum, operand) => sum + literalCount(operand), 0);
}
