import { useState } from 'react';
import { useDeviceStore, type DeviceStore } from '@kurser/device-store';
import type { Lesson } from '../../progress/lessons';
import { useProgress } from '../../progress/useProgress';
import type { Question } from '@kurser/course-parts/Quiz/quizQuestion';
import type { Catalogue } from '../catalogue';
import { dayOf } from '../core/days';
import { afterAnswer, startSession, withoutTurn, type Session, type Turn } from '../core/session';
import { keepAnswer, type SessionAnswer } from '../keepAnswer';
import { readRoom, readWaiting, type Waiting } from '../storedCards';

/**
 * Where a sitting stands: a question is open, or has been answered and its reasons are read; at the
 * end no turn is left.
 */
interface State {
  readonly session: Session;
  /** The session as it goes on after the answer; undefined until there is one. */
  readonly next: Session | undefined;
  /** How many questions have been left behind. */
  readonly passed: number;
  readonly moves: number;
}

export interface Sitting {
  readonly turn: Turn | undefined;
  /** The number of the question, from 1, and of all that the sitting has as far as is known. */
  readonly number: number;
  readonly total: number;
  /** Grows with every move that the student has asked for, so that focus can follow. */
  readonly moves: number;
  /** How the first answers went. */
  readonly right: number;
  readonly missed: number;
  answer(lesson: Lesson, questions: readonly Question[], answer: SessionAnswer): void;
  goNext(): void;
  /** Passes over a lesson that has no question left. */
  skip(): void;
  /** Goes on with what waits still. */
  goOn(): void;
}

function begin({ lessons, room }: Waiting, moves: number): State {
  const session = startSession(lessons, room, dayOf(new Date()));
  return { session, next: undefined, passed: 0, moves };
}

function keep(
  store: DeviceStore,
  { turns }: Session,
  lesson: Lesson,
  questions: readonly Question[],
  answer: SessionAnswer,
): void {
  const isFirst = turns[0]?.kind === 'first';
  keepAnswer(store, lesson, questions, { ...answer, isFirst }, dayOf(new Date()));
}

/**
 * A sitting's facts and verbs. What is answered is kept at once; the sitting itself lasts as long
 * as the page.
 */
export function useSitting(catalogue: Catalogue): Sitting {
  const store = useDeviceStore();
  const progress = useProgress();
  const waiting = (): Waiting => readWaiting(store, catalogue, progress, dayOf(new Date()));
  const [state, setState] = useState(() => begin(waiting(), 0));
  const { session, next, passed, moves } = state;
  const left = next?.turns.length ?? session.turns.length - 1;
  return {
    turn: session.turns[0],
    number: passed + 1,
    total: passed + 1 + left,
    moves,
    right: session.right,
    missed: session.missed,
    answer: (lesson, questions, answer) => {
      keep(store, session, lesson, questions, answer);
      const { question, isRight } = answer;
      const room = readRoom(store, dayOf(new Date()));
      const after = afterAnswer(session, { hash: question.hash, isRight }, room);
      setState({ ...state, next: after });
    },
    goNext: () => {
      if (next === undefined) return;
      setState({ session: next, next: undefined, passed: passed + 1, moves: moves + 1 });
    },
    skip: () => {
      setState({ ...state, session: withoutTurn(session), moves: moves + 1 });
    },
    goOn: () => {
      setState(begin(waiting(), moves + 1));
    },
  };
}
