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
    ...driversWithoutAnswer(page),
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
    case 'output':
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
  if (question.kind === 'output') return driverFaults(page, element, at);
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

const wrongProgram = 'minst ett program med wrong="…", i provkörningens språk';
const alsoProgram = 'minst ett program med also, i provkörningens språk';

/** What programs print is held against the answer where they run (`run/checkLive.ts`). */
function driverFaults(
  page: Page,
  answer: JsxElement,
  at: (problem: string, expected: string) => ReturnType<typeof fault>,
) {
  const exercise = elementsNamed(page.tree, 'Exercise').find(({ children }) =>
    (children as readonly unknown[]).includes(answer),
  );
  const inside = page.blocks.filter((block) => findEnclosing(block, 'Exercise') === exercise);
  const driver = inside.find(({ words }) => words.driver);
  if (driver === undefined)
    return [at('svaret har ingen provkörning', 'ett ```rust driver i samma Exercise')];
  const tried = inside.filter(({ words }) => words.wrong !== undefined || words.also !== undefined);
  const programs = tried.filter(({ language }) => language === driver.language);
  return [
    ...tried
      .filter((block) => !programs.includes(block))
      .map(({ line }) =>
        fault(page, line, 'programmet prövas inte', `\`\`\`${driver.language}, som provkörningen`),
      ),
    ...(programs.some(({ words }) => words.wrong !== undefined)
      ? []
      : [at('Answer saknar wrong', wrongProgram)]),
    ...(programs.some(({ words }) => words.also !== undefined)
      ? []
      : [at('Answer saknar also', alsoProgram)]),
  ];
}

/** A driver's rows have somewhere to be pasted. */
function driversWithoutAnswer(page: Page) {
  return page.blocks
    .filter(({ words }) => words.driver)
    .filter((block) => {
      const exercise = findEnclosing(block, 'Exercise');
      return exercise === undefined || !readsKind(exercise, 'output');
    })
    .map((block) =>
      fault(page, block.line, 'provkörningen har ingen svarsruta', '<Answer kind="output" …>'),
    );
}

function readsKind({ children }: JsxElement, kind: string): boolean {
  return children.some((child) => isJsxElement(child) && attributeText(child, 'kind') === kind);
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
  const readsFiles = elementsNamed(page.tree, 'Exercise').filter((exercise) =>
    readsKind(exercise, 'file'),
  );
  const tested = [
    ...page.blocks
      .filter(({ words, language }) => words.driver || (words.test && language === 'python'))
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
