import {
  attributeText,
  elementsNamed,
  hasFlag,
  type JsxElement,
  lineOf,
} from '@kurser/lesson-language/source/jsx';
import { partNames, rules } from '@kurser/course-parts/Quiz/kinds';
import type { QuestionKind } from '@kurser/course-parts/Quiz/quizQuestion';
import type { Page } from '../page/page';
import { fault, type Rule } from './rule';

/** What each kind of question must hold: the fault as a sentence, or undefined. */
const kinds: Readonly<Record<QuestionKind, (question: JsxElement) => string | undefined>> = {
  single: (question) => {
    const right = choices(question).filter((choice) => hasFlag(choice, 'correct')).length;
    return right === 1 && choices(question).length > 1
      ? undefined
      : 'minst två <Choice>, exakt en av dem correct';
  },
  multiple: (question) =>
    choices(question).some((choice) => hasFlag(choice, 'correct'))
      ? undefined
      : 'minst en <Choice correct>',
  text: (question) => acceptsAndWhy(question),
  output: (question) => acceptsAndWhy(question),
  number: (question) =>
    Number.isFinite(Number(attributeText(question, 'answer') || 'saknas')) &&
    hasText(question, 'why')
      ? undefined
      : 'answer={tal} och why="…"',
  order: (question) =>
    elementsNamed(question, 'Item').length > 1 && hasText(question, 'why')
      ? undefined
      : 'minst två <Item> och why="…"',
};

const isKind = (kind: string): kind is QuestionKind => Object.hasOwn(kinds, kind);

/**
 * Every quiz has a question, and some quiz on the page three: the short ones are asked within the
 * text. Every answer has an explanation.
 */
export const quizzes: Rule = {
  name: 'frågor',
  check: (page) => [
    ...quizFaults(page),
    ...elementsNamed(page.tree, 'Question').flatMap((question) => questionFaults(page, question)),
  ],
};

function quizFaults(page: Page) {
  const quizzes = elementsNamed(page.tree, 'Quiz').map((quiz) => ({
    line: lineOf(quiz),
    count: elementsNamed(quiz, 'Question').length,
  }));
  const hasWholeQuiz = quizzes.some(({ count }) => count >= 3);
  const faulty = quizzes.filter(
    ({ count }, index) => count === 0 || (!hasWholeQuiz && index === quizzes.length - 1),
  );
  return faulty.map(({ line, count }) =>
    fault(
      page,
      line,
      `Quiz har ${String(count)} frågor`,
      'minst en <Question>, och tre eller fler i någon Quiz på sidan',
    ),
  );
}

function questionFaults(page: Page, question: JsxElement) {
  const kind = attributeText(question, 'kind') ?? '';
  if (!isKind(kind)) {
    return [
      fault(
        page,
        lineOf(question),
        `okänt slag av fråga: ${kind}`,
        `kind="…", något av ${Object.keys(kinds).join(', ')}`,
      ),
    ];
  }
  const expected = kinds[kind](question);
  const { parts } = rules[kind];
  const foreign = partNames
    .filter((name) => !parts.includes(name))
    .flatMap((name) => elementsNamed(question, name));
  const answers = [...choices(question), ...elementsNamed(question, 'Reject')];
  return [
    ...(expected === undefined
      ? []
      : [fault(page, lineOf(question), `frågan (${kind}) är inte hel`, expected)]),
    ...foreign.map((part) =>
      fault(
        page,
        lineOf(part),
        `${part.name ?? ''} hör inte till en fråga av slaget ${kind}`,
        parts.length === 0 ? 'svaret i frågans egna egenskaper' : parts.join(' eller '),
      ),
    ),
    ...answers
      .filter((answer) => !hasText(answer, 'why'))
      .map((answer) =>
        fault(
          page,
          lineOf(answer),
          `svaret saknar förklaring`,
          'why="…", för rätta och felaktiga svar',
        ),
      ),
  ];
}

function choices(question: JsxElement): JsxElement[] {
  return elementsNamed(question, 'Choice');
}

function acceptsAndWhy(question: JsxElement): string | undefined {
  return elementsNamed(question, 'Accept').length > 0 && hasText(question, 'why')
    ? undefined
    : 'minst ett <Accept> och why="…"';
}

function hasText(element: JsxElement, name: string): boolean {
  return (attributeText(element, name) ?? '').trim() !== '';
}
