import type { Nodes } from 'mdast';
import {
  attributeText,
  isJsxElement,
  lineOf,
  visitNodes,
} from '@kurser/lesson-language/source/jsx';
import type { Page } from '../page/page';
import { fault, type Rule } from './rule';

/** Every picture, figure and diagram carries its message in words too. */
export const alternativeTexts: Rule = {
  name: 'alternativa texter',
  check: (page) => {
    const findings = [...missingMermaidAlts(page)];
    visitNodes(page.tree, (node, ancestors) => {
      // A picture inside a Figure is described by the figure.
      const isDescribed =
        node.type === 'image' && ancestors.some((each) => 'name' in each && each.name === 'Figure');
      const alt = isDescribed ? undefined : altOf(node);
      if (alt !== undefined && alt.trim() === '') {
        const expected =
          node.type === 'image' ? '![vad bilden visar](./bild.png)' : 'alt="vad figuren visar"';
        findings.push(fault(page, lineOf(node), 'bilden saknar alternativ text', expected));
      }
    });
    return findings;
  },
};

/** The node's alternative text, '' when it is missing, undefined when the node is no picture. */
function altOf(node: Nodes): string | undefined {
  if (node.type === 'image') return node.alt ?? '';
  if (isJsxElement(node) && (node.name === 'Figure' || node.name === 'img'))
    return attributeText(node, 'alt') ?? '';
  return undefined;
}

function missingMermaidAlts(page: Page) {
  return page.blocks
    .filter((block) => block.language === 'mermaid' && !/^\s*%% alt: \S/.test(block.text))
    .map((block) =>
      fault(
        page,
        block.line + 1,
        'diagrammet saknar alternativ text',
        '%% alt: vad diagrammet visar, på första raden',
      ),
    );
}
