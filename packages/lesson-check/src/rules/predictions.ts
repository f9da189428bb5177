import { findEnclosing } from '@kurser/lesson-language/source/blocks';
import {
  attributeText,
  elementsNamed,
  type JsxElement,
  lineOf,
} from '@kurser/lesson-language/source/jsx';
import type { Page } from '../page/page';
import { languageKind } from '@kurser/lesson-language/source/languages';
import { fault, type Rule } from './rule';

/** Longer printouts are no task for a minute. */
const mostLines = 12;

/**
 * A `Predict` is a program that runs and its whole output, and for a choice the wrong outputs with
 * a reason each.
 */
export const predictions: Rule = {
  name: 'Predict',
  check: (page) =>
    elementsNamed(page.tree, 'Predict').flatMap((element) => predictFaults(page, element)),
};

function predictFaults(page: Page, element: JsxElement) {
  const at = (problem: string, expected: string) => fault(page, lineOf(element), problem, expected);
  const choices = elementsNamed(element, 'Choice');
  const [code, output, ...more] = page.blocks.filter(
    (block) =>
      findEnclosing(block, 'Predict') === element && findEnclosing(block, 'Choice') === undefined,
  );
  const isPair =
    code !== undefined &&
    languageKind(code.language) === 'program' &&
    output?.language === 'output' &&
    more.length === 0;
  if (!isPair)
    return [
      at('Predict ska ha ett kodblock som körs och sedan dess output', '```python, ```output'),
    ];
  const lines = output.text.trimEnd().split('\n');
  const fails = code.words.shouldFail || code.words.compileFail !== undefined;
  return [
    ...(output.text.trim() === ''
      ? [fault(page, output.line, 'utskriften är tom', 'något att förutsäga')]
      : []),
    ...(lines.some((line) => line.includes('[..]') || line.trim() === '...')
      ? [fault(page, output.line, 'en maskad utskrift går inte att förutsäga', 'hela utskriften')]
      : []),
    ...(lines.length > mostLines && choices.length === 0
      ? [
          fault(
            page,
            output.line,
            `utskriften har ${String(lines.length)} rader`,
            `högst ${String(mostLines)} rader, eller <Choice> att välja bland`,
          ),
        ]
      : []),
    ...(fails && choices.length === 0
      ? [
          fault(
            page,
            code.line,
            'ett felmeddelande går inte att skriva ur huvudet',
            '<Choice why="…">',
          ),
        ]
      : []),
    ...choices.flatMap((choice) => choiceFaults(page, choice)),
  ];
}

function choiceFaults(page: Page, choice: JsxElement) {
  const at = (problem: string, expected: string) => fault(page, lineOf(choice), problem, expected);
  return [
    ...(attributeText(choice, 'correct') === undefined
      ? []
      : [at('correct på en Choice i Predict', 'bara felaktiga utskrifter: den rätta är output')]),
    ...((attributeText(choice, 'why') ?? '').trim() === ''
      ? [at('svaret saknar förklaring', 'why="…", vad den som väljer så har missat')]
      : []),
  ];
}
