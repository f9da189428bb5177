import { parseTrace } from '@kurser/labs/StepTrace/core/parse';
import { fault, type Rule } from './rule';

/** The component's own parser reads every step trace, so that its faults get a line in the page. */
export const stepTraces: Rule = {
  name: 'StepTrace',
  check: (page) =>
    page.blocks
      .filter((block) => block.language === 'steptrace')
      .flatMap((block) => {
        const parsed = parseTrace(block.text);
        if (parsed.ok) return [];
        return parsed.faults.map(({ line, problem, remedy }) =>
          fault(page, block.line + line, problem, remedy),
        );
      }),
};
