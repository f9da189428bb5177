import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { elementsNamed, type JsxElement, lineOf, visitNodes } from './jsx';

/**
 * The text of a question's first `Accept`: plain text, code, or a string in braces. Undefined when
 * there is none.
 */
export function firstAccept(question: JsxElement): { line: number; text: string } | undefined {
  const element = elementsNamed(question, 'Accept')[0];
  if (element === undefined) return undefined;
  let literal: string | undefined;
  visitNodes(element, (node) => {
    literal ??= literalOf(node);
  });
  return { line: lineOf(element), text: literal ?? toString(element).trim() };
}

/** The value of `{`…`}` or `{"…"}`. */
function literalOf(node: Nodes): string | undefined {
  if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return undefined;
  const statement = node.data?.estree?.body[0];
  if (statement?.type !== 'ExpressionStatement') return undefined;
  const { expression } = statement;
  if (expression.type === 'Literal' && typeof expression.value === 'string')
    return expression.value;
  if (expression.type !== 'TemplateLiteral' || expression.expressions.length > 0) return undefined;
  return expression.quasis.map((quasi) => quasi.value.cooked ?? '').join('');
}
