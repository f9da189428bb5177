import {
  attributeText,
  elementsNamed,
  isJsxElement,
  type JsxElement,
  lineOf,
} from '@kurser/lesson-language/source/jsx';
import { findEnclosing } from '@kurser/lesson-language/source/blocks';
import { isJudgedWriting } from '@kurser/lesson-language/source/judgedParts';
import {
  answersOf,
  fieldsText,
  isMisplaced,
  type TriedAnswer,
  verdictOf,
} from '../page/triedAnswers';
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

const wrongAnswer = "minst ett svar som en läsare har tänkt fel: wrong={['0,3']}";
const alsoAnswer = "minst ett rätt svar, skrivet på ett annat sätt: also={['3/4']}";
const wrongFile = 'ett kodblock med wrong="…" i uppgiften, så som en elev tänker fel';
const alsoFile = 'ett kodblock med also i uppgiften, eller en lösning vars title är filens namn';

/** Whether the same answer can be written in other ways. */
function hasOtherForms(kind: TriedAnswer['question']['kind']): boolean {
  switch (kind) {
    case 'number':
    case 'text':
    case 'table':
    case 'file':
    case 'compare':
      return true;
    // What is chosen is chosen in one way.
    case 'rows':
    case 'match':
    case 'order':
    case 'lines':
    case 'cells':
    case 'nodes':
      return false;
  }
}

function answerFaults(page: Page, { line, question, trials, element }: TriedAnswer) {
  const at = (problem: string, expected: string) => fault(page, line, problem, expected);
  if (question.kind === 'compare')
    return hasModel(page, element)
      ? []
      : [at('jämförelsen har inget att jämföra med', 'en <Solution> i samma Exercise')];
  const wantsAlso = hasOtherForms(question.kind);
  return [
    ...(trials.wrong.length === 0
      ? [at('Answer saknar wrong', question.kind === 'file' ? wrongFile : wrongAnswer)]
      : []),
    ...(wantsAlso && trials.also.length === 0
      ? [at('Answer saknar also', question.kind === 'file' ? alsoFile : alsoAnswer)]
      : []),
    ...trials.wrong
      .filter((fields) => verdictOf(question, fields).kind === 'right')
      .map((fields) =>
        at(`wrong-svaret godtas: ${fieldsText(question, fields)}`, 'ett svar som är fel'),
      ),
    ...trials.also
      .filter((fields) => verdictOf(question, fields).kind !== 'right')
      .map((fields) =>
        at(`also-svaret godtas inte: ${fieldsText(question, fields)}`, 'ett svar som är rätt'),
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
  const readsFiles = elementsNamed(page.tree, 'Exercise').filter(({ children }) =>
    children.some((child) => isJsxElement(child) && attributeText(child, 'kind') === 'file'),
  );
  const tested = [
    ...page.blocks
      .filter(({ words, language }) => words.test && language === 'python')
      .map((block) => findEnclosing(block, 'Exercise')),
    ...readsFiles,
  ];
  const written = elementsNamed(page.tree, 'Exercise').filter((exercise) =>
    elementsNamed(exercise, 'GateSim').some(isJudgedWriting),
  );
  return page.blocks
    .filter(({ words }) => words.wrong !== undefined || words.also !== undefined)
    .filter((block) => {
      const triers = block.language === 'circuit' ? written : tested;
      return !triers.includes(findEnclosing(block, 'Exercise'));
    })
    .map((block) =>
      fault(
        page,
        block.line,
        'programmet har inget test att prövas med',
        'ett ```python test i samma Exercise',
      ),
    );
}
