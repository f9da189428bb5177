import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import type { MdxFlowExpression, MdxTextExpression } from 'mdast-util-mdx-expression';

/** The value that a page writes, or that it cannot be known before the page runs. */
export type Written = { readonly known: true; readonly value: unknown } | { readonly known: false };

const unknown: Written = { known: false };
const known = (value: unknown): Written => ({ known: true, value });

/** The parts of a parsed expression that are read here, whatever its kind. */
interface Expression {
  readonly type: string;
  readonly value?: unknown;
  readonly operator?: string;
  readonly argument?: unknown;
  readonly elements?: readonly unknown[];
  readonly properties?: readonly unknown[];
  readonly quasis?: readonly { readonly value: { readonly cooked?: string | null } }[];
}

interface Property {
  readonly type: string;
  readonly computed?: boolean;
  readonly key?: { readonly name?: string; readonly value?: unknown };
  readonly value?: unknown;
}

function ofList(elements: readonly unknown[]): Written {
  const values = elements.map(ofExpression);
  return values.every((each) => each.known) ? known(values.map(({ value }) => value)) : unknown;
}

function ofObject(properties: readonly unknown[]): Written {
  const entries: [string, unknown][] = [];
  for (const { type, computed, key, value } of properties as readonly Property[]) {
    const read = ofExpression(value);
    if (type !== 'Property' || computed === true || !read.known) return unknown;
    entries.push([key?.name ?? String(key?.value), read.value]);
  }
  return known(Object.fromEntries(entries));
}

function ofSigned(operator: string | undefined, argument: unknown): Written {
  const read = ofExpression(argument);
  if (!read.known) return unknown;
  if (operator === '!') return known(!read.value);
  if (typeof read.value !== 'number') return unknown;
  return operator === '-' ? known(-read.value) : operator === '+' ? read : unknown;
}

/** What an expression of the page's JavaScript is worth when it is made of plain values alone. */
function ofExpression(raw: unknown): Written {
  if (raw === null || raw === undefined) return unknown;
  const expression = raw as Expression;
  switch (expression.type) {
    case 'Literal':
      return known(expression.value);
    case 'TemplateLiteral': {
      const [only, ...more] = expression.quasis ?? [];
      return more.length === 0 ? known(only?.value.cooked ?? '') : unknown;
    }
    case 'UnaryExpression':
      return ofSigned(expression.operator, expression.argument);
    case 'ArrayExpression':
      return ofList(expression.elements ?? []);
    case 'ObjectExpression':
      return ofObject(expression.properties ?? []);
    default:
      return unknown;
  }
}

/** The expression of a program that is nothing else. */
function onlyExpression(program: { readonly body: readonly unknown[] } | null | undefined) {
  const [statement, ...more] = (program?.body ?? []) as readonly {
    readonly type: string;
    readonly expression?: unknown;
  }[];
  return more.length === 0 && statement?.type === 'ExpressionStatement'
    ? statement.expression
    : undefined;
}

/**
 * What a component is handed for an attribute: true for a bare name, the text, or the value in
 * braces.
 */
export function attributeValue({ value }: MdxJsxAttribute): Written {
  if (value === null || value === undefined) return known(true);
  return typeof value === 'string'
    ? known(value)
    : ofExpression(onlyExpression(value.data?.estree));
}

/** What stands for an expression in a page's text. */
export function expressionValue({ data }: MdxFlowExpression | MdxTextExpression): Written {
  return ofExpression(onlyExpression(data?.estree));
}
