import type { ReactNode } from 'react';

/** One answer to choose, with the reason why it is right or wrong. */
export interface Choice {
  readonly content: ReactNode;
  readonly correct: boolean;
  readonly why: string;
}

/** A wrong answer that the author foresaw, with the reason why it is wrong. */
export interface Reject {
  readonly text: string;
  readonly why: string;
}

/** A piece to put in order. `text` is its readable text and never empty. */
export interface Item {
  readonly content: ReactNode;
  readonly text: string;
}

interface QuestionBase {
  /** Hash of everything that decides what a right answer is; results are stored under it. */
  readonly hash: string;
  readonly prompt: ReactNode;
  /** The prompt's first words, for lists of questions. */
  readonly label: string;
  /** The numbers of the page's goals that it practises. */
  readonly goals?: readonly number[];
}

export interface ChoiceQuestion extends QuestionBase {
  readonly kind: 'single' | 'multiple';
  readonly choices: readonly Choice[];
}

export interface WrittenQuestion extends QuestionBase {
  readonly kind: 'text' | 'output';
  /** At least one; the first is the one shown as the answer. */
  readonly accepts: readonly [string, ...string[]];
  readonly rejects: readonly Reject[];
  readonly why: string;
}

export interface NumberQuestion extends QuestionBase {
  readonly kind: 'number';
  readonly answer: number;
  /** Largest distance from `answer` that is still right; 0 or more. */
  readonly tolerance: number;
  readonly unit?: string;
  readonly why: string;
}

export interface OrderQuestion extends QuestionBase {
  readonly kind: 'order';
  /** In the right order. */
  readonly items: readonly Item[];
  readonly why: string;
}

export type Question = ChoiceQuestion | WrittenQuestion | NumberQuestion | OrderQuestion;

export type QuestionKind = Question['kind'];

/**
 * What a student has put in. `picked` and `order` are indices into the question's choices or items.
 */
export type Given =
  | { readonly kind: 'picked'; readonly picked: readonly number[] }
  | { readonly kind: 'written'; readonly text: string }
  | { readonly kind: 'ordered'; readonly order: readonly number[] };

/** The id of the panel that holds these questions, for links to it. */
export function quizId(questions: readonly Pick<Question, 'hash'>[]): string {
  return `quiz-${questions[0]?.hash.slice(0, 8) ?? ''}`;
}
