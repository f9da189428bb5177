import { findEnclosing } from '@kurser/lesson-language/source/blocks';
import {
  attributeText,
  elementsNamed,
  type JsxElement,
  lineOf,
} from '@kurser/lesson-language/source/jsx';
import type { Page } from '../page/page';
import { fault, type Rule } from './rule';

/** A `PyRun` is a title, one block of start code, and for each task both checks and a solution. */
export const pyRuns: Rule = {
  name: 'PyRun',
  check: (page) =>
    elementsNamed(page.tree, 'PyRun').flatMap((element) => pyRunFaults(page, element)),
};

function pyRunFaults(page: Page, element: JsxElement) {
  const at = (problem: string, expected: string) => fault(page, lineOf(element), problem, expected);
  const blocks = page.blocks.filter((block) => findEnclosing(block, 'PyRun') === element);
  const starts = blocks.filter(({ words }) => words.check === undefined && !words.solution);
  const checks = blocks.some(({ words }) => words.check !== undefined);
  const solutions = blocks.some(({ words }) => words.solution);
  return [
    ...((attributeText(element, 'title') ?? '').trim() === ''
      ? [at('PyRun saknar title', '<PyRun title="…">')]
      : []),
    ...(starts.length === 1 && blocks[0] === starts[0]
      ? []
      : [at('PyRun ska ha ett block startkod, först', '```python')]),
    ...(checks === solutions
      ? []
      : [
          at(
            checks ? 'PyRun har check men ingen solution' : 'PyRun har solution men ingen check',
            'båda eller ingen',
          ),
        ]),
    ...blocks
      .filter((block) => block.language !== 'python')
      .map((block) => fault(page, block.line, `${block.language}-block inuti PyRun`, 'python')),
  ];
}
