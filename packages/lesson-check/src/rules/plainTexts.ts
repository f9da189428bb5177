import { toSegments } from '@kurser/ui/InlineText/segments';
import {
  attributeText,
  isJsxElement,
  lineOf,
  visitNodes,
  type JsxElement,
} from '@kurser/lesson-language/source/jsx';
import { fault, type Rule } from './rule';

/**
 * Attributes that are shown as they stand, but for code between backticks (components/InlineText).
 */
const plainAttributes = ['why', 'caption', 'title'] as const;

/**
 * A word between asterisks or underscores, as Markdown marks what is stressed. What stands for
 * multiplication has a space or a word before it.
 */
const stress = /(?<![\w*\\])(\*{1,2}|_{1,2})(?=[^\s*_])[^*_]*?(?<=[^\s*_])\1(?![\w*])/;

/** The text without its code. */
const wordsOf = (text: string): string =>
  toSegments(text)
    .filter(({ code }) => !code)
    .map((segment) => segment.text)
    .join('');

function stressed(element: JsxElement): readonly string[] {
  return plainAttributes.flatMap((name) => {
    const found = stress.exec(wordsOf(attributeText(element, name) ?? ''));
    return found === null ? [] : [`${name} har ${found[0]}`];
  });
}

/** Stress in a plain text would be shown as the signs that it is written with. */
export const plainTexts: Rule = {
  name: 'ren text',
  check: (page) => {
    const findings: ReturnType<typeof fault>[] = [];
    visitNodes(page.tree, (node) => {
      if (!isJsxElement(node)) return;
      for (const problem of stressed(node))
        findings.push(
          fault(
            page,
            lineOf(node),
            `${problem}, och tecknen visas som de står`,
            'ren text, där bara ` ger kod',
          ),
        );
    });
    return findings;
  },
};
