import { toString } from 'mdast-util-to-string';
import { lineOf, visitNodes } from '@kurser/lesson-language/source/jsx';
import type { Finding } from '../finding';
import { fault, type Rule } from './rule';

/**
 * Every column says what stands in it, the first one too: whoever listens to a table hears the
 * header with each cell.
 */
export const tableHeaders: Rule = {
  name: 'tabellhuvuden',
  check: (page) => {
    const findings: Finding[] = [];
    visitNodes(page.tree, (node) => {
      if (node.type !== 'table') return;
      const [head] = node.children;
      const empty = head?.children.findIndex((cell) => toString(cell).trim() === '') ?? -1;
      if (empty === -1) return;
      const problem = `tabellens kolumn ${String(empty + 1)} saknar rubrik`;
      findings.push(fault(page, lineOf(node), problem, '| Egenskap | … |'));
    });
    return findings;
  },
};
