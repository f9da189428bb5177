import { whyNoPuzzle } from '@kurser/course-parts/Parsons/lines';
import { findEnclosing } from '@kurser/lesson-language/source/blocks';
import { elementsNamed, type JsxElement, lineOf } from '@kurser/lesson-language/source/jsx';
import type { Page } from '../page/page';
import { fault, type Rule } from './rule';

/** A `Parsons` is one block whose lines can be put in order, and its output if it has any. */
export const puzzles: Rule = {
  name: 'Parsons',
  check: (page) =>
    elementsNamed(page.tree, 'Parsons').flatMap((element) => puzzleFaults(page, element)),
};

function puzzleFaults(page: Page, element: JsxElement) {
  const blocks = page.blocks.filter((block) => findEnclosing(block, 'Parsons') === element);
  const [code, output, ...more] = blocks;
  const isWhole =
    code !== undefined &&
    code.language !== 'output' &&
    (output === undefined || output.language === 'output') &&
    more.length === 0;
  if (!isWhole) {
    const problem = 'Parsons ska ha ett kodblock, och sedan dess output om det skriver något';
    return [fault(page, lineOf(element), problem, '```python, ```output')];
  }
  const reason = whyNoPuzzle(code.text);
  return reason === undefined
    ? []
    : [fault(page, code.line, reason, 'fyra till tolv rader i en bestämd ordning')];
}
