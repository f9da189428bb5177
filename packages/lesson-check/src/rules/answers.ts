import { elementsNamed, type JsxElement, lineOf } from '@kurser/lesson-language/source/jsx';
import { findEnclosing } from '@kurser/lesson-language/source/blocks';
import { answersOf, fieldsText, isMisplaced, type TriedAnswer, verdictOf } from '../page/answers';
import type { Page } from '../page/page';
import { fault, type Rule } from './rule';

/**
 * An `Answer` stands in an exercise, refuses what its author says is wrong and takes what is right
 * in another way; a comparison has a solution to be made with.
 */
export const answers: Rule = {
  name: 'Answer',
  check: (page) => [
    ...elementsNamed(page.tree, 'Answer')
      .filter((element) => isMisplaced(page, element))
      .map((element) =>
        fault(
          page,
          lineOf(element),
          'Answer står inte direkt i en Exercise',
          'på en egen rad i <Exercise>, utanför Hint och Solution',
        ),
      ),
    ...answersOf(page).flatMap((answer) => answerFaults(page, answer)),
    ...trialsWithoutTest(page),
  ],
};

function answerFaults(page: Page, { line, question, trials, element }: TriedAnswer) {
  const at = (problem: string, expected: string) => fault(page, line, problem, expected);
  if (question.kind === 'compare')
    return hasModel(page, element)
      ? []
      : [at('jämförelsen har inget att jämföra med', 'en <Solution> i samma Exercise')];
  // A row has one right choice: there is no other way to write it.
  const wantsAlso = question.kind !== 'rows';
  return [
    ...(trials.wrong.length === 0
      ? [at('Answer saknar wrong', "minst ett svar som en läsare har tänkt fel: wrong={['0,3']}")]
      : []),
    ...(wantsAlso && trials.also.length === 0
      ? [at('Answer saknar also', "minst ett rätt svar, skrivet på ett annat sätt: also={['3/4']}")]
      : []),
    ...trials.wrong
      .filter((fields) => verdictOf(question, fields).kind === 'right')
      .map((fields) => at(`wrong-svaret godtas: ${fieldsText(fields)}`, 'ett svar som är fel')),
    ...trials.also
      .filter((fields) => verdictOf(question, fields).kind !== 'right')
      .map((fields) =>
        at(`also-svaret godtas inte: ${fieldsText(fields)}`, 'ett svar som är rätt'),
      ),
  ];
}

function hasModel(page: Page, answer: JsxElement): boolean {
  return elementsNamed(page.tree, 'Exercise').some(
    (exercise) =>
      (exercise.children as readonly unknown[]).includes(answer) &&
      elementsNamed(exercise, 'Solution').length > 0,
  );
}

/** Programs to try a test on, where there is no test. */
function trialsWithoutTest(page: Page) {
  const tested = page.blocks
    .filter(({ words, language }) => words.test && language === 'python')
    .map((block) => findEnclosing(block, 'Exercise'));
  return page.blocks
    .filter(({ words }) => words.wrong !== undefined || words.also !== undefined)
    .filter((block) => !tested.includes(findEnclosing(block, 'Exercise')))
    .map((block) =>
      fault(
        page,
        block.line,
        'programmet har inget test att prövas med',
        'ett ```python test i samma Exercise',
      ),
    );
}
