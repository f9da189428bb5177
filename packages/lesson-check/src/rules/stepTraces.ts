import { parsePicks } from '@kurser/course-parts/RecordedTrace/core/picks';
import { parseTrace } from '@kurser/labs/StepTrace/core/parse';
import { fault, type Rule } from './rule';

const readersOf: Readonly<
  Record<string, ((text: string) => ReturnType<typeof parseTrace | typeof parsePicks>) | undefined>
> = { steptrace: parseTrace, steps: parsePicks };

/** The component's own parser reads every step trace, so that its faults get a line in the page. */
export const stepTraces: Rule = {
  name: 'StepTrace',
  check: (page) =>
    page.blocks.flatMap((block) => {
      const parsed = readersOf[block.language]?.(block.text);
      if (parsed === undefined || parsed.ok) return [];
      return parsed.faults.map(({ line, problem, remedy }) =>
        fault(page, block.line + line, problem, remedy),
      );
    }),
};
