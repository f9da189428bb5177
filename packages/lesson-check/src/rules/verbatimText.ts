import type { Nodes } from 'mdast';
import type { MdxFlowExpression, MdxTextExpression } from 'mdast-util-mdx-expression';
import { elementsNamed, lineOf, visitNodes } from '@kurser/lesson-language/source/jsx';
import type { Finding } from '../finding';
import type { Page } from '../page/page';
import { fault, type Rule } from './rule';

const asString =
  'en sträng på en enda rad, med \\n för varje ny rad: {"första raden\\n    andra raden"}';

/**
 * Text that the reader sees, or answers with, word for word keeps its indentation and its
 * characters.
 */
export const verbatimText: Rule = {
  name: 'ordagrant',
  check: (page) => [...lostIndents(page), ...markedUpAnswers(page)],
};

/**
 * MDX takes up to two columns of white space from every line of an expression but the first, so a
 * template over several lines shows less indentation than its author wrote.
 */
function lostIndents(page: Page): Finding[] {
  const findings: Finding[] = [];
  visitNodes(page.tree, (node) => {
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
      findings.push(...lostIndent(page, node));
  });
  return findings;
}

function lostIndent(page: Page, node: MdxFlowExpression | MdxTextExpression): Finding[] {
  if (!node.value.includes('`')) return [];
  const shown = node.value.split('\n');
  const written = sourceOf(page, node).slice(1, -1).split('\n');
  const at = written.findIndex((line, index) => line.trim() !== '' && line !== shown[index]);
  const line = written[at];
  return line === undefined
    ? []
    : [fault(page, lineOf(node) + at, `indraget försvinner på sidan: ${line.trim()}`, asString)];
}

const markUp: readonly Nodes['type'][] = [
  'emphasis',
  'strong',
  'delete',
  'list',
  'heading',
  'blockquote',
  'thematicBreak',
];

/**
 * An output to choose and an accepted answer are plain text: Markdown only makes their characters
 * disappear.
 */
function markedUpAnswers(page: Page): Finding[] {
  const outputs = elementsNamed(page.tree, 'Predict').flatMap((each) =>
    elementsNamed(each, 'Choice'),
  );
  const findings: Finding[] = [];
  for (const answer of [...outputs, ...elementsNamed(page.tree, 'Accept')])
    visitNodes(answer, (node) => {
      if (!markUp.includes(node.type)) return;
      findings.push(
        fault(
          page,
          lineOf(node),
          `tecken försvinner, för svaret läses som Markdown: ${sourceOf(page, node)}`,
          'svaret i en sträng: {"a*b*c"}',
        ),
      );
    });
  return findings;
}

function sourceOf(page: Page, node: Nodes): string {
  return page.source.slice(node.position?.start.offset, node.position?.end.offset);
}
