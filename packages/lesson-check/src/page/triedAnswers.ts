import {
  attributesOf,
  elementsNamed,
  type JsxElement,
  lineOf,
} from '@kurser/lesson-language/source/jsx';
import { type Block, findEnclosing } from '@kurser/lesson-language/source/blocks';
import { readFacts } from '@kurser/course-parts/Answer/core/file';
import { readPrinted } from '@kurser/course-parts/Answer/core/output';
import { endOf } from '@kurser/course-parts/Answer/core/file/fact';
import { parseAuthored, type Trials } from '@kurser/course-parts/Answer/core/parse';
import { judge, textsToSum } from '@kurser/course-parts/Answer/core/judge';
import type { AnswerQuestion, Fields, FileAnswer } from '@kurser/course-parts/Answer/core/question';
import type { Verdict } from '@kurser/course-parts/Answer/core/verdict';
import type { PlannedExercise } from '@kurser/lesson-language/plan/exercise';
import { attributeValue } from '@kurser/lesson-language/authored/values';
import { sha256Of } from '@kurser/lesson-language/remark-lesson/digestAnswers';
import type { Note } from '../finding';
import type { Page } from './page';

/** An answer of a page as the check tries it. */
export interface TriedAnswer {
  readonly element: JsxElement;
  readonly line: number;
  readonly question: AnswerQuestion;
  readonly trials: Trials;
}

/** The page's answers that can be parsed; faults in the others are reported by their own parser. */
export function answersOf(page: Page): readonly TriedAnswer[] {
  return elementsNamed(page.tree, 'Answer').flatMap((element) => {
    const props = attributesOf(element).flatMap((attribute) => {
      const written = attributeValue(attribute);
      return written.known ? [[attribute.name, written.value] as const] : [];
    });
    try {
      const read = parseAuthored(Object.fromEntries(props), '', sha256Of);
      const { question } = read;
      const trials = question.kind === 'file' ? fileTrials(page, element, question) : read.trials;
      return [{ element, line: lineOf(element), question, trials }];
    } catch {
      return [];
    }
  });
}

/**
 * The files that an answer is tried on: the blocks with `wrong` and `also` that stand beside it,
 * and the solution's own files, which are named by their titles.
 */
function fileTrials(
  { blocks, tree }: Page,
  answer: JsxElement,
  { ends, name }: FileAnswer,
): Trials {
  const exercise = elementsNamed(tree, 'Exercise').find(({ children }) =>
    (children as readonly unknown[]).includes(answer),
  );
  const inside = blocks.filter((block) => findEnclosing(block, 'Exercise') === exercise);
  const fields = (block: Block): Fields => [block.text, nameOf(block) ?? ''];
  const solved = inside.filter((block) => {
    const isShown = block.words.ignore === undefined && block.language !== 'diff';
    const end = endOf(nameOf(block) ?? '');
    const isAsked = end !== undefined && ends.includes(end) && (nameOf(block) ?? '').endsWith(name);
    return isShown && isAsked && findEnclosing(block, 'Solution') !== undefined;
  });
  return {
    wrong: inside.filter(({ words }) => words.wrong !== undefined).map(fields),
    also: [...inside.filter(({ words }) => words.also !== undefined), ...solved].map(fields),
  };
}

/** The name of the file that a block is, where it is one that can be read; a program in Rust is. */
function nameOf({ node, words, language }: Block): string | undefined {
  const title = /\btitle="([^"]*)"/.exec(node.meta ?? '')?.[1];
  const named = [words.file, title].find((name) => name !== undefined && endOf(name) !== undefined);
  const isWhole = language === 'rust' && !words.shouldFail && words.compileFail === undefined;
  return named ?? (isWhole ? 'main.rs' : undefined);
}

/**
 * How the page judges what an exercise's driver prints: undefined where it has none, or no answer
 * takes its rows, which a rule tells.
 */
export function printedJudge(page: Page, { exercise }: PlannedExercise) {
  if (!exercise.prints) return undefined;
  const children = exercise.element.children as readonly unknown[];
  const answer = answersOf(page).find(
    ({ element, question }) => question.kind === 'output' && children.includes(element),
  );
  if (answer === undefined) return undefined;
  return (printed: string): string | undefined => {
    const verdict = verdictOf(answer.question, [printed]);
    return verdict.kind === 'right' ? undefined : (verdict.reason ?? 'Inte rätt än.');
  };
}

/** What the page would say of an answer. */
export function verdictOf(question: AnswerQuestion, fields: Fields): Verdict {
  if (question.kind === 'file') return judge(question, fields, readFacts(question, fields));
  if (question.kind === 'output') return judge(question, fields, readPrinted(question, fields));
  return judge(question, fields, textsToSum(question, fields).map(sha256Of));
}

/** So much of a line is told. */
const toldLength = 60;

/** The answer as it is told of: `0,3`, or `6 | 8` where it has several fields. */
export function fieldsText(question: AnswerQuestion, fields: Fields): string {
  const { kind } = question;
  if (kind === 'file') {
    const [text = ''] = fields;
    const first = text.split('\n').find((line) => line.trim() !== '') ?? '';
    return `${first.slice(0, toldLength)} …`;
  }
  if (question.kind === 'nodes')
    return question.nodes.flatMap(({ text }, at) => (fields[at] === '' ? [] : [text])).join(', ');
  const isTicked = kind === 'lines' || kind === 'cells';
  if (isTicked)
    return fields.flatMap((field, at) => (field === '' ? [] : [String(at + 1)])).join(', ');
  return fields.join(' | ');
}

/** What each wrong answer is told, so that its author reads it. */
export function answerNotes(page: Page): readonly Note[] {
  return answersOf(page).flatMap(({ line, question, trials }) =>
    trials.wrong.map((fields) => {
      const verdict = verdictOf(question, fields);
      const reason = verdict.kind === 'right' ? undefined : verdict.reason;
      const said = verdict.kind === 'nearly' ? 'Nästan.' : 'Inte rätt än.';
      const text = `wrong ${fieldsText(question, fields)} möter: ${[said, reason].filter(Boolean).join(' ')}`;
      return { file: page.file, line, text };
    }),
  );
}

/** Where an answer stands that is no part of an exercise, or deep in one. */
export function isMisplaced(page: Page, answer: JsxElement): boolean {
  const exercises = elementsNamed(page.tree, 'Exercise');
  return !exercises.some(({ children }) => (children as readonly unknown[]).includes(answer));
}
