import type { MdxFlowExpression, MdxTextExpression } from 'mdast-util-mdx-expression';
import { lineOf, visitNodes } from '@kurser/lesson-language/source/jsx';
import { expressionValue } from '@kurser/lesson-language/authored/values';
import type { Finding } from '../finding';
import { declaredNames } from '@kurser/lesson-language/source/declaredNames';
import { fault, type Rule } from './rule';

/**
 * Braces in the text hold a string or a comment. Anything else is run as JavaScript: it vanishes,
 * or stops the build.
 */
export const braces: Rule = {
  name: 'klamrar',
  check: (page) => {
    const declared = declaredNames(page.tree);
    const findings: Finding[] = [];
    visitNodes(page.tree, (node) => {
      if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return;
      if (isComment(node) || isString(node) || isDeclared(node, declared)) return;
      const shown = `{${node.value.trim().replaceAll(/\s+/g, ' ')}}`;
      findings.push(
        fault(
          page,
          lineOf(node),
          `${shown} läses som JavaScript och syns inte på sidan`,
          `\`${shown}\` som kod, eller \\{ i stället för {`,
        ),
      );
    });
    return findings;
  },
};

type ExpressionNode = MdxFlowExpression | MdxTextExpression;

function isComment({ value }: ExpressionNode): boolean {
  return /^\s*\/\*[\s\S]*\*\/\s*$/.test(value);
}

function isString(node: ExpressionNode): boolean {
  const written = expressionValue(node);
  return written.known && typeof written.value === 'string';
}

function isDeclared({ value }: ExpressionNode, declared: readonly string[]): boolean {
  const [name] = /^\s*[\p{L}_$][\p{L}\p{N}_$]*/u.exec(value) ?? [''];
  return declared.includes(name.trim());
}
