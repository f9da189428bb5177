import { useState } from 'react';
import type { Given, Question } from './quizQuestion';
import {
  answered,
  openRecord,
  outcomeOf,
  retrying,
  revealed,
  reviewOf,
  type QuestionRecord,
  type Review,
} from './quizRecord';
import { useQuizRecords, type QuestionsPlace } from './useQuizRecords';

/** The page that is open: a question by its index, or the review at the end. */
export type QuizPage = number | 'review';

export interface QuizState {
  readonly page: QuizPage;
  /**
   * Grows with every move between pages that the student has asked for, so that focus can follow.
   */
  readonly moves: number;
  readonly records: readonly QuestionRecord[];
  readonly review: Review;
  goTo(page: QuizPage): void;
  goNext(): void;
  goBack(): void;
  answer(question: Question, given: Given): void;
  retry(question: Question): void;
  reveal(question: Question): void;
  /** Forgets every result of this quiz and goes to the first question. */
  restart(): void;
}

/**
 * Where a student goes on: the first question without an answer, or the review when there is none.
 */
function startPage(questions: readonly Question[], records: readonly QuestionRecord[]): QuizPage {
  const first = questions.findIndex(
    (question, index) => outcomeOf(question, records[index] ?? openRecord) === 'untried',
  );
  return first === -1 ? 'review' : first;
}

/**
 * A quiz's facts and verbs. Results live on the device; the open page lives as long as the page
 * does.
 */
export function useQuiz(questions: readonly Question[], place: QuestionsPlace): QuizState {
  const [records, set] = useQuizRecords(questions, place);
  // Until the student does something, the page follows the stored results, which arrive after the
  // first rendering.
  const [position, setPosition] = useState<{ page: QuizPage | undefined; moves: number }>({
    page: undefined,
    moves: 0,
  });
  const page = position.page ?? startPage(questions, records);
  const last = questions.length - 1;

  function goTo(next: QuizPage): void {
    setPosition({ page: next, moves: position.moves + 1 });
  }

  function change(question: Question, step: (record: QuestionRecord) => QuestionRecord): void {
    const index = questions.indexOf(question);
    setPosition({ page: index, moves: position.moves });
    set(question, step(records[index] ?? openRecord));
  }

  return {
    page,
    moves: position.moves,
    records,
    review: reviewOf(questions, records),
    goTo,
    goNext: () => {
      if (page !== 'review') goTo(page === last ? 'review' : page + 1);
    },
    goBack: () => {
      if (page === 'review') goTo(last);
      else if (page > 0) goTo(page - 1);
    },
    answer: (question, given) => {
      change(question, (record) => answered(record, given));
    },
    retry: (question) => {
      change(question, retrying);
    },
    reveal: (question) => {
      change(question, revealed);
    },
    restart: () => {
      for (const question of questions) set(question, openRecord);
      goTo(0);
    },
  };
}
