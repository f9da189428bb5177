import { not, operation, variablesOf, type Expression } from './expression';
import { parseExpression, type Parsed } from './parse';

/** A named expression: `S = A xor B`. */
export interface Definition {
  readonly name: string;
  readonly expression: Expression;
}

const defaultNames = ['F', 'Y', 'Ut'];
const heading = /^\s*([\p{L}][\p{L}\p{N}_]*)\s*=/u;

function substitute(
  expression: Expression,
  definitions: ReadonlyMap<string, Expression>,
): Expression {
  switch (expression.kind) {
    case 'constant':
      return expression;
    case 'variable':
      return definitions.get(expression.name) ?? expression;
    case 'not':
      return not(substitute(expression.operand, definitions));
    case 'operation':
      return operation(
        expression.operator,
        expression.operands.map((operand) => substitute(operand, definitions)),
      );
  }
}

/**
 * The pieces between `;` and line breaks with the index where each begins; empty ones only count
 * when they are all there is.
 */
function pieces(text: string): { text: string; at: number }[] {
  const all = [...text.matchAll(/[^;\n]*/g)].map((match) => ({ text: match[0], at: match.index }));
  const filled = all.filter((piece) => piece.text.trim() !== '');
  return filled.length > 0 ? filled : [{ text, at: 0 }];
}

/**
 * Reads one or more expressions with `;` or line breaks between: `S = A xor B; C = A·B`. A name
 * before `=` is optional when there is one expression; it is then called F (or Y, Ut where F is a
 * variable). A name defined earlier may be used later and stands for its expression. Positions of
 * problems count in the whole text.
 *
 * @param known see `parseExpression`
 */
export function parseDefinitions(
  text: string,
  known?: ReadonlySet<string>,
): Parsed<readonly Definition[]> {
  const written = pieces(text);
  const values = new Map<string, Expression>();
  for (const piece of written) {
    const name = heading.exec(piece.text);
    const start = name?.[0].length ?? 0;
    const names = known === undefined ? undefined : new Set([...known, ...values.keys()]);
    const parsed = parseExpression(piece.text.slice(start), names);
    if (!parsed.ok) {
      const { problem } = parsed;
      return { ok: false, problem: { ...problem, at: problem.at + piece.at + start } };
    }
    const used = variablesOf(parsed.value);
    const own = name?.[1] ?? defaultNames.find((candidate) => !used.includes(candidate)) ?? 'Ut1';
    const message =
      name === null && written.length > 1
        ? 'när det finns flera uttryck behöver vart och ett ett namn, till exempel `S = A xor B`.'
        : values.has(own)
          ? `namnet \`${own}\` är redan använt för ett annat uttryck.`
          : used.includes(own)
            ? `\`${own}\` står på båda sidor om likhetstecknet. Ge uttrycket ett annat namn.`
            : undefined;
    if (message !== undefined)
      return { ok: false, problem: { at: piece.at, length: piece.text.length, message } };
    values.set(own, substitute(parsed.value, values));
  }
  return {
    ok: true,
    value: [...values].map(([name, expression]) => ({ name, expression })),
  };
}
