import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markOf, type Card } from '../card';
import { questionsADay } from '../dayCount';
import {
  afterAnswer,
  questionsASession,
  sessionLength,
  startSession,
  withoutTurn,
  type Session,
} from '../session';
import { chooseQuestion, waitingLessons } from '../waiting';

const today = 20_000;
const lessons = Array.from({ length: 102 }, (_, index) => `lektion/${index}`);
const right = { hash: 'a', isRight: true };
const wrong = { hash: 'a', isRight: false };

/** Answers the whole session, and tells which lessons were asked about. */
function play(session: Session, isRight: (turn: number) => boolean, room: number): string[] {
  const asked: string[] = [];
  let rest = session;
  for (let turn = rest.turns[0]; turn !== undefined; turn = rest.turns[0]) {
    asked.push(turn.lesson);
    const answer = isRight(asked.length) ? right : wrong;
    rest = afterAnswer(rest, answer, room - asked.length);
  }
  return asked;
}

describe('waitingLessons', () => {
  it('puts those first that have waited longest, and leaves out those that rest', () => {
    const cards = new Map<string, Card>([
      ['lektion/0', { state: 'begun', day: today }],
      ['lektion/1', { state: 'begun', day: today - 1 }],
      ['lektion/2', { state: 'begun', day: today - 9 }],
    ]);
    const waiting = waitingLessons(lessons.slice(0, 4), cards, today);
    expect(waiting).toEqual(['lektion/2', 'lektion/1', 'lektion/3']);
  });
});

describe('a session', () => {
  it('has eight questions, or as many as the day has room for', () => {
    expect(startSession(lessons, 10, today).turns).toHaveLength(questionsASession);
    expect(startSession(lessons, 2, today).turns).toHaveLength(2);
    expect(startSession(lessons.slice(0, 3), 10, today).turns).toHaveLength(3);
    expect(startSession([], 10, today).turns).toEqual([]);
    expect(sessionLength(lessons, 0)).toBe(0);
  });

  it('takes those that have waited longest, in mixed order', () => {
    const asked = startSession(lessons, 10, today).turns.map(({ lesson }) => lesson);
    expect([...asked].sort()).toEqual(lessons.slice(0, questionsASession));
    expect(asked).not.toEqual(lessons.slice(0, questionsASession));
  });

  it('brings a miss back last, once', () => {
    const start = startSession(lessons.slice(0, 3), 10, today);
    const order = start.turns.map(({ lesson }) => lesson);
    const asked = play(start, () => false, 10);
    expect(asked).toEqual([...order, ...order]);
    const only = startSession(lessons.slice(0, 1), 10, today);
    expect(play(only, () => false, 10)).toEqual(['lektion/0']);
  });

  it('counts first answers alone', () => {
    let session = startSession(lessons.slice(0, 2), 10, today);
    session = afterAnswer(session, wrong, 9);
    session = afterAnswer(session, right, 8);
    session = afterAnswer(session, right, 7);
    expect(session).toEqual({ turns: [], right: 1, missed: 1 });
    expect(afterAnswer(session, right, 6)).toEqual(session);
  });

  it('never asks more than the day has room for, nor about a lesson twice in a row', () => {
    fc.assert(
      fc.property(
        fc.nat(102),
        fc.nat(questionsADay),
        fc.infiniteStream(fc.boolean()),
        (waiting, room, answers) => {
          const start = startSession(lessons.slice(0, waiting), room, today);
          const asked = play(start, () => answers.next().value === true, room);
          expect(asked.length).toBeLessThanOrEqual(room);
          expect(asked.some((lesson, index) => lesson === asked[index + 1])).toBe(false);
        },
      ),
    );
  });

  it('passes over a lesson that has no question left', () => {
    const start = startSession(lessons.slice(0, 2), 10, today);
    expect(withoutTurn(start)).toEqual({ ...start, turns: start.turns.slice(1) });
  });
});

describe('chooseQuestion', () => {
  const questions = ['aaaaaaaa1', 'bbbbbbbb1', 'cccccccc1'].map((hash) => ({ hash }));
  const card = (seen: Readonly<Record<string, number>>): Card => {
    return { state: 'asked', day: today, due: today + 3, stability: 3, difficulty: 5, seen };
  };

  it('takes the first that has not been asked, then the one of longest ago', () => {
    expect(chooseQuestion(questions, undefined)?.hash).toBe('aaaaaaaa1');
    expect(chooseQuestion(questions, card({ aaaaaaaa: today }))?.hash).toBe('bbbbbbbb1');
    const seen = { aaaaaaaa: today - 1, bbbbbbbb: today - 9, cccccccc: today - 3 };
    expect(chooseQuestion(questions, card(seen))?.hash).toBe('bbbbbbbb1');
  });

  it('goes through all before one comes again', () => {
    const seen: Record<string, number> = {};
    const asked = [1, 2, 3, 4].map((day) => {
      const { hash = '' } = chooseQuestion(questions, card({ ...seen })) ?? {};
      seen[markOf(hash)] = today + day;
      return hash;
    });
    expect(asked).toEqual(['aaaaaaaa1', 'bbbbbbbb1', 'cccccccc1', 'aaaaaaaa1']);
  });

  it('asks a changed question as a new one, and nothing where there is none', () => {
    const seen = { aaaaaaaa: today - 1, bbbbbbbb: today - 1, dddddddd: today - 9 };
    expect(chooseQuestion(questions, card(seen))?.hash).toBe('cccccccc1');
    expect(chooseQuestion([], card(seen))).toBeUndefined();
  });
});
