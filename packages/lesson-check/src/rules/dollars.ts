import { lineOf, visitNodes } from '@kurser/lesson-language/source/jsx';
import type { Finding } from '../finding';
import { fault, type Rule } from './rule';

/**
 * Two dollar signs in a sentence make a formula of what stands between them, which nobody meant who
 * wrote a price or a variable.
 */
export const dollars: Rule = {
  name: 'dollartecken',
  check: (page) => {
    const findings: Finding[] = [];
    visitNodes(page.tree, (node) => {
      if (node.type !== 'inlineMath') return;
      const end = node.position?.end.offset ?? 0;
      const written = page.source.slice(node.position?.start.offset, end);
      if (!isMeantAsText(written, page.source.charAt(end))) return;
      findings.push(
        fault(
          page,
          lineOf(node),
          `texten mellan två dollartecken blir en formel: ${written.replaceAll(/\s+/g, ' ')}`,
          '\\$ i stället för $; är det en formel, inget blanksteg närmast innanför: $x + 1$',
        ),
      );
    });
    return findings;
  },
};

/**
 * A formula's signs stand close to what they hold, and no other name or number goes on right after
 * it. An ending may: `$n$te`.
 */
function isMeantAsText(written: string, next: string): boolean {
  const inner = written.replaceAll(/^\$+|\$+$/g, '');
  if (/^\s|\s$/.test(inner) || /[\p{Lu}\p{N}]/u.test(next)) return true;
  return /\p{L}/u.test(next) && !/[\p{L}\p{N})\]}]$/u.test(inner);
}
