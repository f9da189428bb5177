import { describe, expect, it } from 'vitest';
import { createRandom } from '@kurser/shared/random';
import type { Card } from '../card';
import { countOne, questionsADay, roomToday, type DayCount } from '../dayCount';
import type { Day } from '../days';
import { cardAfter } from '../schedule';
import { afterAnswer, startSession } from '../session';
import { chooseQuestion, waitingLessons } from '../waiting';

const start: Day = 20_000;
const questions = ['aaaaaaaa', 'bbbbbbbb', 'cccccccc', 'dddddddd'].map((hash) => ({ hash }));
const hashes = questions.map(({ hash }) => hash);

interface Year {
  /** Questions asked on each day that the student was there. */
  readonly asked: readonly number[];
  /** The longest that a lesson has waited beyond its day. */
  readonly longestWait: number;
  readonly lessons: number;
  /** How many of them have never been asked about. */
  readonly unasked: number;
}

interface Student {
  readonly days: number;
  /** How often an answer is right. */
  readonly knows: number;
  readonly lessonsAWeek: number;
  /** Lessons that are begun on the first day. */
  readonly atOnce?: number;
  isThere(day: number): boolean;
}

/**
 * A student who comes on school days, begins new lessons and answers one session a day and what the
 * day has room for after it.
 */
function simulate({ days, knows, lessonsAWeek, atOnce = 0, isThere }: Student): Year {
  const random = createRandom(7);
  const cards = new Map<string, Card>();
  const lessons: string[] = [];
  const asked: number[] = [];
  let longestWait = 0;
  let count: DayCount | undefined;
  const begin = (today: Day): void => {
    if (lessons.length >= 102) return;
    lessons.push(`lektion/${lessons.length}`);
    cards.set(lessons.at(-1) ?? '', { state: 'begun', day: today });
  };
  for (let each = 0; each < atOnce; each += 1) begin(start - 1);

  const answerAll = (today: Day): void => {
    let session = startSession(
      waitingLessons(lessons, cards, today),
      roomToday(count, today),
      today,
    );
    for (let turn = session.turns[0]; turn !== undefined; turn = session.turns[0]) {
      const card = cards.get(turn.lesson);
      const isRight = random.next() < knows;
      const hash =
        turn.kind === 'again' ? turn.hash : (chooseQuestion(questions, card)?.hash ?? '');
      if (turn.kind === 'first') {
        if (card?.state === 'asked') longestWait = Math.max(longestWait, today - card.due);
        cards.set(turn.lesson, cardAfter(turn.lesson, card, { hash, isRight }, hashes, today));
      }
      count = countOne(count, today);
      session = afterAnswer(session, { hash, isRight }, roomToday(count, today));
    }
  };

  for (let day = 0; day < days; day += 1) {
    const today = start + day;
    const isNewLesson =
      Math.floor(((day + 1) * lessonsAWeek) / 7) > Math.floor((day * lessonsAWeek) / 7);
    if (isNewLesson) begin(today);
    if (!isThere(day)) continue;
    // A session, and a second one for who goes on: together no more than the day has room for.
    answerAll(today);
    answerAll(today);
    asked.push(count?.day === today ? count.asked : 0);
  }
  const unasked = lessons.filter((id) => cards.get(id)?.state !== 'asked').length;
  return { asked, longestWait, lessons: lessons.length, unasked };
}

const isSchoolDay = (day: number): boolean => day % 7 < 5;
const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

describe.each([
  { knows: 0.7, meanAtMost: 8.5, waitAtMost: 7 },
  { knows: 0.85, meanAtMost: 5.5, waitAtMost: 3 },
])('a school year of three new lessons a week, $knows right', (row) => {
  const { knows, meanAtMost, waitAtMost } = row;
  const year = simulate({ days: 40 * 7, knows, lessonsAWeek: 3, isThere: isSchoolDay });

  it('never asks more than ten a day', () => {
    expect(year.lessons).toBe(102);
    expect(year.asked).toHaveLength(200);
    expect(Math.max(...year.asked)).toBe(questionsADay);
    expect(mean(year.asked)).toBeLessThanOrEqual(meanAtMost);
  });

  it('asks about all of it, and nothing waits long', () => {
    expect(year.unasked).toBe(0);
    expect(year.longestWait).toBeLessThanOrEqual(waitAtMost);
  });
});

describe('many lessons at once', () => {
  it('all have their turn, ten a day', () => {
    const lessons = { knows: 0.85, lessonsAWeek: 0, atOnce: 102 };
    const month = simulate({ days: 30, ...lessons, isThere: () => true });
    expect(Math.max(...month.asked)).toBe(questionsADay);
    expect(month.unasked).toBe(0);
    expect(month.longestWait).toBeLessThanOrEqual(14);
  });

  it('wait after three weeks away, and are caught up with ten a day', () => {
    const isAway = (day: number): boolean => day >= 140 && day < 161;
    const isThere = (day: number): boolean => isSchoolDay(day) && !isAway(day);
    const year = simulate({ days: 40 * 7, knows: 0.85, lessonsAWeek: 3, isThere });
    expect(Math.max(...year.asked)).toBe(questionsADay);
    expect(year.longestWait).toBeLessThanOrEqual(21 + 14);
    expect(mean(year.asked.slice(-20))).toBeLessThan(questionsADay);
  });
});
