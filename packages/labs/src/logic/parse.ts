import {
  constant,
  not,
  operation,
  variable,
  type BinaryOperator,
  type Expression,
} from './expression';
import { tokenise, type Token } from './tokens';

/**
 * Where reading stopped and what would have been right there. The texts are Swedish, for the
 * screen.
 */
export interface ParseProblem {
  /**
   * Index of the first character concerned, counted from 0; the text's length when something is
   * missing at the end.
   */
  readonly at: number;
  /** Number of characters concerned, 0 at the end of the text. */
  readonly length: number;
  readonly message: string;
}

export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: ParseProblem };

const operandExpected = 'en variabel, 0, 1, en parentes eller en negation';
const operatorExpected = 'en operator som · eller +';

class ParseFailure extends Error {
  readonly problem: ParseProblem;

  constructor(problem: ParseProblem) {
    super(problem.message);
    this.problem = problem;
  }
}

/** A problem as one sentence with the position counted from 1, as a reader counts. */
export function problemToText(problem: ParseProblem): string {
  return `Plats ${problem.at + 1}: ${problem.message}`;
}

function found(token: Token): string {
  return token.kind === 'end' ? 'uttrycket tar slut' : `här står \`${token.text}\``;
}

function fail(token: Token, message: string): never {
  throw new ParseFailure({ at: token.at, length: token.text.length, message });
}

function expected(token: Token, what: string): never {
  if (token.kind === 'number')
    fail(token, `\`${token.text}\` är inget booleskt värde: det finns bara 0 och 1.`);
  if (token.kind === 'unknown')
    fail(token, `tecknet \`${token.text}\` hör inte till språket. Här väntades ${what}.`);
  fail(token, `${found(token)}, men här väntades ${what}.`);
}

/**
 * The names in a run of letters. Algebra writes `AB` for A·B, so a run is one name when it is known
 * as such and otherwise a new name begins at each capital letter: `AB` is A and B, `Cin` is one
 * name, `A1B` is A1 and B. Where the names are known and the pieces are not all among them, the run
 * stays whole, to be reported as it was written.
 */
function splitRun(token: Token, known: ReadonlySet<string> | undefined): Token[] {
  if (token.kind !== 'name' || known?.has(token.text) === true) return [token];
  const parts = [...token.text.matchAll(/\p{Lu}[^\p{Lu}]*|[^\p{Lu}]+/gu)];
  if (known !== undefined && !parts.every(([text]) => known.has(text))) return [token];
  return parts.map((part) => ({ kind: 'name', at: token.at + part.index, text: part[0] }));
}

interface Level {
  readonly operators: readonly BinaryOperator[];
  /**
   * The operator that may be repeated without parentheses, because the order of calculation does
   * not matter.
   */
  readonly chained: BinaryOperator;
}

/** Loosest first: + binds less than ⊕, which binds less than ·. */
const levels: readonly Level[] = [
  { operators: ['or', 'nor'], chained: 'or' },
  { operators: ['xor', 'xnor'], chained: 'xor' },
  { operators: ['and', 'nand'], chained: 'and' },
];

class Parser {
  private index = 0;
  private readonly tokens: readonly Token[];
  private readonly known: ReadonlySet<string> | undefined;

  constructor(text: string, known: ReadonlySet<string> | undefined) {
    this.tokens = tokenise(text).flatMap((token) => splitRun(token, known));
    this.known = known;
  }

  private get token(): Token {
    return this.tokens[this.index] ?? { kind: 'end', at: 0, text: '' };
  }

  private take(): Token {
    const token = this.token;
    this.index += 1;
    return token;
  }

  parseAll(): Expression {
    const expression = this.level(0);
    if (this.token.kind === 'close')
      fail(this.token, 'den här högerparentesen har ingen vänsterparentes före sig.');
    if (this.token.kind !== 'end') expected(this.token, operatorExpected);
    return expression;
  }

  private level(depth: number): Expression {
    const level = levels[depth];
    if (level === undefined) return this.prefixed();
    const first = this.level(depth + 1);
    const operands = [first];
    let operator: BinaryOperator | undefined;
    for (;;) {
      const next = this.operatorAt(level);
      if (next === undefined) break;
      if (operator !== undefined && (next !== operator || operator !== level.chained))
        fail(this.token, this.needsParentheses(operator, next));
      operator = next;
      if (this.token.kind === 'binary') this.take();
      operands.push(this.level(depth + 1));
    }
    return operator === undefined ? first : operation(operator, operands);
  }

  private needsParentheses(before: BinaryOperator, here: BinaryOperator): string {
    return before === here
      ? `${here.toUpperCase()} går inte att kedja, för svaret beror på ordningen. Sätt parenteser, eller skriv en grind med flera ingångar: ${here}(A, B, C).`
      : `${before.toUpperCase()} och ${here.toUpperCase()} efter varandra kan läsas på två sätt. Sätt parenteser som visar vilken som räknas först.`;
  }

  /** The operator of this level that comes next, also the unwritten · between two operands. */
  private operatorAt(level: Level): BinaryOperator | undefined {
    const token = this.token;
    if (token.kind === 'binary')
      return level.operators.find((operator) => operator === token.operator);
    const startsOperand = ['name', 'constant', 'not', 'open'].includes(token.kind);
    return startsOperand ? level.operators.find((operator) => operator === 'and') : undefined;
  }

  private prefixed(): Expression {
    if (this.token.kind !== 'not') return this.primed();
    this.take();
    return not(this.prefixed());
  }

  private primed(): Expression {
    let result = this.operand();
    while (this.token.kind === 'prime') {
      this.take();
      result = not(result);
    }
    return result;
  }

  private operand(): Expression {
    const token = this.take();
    if (token.kind === 'constant') return constant(token.value);
    if (token.kind === 'name') return this.name(token);
    if (token.kind === 'open') return this.closed(token, this.level(0));
    if (token.kind === 'binary' && token.isWord && this.token.kind === 'open')
      return this.gate(token.operator);
    return expected(token, operandExpected);
  }

  private name(token: Token): Expression {
    if (this.known?.has(token.text) === false)
      fail(
        token,
        `namnet \`${token.text}\` finns inte. Namnen som finns är ${[...this.known].join(', ')}.`,
      );
    return variable(token.text);
  }

  private closed(open: Token, inside: Expression): Expression {
    if (this.token.kind === 'end')
      fail(
        this.token,
        `uttrycket tar slut, men vänsterparentesen på plats ${open.at + 1} saknar sin högerparentes.`,
      );
    if (this.token.kind !== 'close') expected(this.token, `${operatorExpected} eller )`);
    this.take();
    return inside;
  }

  /** The form nand(A, B, C): a gate with two or more inputs. */
  private gate(operator: BinaryOperator): Expression {
    const open = this.take();
    const operands = [this.level(0)];
    while (this.token.kind === 'comma') {
      this.take();
      operands.push(this.level(0));
    }
    if (operands.length < 2)
      fail(
        this.token,
        `${operator.toUpperCase()} behöver minst två ingångar: ${operator}(A, B). Här väntades ett kommatecken.`,
      );
    return this.closed(open, operation(operator, operands));
  }
}

/** The reader goes as deep as the parentheses do, and far more than any expression needs. */
const maxExpressionLength = 500;

/**
 * Reads an expression in any of the three notations, also mixed: `A·B + A'·C`, `A & B | ~A & C`, `A
 * och B eller inte A och C`, `nand(A, B, C)`. Returns a problem with its position instead of
 * throwing.
 *
 * @param known the names that exist. Given, other names are a problem and known names of several
 * capitals are read as one.
 */
export function parseExpression(text: string, known?: ReadonlySet<string>): Parsed<Expression> {
  if (text.length > maxExpressionLength) {
    const message = `uttrycket är för långt: ${text.length} tecken, högst ${maxExpressionLength}.`;
    return { ok: false, problem: { at: maxExpressionLength, length: 0, message } };
  }
  try {
    return { ok: true, value: new Parser(text, known).parseAll() };
  } catch (error) {
    if (error instanceof ParseFailure) return { ok: false, problem: error.problem };
    throw error;
  }
}
