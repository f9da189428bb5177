import katex from 'katex';
import { lineOf, visitNodes } from '@kurser/lesson-language/source/jsx';
import { fault, type Rule } from './rule';

/** KaTeX reads every formula. In the build it would only colour a broken one red. */
export const formulas: Rule = {
  name: 'formler',
  check: (page) => {
    const findings: ReturnType<typeof fault>[] = [];
    visitNodes(page.tree, (node) => {
      if (node.type !== 'math' && node.type !== 'inlineMath') return;
      const problem = formulaError(node.value, node.type === 'math');
      if (problem !== undefined) {
        findings.push(
          fault(
            page,
            lineOf(node),
            `formeln går inte att läsa: ${problem}`,
            'LaTeX som KaTeX kan; ord i \\text{…}; ett dollartecken skrivs \\$',
          ),
        );
      }
    });
    return findings;
  },
};

function formulaError(formula: string, displayMode: boolean): string | undefined {
  try {
    // å, ä and ö outside \text have no metrics in KaTeX' fonts and are drawn wrong.
    katex.renderToString(formula, {
      displayMode,
      strict: (code) => (code === 'unicodeTextInMathMode' ? 'error' : 'ignore'),
    });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message.replaceAll(/\s+/g, ' ') : String(error);
  }
}
