import { judge, textsToSum } from '@kurser/course-parts/Answer/core/judge';
import {
  fieldCount,
  type AnswerQuestion,
  type Fields,
} from '@kurser/course-parts/Answer/core/question';
import { findDigest, sha256Hex } from '@kurser/shared/sha256';
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
  const texts = textsToSum(question, fields);
  const digest = findDigest();
  if (texts.length > 0 && digest === undefined) return 'open';
  const sums =
    digest === undefined ? [] : await Promise.all(texts.map((text) => sha256Hex(text, digest)));
  return judge(question, fields, sums).kind;
}

/** Judges an exercise's answers anew, as its page does. */
export function judgeAnswers(
  questions: readonly AnswerQuestion[],
  answers: readonly HandedAnswer[],
): Promise<readonly (AnswerMark | 'own')[]> {
  return Promise.all(questions.map((question, place) => judgeAnswer(question, answers[place])));
}
