import type { DeviceStore } from '@kurser/device-store';
import { parseStored } from '@kurser/device-store/store';
import type { Lesson } from '../progress/lessons';
import { mergeParts } from '../progress/progress';
import { parseParts, partsKey } from '../progress/stored';
import type { Given, Question } from '@kurser/course-parts/Quiz/quizQuestion';
import {
  answered,
  openRecord,
  outcomeOf,
  parseRecord,
  toStored,
} from '@kurser/course-parts/Quiz/quizRecord';
import { cardKey, parseCard } from './core/card';
import { countOne, dayCountKey, parseDayCount } from './core/dayCount';
import type { Day } from './core/days';
import { cardAfter } from './core/schedule';

/** An answer in a session. Without `given` the student has asked for the answer instead. */
export interface SessionAnswer {
  readonly question: Question;
  readonly given: Given | undefined;
  readonly isRight: boolean;
}

/** Where the answer to a question is kept by the quiz of its lesson. */
const quizKey = ({ hash }: Pick<Question, 'hash'>): string => `quiz:${hash}`;

/**
 * Keeps the answer where the lesson's own quiz does, so that it counts there too. What is right
 * already stays right: a miss here says that something is forgotten, not that it was never done.
 */
function keepInLesson(
  store: DeviceStore,
  lesson: Lesson,
  questions: readonly Question[],
  { question, given }: SessionAnswer,
): void {
  if (given === undefined) return;
  const key = quizKey(question);
  const known = parseStored(store.read(key), (raw) => parseRecord(question, raw)) ?? openRecord;
  if (outcomeOf(question, known) === 'right') return;
  store.write(key, toStored(question, answered(known, given)));
  const parts = parseStored(store.read(partsKey(lesson.id)), parseParts);
  const seen = { exercises: [], questions: questions.map(quizKey) };
  store.write(partsKey(lesson.id), mergeParts(parts, seen, lesson));
}

/**
 * Keeps all that an answer says: the day's count, the lesson's next day after a first answer, and
 * the result in the lesson itself.
 * @param questions all questions that the lesson has now
 */
export function keepAnswer(
  store: DeviceStore,
  lesson: Lesson,
  questions: readonly Question[],
  answer: SessionAnswer & { readonly isFirst: boolean },
  today: Day,
): void {
  const count = parseStored(store.read(dayCountKey), parseDayCount);
  store.write(dayCountKey, countOne(count, today));
  keepInLesson(store, lesson, questions, answer);
  // A question that comes back the same day says what is remembered for minutes.
  if (!answer.isFirst) return;
  const key = cardKey(lesson.id);
  const card = parseStored(store.read(key), parseCard);
  const hashes = questions.map(({ hash }) => hash);
  const { question, isRight } = answer;
  store.write(key, cardAfter(lesson.id, card, { hash: question.hash, isRight }, hashes, today));
}
