import { findingsOf } from '@kurser/course-parts/Answer/core/findings';
import { judge } from '@kurser/course-parts/Answer/core/judge';
import {
  fieldCount,
  type AnswerQuestion,
  type Fields,
} from '@kurser/course-parts/Answer/core/question';
import type { AnswerMark, HandedAnswer } from '../../file/handIn';

async function judgeAnswer(
  question: AnswerQuestion,
  answer: HandedAnswer | undefined,
): Promise<AnswerMark | 'own'> {
  const written = answer?.fields ?? [];
  // What is handed in may be of another edition, or made by hand: as many fields as there are.
  const fields: Fields = Array.from({ length: fieldCount(question) }, (_, at) => written[at] ?? '');
  if (fields.every((text) => text.trim() === '')) return 'open';
  if (question.kind === 'compare') return 'own';
  const found = await findingsOf(question, fields);
  return typeof found === 'string' ? 'open' : judge(question, fields, found).kind;
}

/** Judges an exercise's answers anew, as its page does. */
export function judgeAnswers(
  questions: readonly AnswerQuestion[],
  answers: readonly HandedAnswer[],
): Promise<readonly (AnswerMark | 'own')[]> {
  return Promise.all(questions.map((question, place) => judgeAnswer(question, answers[place])));
}
