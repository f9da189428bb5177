import {
  attributesOf,
  elementsNamed,
  type JsxElement,
  lineOf,
} from '@kurser/lesson-language/source/jsx';
import { parseAuthored, type Trials } from '@kurser/course-parts/Answer/core/parse';
import { judge, textsToSum } from '@kurser/course-parts/Answer/core/judge';
import type { AnswerQuestion, Fields } from '@kurser/course-parts/Answer/core/question';
import type { Verdict } from '@kurser/course-parts/Answer/core/verdict';
import { attributeValue } from '@kurser/lesson-language/authored/values';
import { sha256Of } from '@kurser/lesson-language/remark-lesson/answers';
import type { Note } from '../finding';
import type { Page } from './page';

/** An answer of a page as the check tries it. */
export interface TriedAnswer {
  readonly element: JsxElement;
  readonly line: number;
  readonly question: AnswerQuestion;
  readonly trials: Trials;
}

/** The page's answers that can be read; what cannot is told by their own parser. */
export function answersOf({ tree }: Page): readonly TriedAnswer[] {
  return elementsNamed(tree, 'Answer').flatMap((element) => {
    const props = attributesOf(element).flatMap((attribute) => {
      const written = attributeValue(attribute);
      return written.known ? [[attribute.name, written.value] as const] : [];
    });
    try {
      const read = parseAuthored(Object.fromEntries(props), '', sha256Of);
      return [{ element, line: lineOf(element), ...read }];
    } catch {
      return [];
    }
  });
}

/** What the page would say of an answer. */
export function verdictOf(question: AnswerQuestion, fields: Fields): Verdict {
  return judge(question, fields, textsToSum(question, fields).map(sha256Of));
}

/** The answer as it is told of: `0,3`, or `6 | 8` where it has several fields. */
export function fieldsText(fields: Fields): string {
  return fields.join(' | ');
}

/** What each wrong answer is told, so that its author reads it. */
export function answerNotes(page: Page): readonly Note[] {
  return answersOf(page).flatMap(({ line, question, trials }) =>
    trials.wrong.map((fields) => {
      const verdict = verdictOf(question, fields);
      const reason = verdict.kind === 'right' ? undefined : verdict.reason;
      const said = verdict.kind === 'nearly' ? 'Nästan.' : 'Inte rätt än.';
      const text = `wrong ${fieldsText(fields)} möter: ${[said, reason].filter(Boolean).join(' ')}`;
      return { file: page.file, line, text };
    }),
  );
}

/** Where an answer stands that is no part of an exercise, or deep in one. */
export function isMisplaced(page: Page, answer: JsxElement): boolean {
  const exercises = elementsNamed(page.tree, 'Exercise');
  return !exercises.some(({ children }) => (children as readonly unknown[]).includes(answer));
}
