import type { Question } from './question';

/** The id of the panel that holds these questions, for links to it. */
export function quizId(questions: readonly Pick<Question, 'hash'>[]): string {
  return `quiz-${questions[0]?.hash.slice(0, 8) ?? ''}`;
}
