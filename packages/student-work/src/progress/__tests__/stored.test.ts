import { describe, expect, it } from 'vitest';
import { outcomeOf, toStored } from '@kurser/course-parts/Quiz/quizRecord';
import type { Question } from '@kurser/course-parts/Quiz/quizQuestion';
import { checked, newPlay, shown } from '../../../../course-parts/src/Parsons/play';
import { makePuzzle } from '../../../../course-parts/src/Parsons/puzzle';
import { isPartDone, isPartTried, kindOf, parseLastLesson } from '../stored';

describe('parseLastLesson', () => {
  it('takes the lesson with or without a heading, and nothing else', () => {
    const heading = { id: 'grenar', text: 'Grenar' };
    expect(parseLastLesson({ id: '3/m2' })).toEqual({ id: '3/m2' });
    expect(parseLastLesson({ id: '3/m2', heading })).toEqual({ id: '3/m2', heading });
    expect(parseLastLesson({ id: '3/m2', heading: { id: 1 } })).toEqual({ id: '3/m2' });
    for (const raw of [null, 'x', [], {}, { id: 3 }]) expect(parseLastLesson(raw)).toBeUndefined();
  });
});

describe('isPartDone', () => {
  const question: Question = {
    kind: 'text',
    hash: 'a',
    prompt: 'Vad?',
    label: 'Vad?',
    accepts: ['stack'],
    rejects: [],
    why: 'därför',
  };

  it('agrees with the quiz about what it stores', () => {
    for (const text of ['stack', 'kö']) {
      const record = { state: 'answered', tries: 1, given: { kind: 'written', text } } as const;
      const isRight = outcomeOf(question, record) === 'right';
      const stored: unknown = JSON.parse(JSON.stringify(toStored(question, record)));
      expect(isPartDone('quiz:a', stored)).toBe(isRight);
      expect(isPartDone('predict:a', stored)).toBe(isRight);
    }
    expect(isPartDone('quiz:a', toStored(question, { state: 'revealed', tries: 1 }))).toBe(false);
  });

  it('knows a ticked exercise, and no other keys', () => {
    expect(isPartDone('exercise:a', true)).toBe(true);
    expect(isPartDone('exercise:a', false)).toBe(false);
    expect(isPartDone('flag:a', true)).toBe(false);
  });
});

describe('a puzzle', () => {
  const puzzle = makePuzzle('a\nb\nc\nd', '') ?? { hash: '', lines: [], start: [] };
  const untouched = newPlay(puzzle);
  const solved = checked(puzzle, { ...untouched, order: [0, 1, 2, 3] } as typeof untouched);

  it.each([
    ['untouched', untouched, false, false],
    ['checked once', checked(puzzle, untouched), true, false],
    ['solved', solved, true, true],
    ['shown without a try', shown(untouched), false, false],
    ['shown after a try', shown(checked(puzzle, untouched)), true, false],
  ])('that is %s', (_, play, isTried, isDone) => {
    expect(isPartTried('parsons:a', play)).toBe(isTried);
    expect(isPartDone('parsons:a', play)).toBe(isDone);
  });
});

describe('isPartTried', () => {
  it('counts an answer, right or wrong, and not a look at the answer', () => {
    for (const key of ['quiz:a', 'predict:a']) {
      expect(isPartTried(key, { state: 'answered', tries: 1, right: false })).toBe(true);
      expect(isPartTried(key, { state: 'retrying', tries: 2 })).toBe(true);
      expect(isPartTried(key, { state: 'revealed', tries: 0 })).toBe(false);
    }
    expect(isPartTried('exercise:a', true)).toBe(true);
    expect(isPartTried('flag:a', { tries: 1 })).toBe(false);
  });
});

describe('kindOf', () => {
  it.each([
    ['read:3/m1', 'read'],
    ['exercise:a', 'exercise'],
    ['work:3/m1#uppgift-a', 'work'],
    ['quiz:a', 'question'],
    ['predict:a', 'question'],
    ['parsons:a', 'question'],
    ['repeat:3/m1', 'repetition'],
    ['repeat-day', 'bookkeeping'],
    ['flag:a', 'flag'],
    ['pyrun:a', 'program'],
    ['gatesim:symbols', 'setting'],
    ['gatesim:build:a', 'lab'],
    ['spritelab:Figur', 'lab'],
    ['last-lesson', 'place'],
    ['parts:3/m1', 'bookkeeping'],
    ['något nytt', 'other'],
  ])('%s is of the kind %s', (key, kind) => {
    expect(kindOf(key)).toBe(kind);
  });
});
