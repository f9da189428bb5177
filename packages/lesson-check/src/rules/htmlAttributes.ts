import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import { attributesOf, isJsxElement, lineOf, visitNodes } from '@kurser/lesson-language/source/jsx';
import type { Finding } from '../finding';
import { isHtmlName } from '@kurser/lesson-language/source/htmlNames';
import { fault, type Rule } from './rule';

/** What HTML calls otherwise than MDX. */
const renamed: Readonly<Record<string, string>> = { class: 'className', for: 'htmlFor' };

/**
 * Attributes of HTML elements are written as MDX has them, not as in a HTML file: a style in quotes
 * stops the build.
 */
export const htmlAttributes: Rule = {
  name: 'HTML',
  check: (page) => {
    const findings: Finding[] = [];
    visitNodes(page.tree, (node) => {
      if (!isJsxElement(node) || !isHtmlName(node.name ?? '')) return;
      for (const attribute of attributesOf(node)) {
        const wrong = faultOf(attribute);
        if (wrong !== undefined)
          findings.push(fault(page, lineOf(attribute), wrong.problem, wrong.expected));
      }
    });
    return findings;
  },
};

function faultOf({ name, value }: MdxJsxAttribute) {
  const isExpression = typeof value === 'object' && value !== null;
  if (name === 'style' && !isExpression)
    return {
      problem: 'style är en text men ska vara ett objekt',
      expected: "style={{ color: 'red' }}, eller hellre ingen style alls",
    };
  if (/^on\p{L}/u.test(name) && !isExpression)
    return { problem: `${name} går inte att använda i en lektion`, expected: `ingen ${name}` };
  const right = Object.hasOwn(renamed, name) ? renamed[name] : undefined;
  return right === undefined
    ? undefined
    : { problem: `egenskapen ${name} heter något annat här`, expected: `${right}="…"` };
}
