import { describe, expect, it } from 'vitest';
import { rightGiven } from '../quizAnswer';
import type { Given, Question } from '../quizQuestion';
import {
  answered,
  openRecord,
  outcomeOf,
  parseRecord,
  retrying,
  revealed,
  reviewOf,
  type QuestionRecord,
} from '../quizRecord';

const base = { hash: '85944171f73967e8', prompt: 'Fråga?', label: 'Fråga?' };
const single: Question = {
  ...base,
  kind: 'single',
  choices: [
    { content: 'a', correct: true, why: 'w' },
    { content: 'b', correct: false, why: 'w' },
  ],
};
const number: Question = { ...base, kind: 'number', answer: 4, tolerance: 0, why: 'w' };
const order: Question = {
  ...base,
  kind: 'order',
  items: ['x', 'y'].map((word) => ({ content: word, text: word })),
  why: 'w',
};
const right: Given = { kind: 'picked', picked: [0] };
const wrong: Given = { kind: 'picked', picked: [1] };

describe('a record', () => {
  it('counts answers through retries', () => {
    const first = answered(openRecord, wrong);
    expect(first).toEqual({ state: 'answered', tries: 1, given: wrong });
    const again = retrying(first);
    expect(outcomeOf(single, again)).toBe('untried');
    expect(answered(again, right)).toEqual({ state: 'answered', tries: 2, given: right });
    expect(revealed(first)).toEqual({ state: 'revealed', tries: 1 });
  });

  it('is judged by the key as it is now, not by what was stored', () => {
    const record = answered(openRecord, { kind: 'written', text: '5' });
    expect(outcomeOf(number, record)).toBe('wrong');
    expect(outcomeOf({ ...number, tolerance: 1 }, record)).toBe('right');
  });
});

describe('parseRecord', () => {
  const states: readonly [Question, QuestionRecord][] = [
    [single, answered(openRecord, right)],
    [number, answered(openRecord, { kind: 'written', text: '4' })],
    [order, answered(openRecord, { kind: 'ordered', order: [1, 0] })],
    [single, retrying(answered(openRecord, wrong))],
    [single, revealed(openRecord)],
  ];

  it.each(states)('reads back what was stored (%#)', (question, record) => {
    expect(parseRecord(question, JSON.parse(JSON.stringify(record)))).toEqual(record);
  });

  it.each([
    [single, null],
    [single, 'answered'],
    [single, { state: 'answered', tries: 1 }],
    [single, { state: 'answered', tries: 0, given: right }],
    [single, { state: 'answered', tries: 1.5, given: right }],
    [single, { state: 'answered', tries: -1, given: right }],
    [single, { state: 'answered', tries: 1, given: { kind: 'picked', picked: [2] } }],
    [single, { state: 'answered', tries: 1, given: { kind: 'picked', picked: [0, 0] } }],
    [single, { state: 'answered', tries: 1, given: { kind: 'picked', picked: 'x' } }],
    [single, { state: 'answered', tries: 1, given: { kind: 'written', text: 'a' } }],
    [single, { state: 'open', tries: 1 }],
    [number, { state: 'answered', tries: 1, given: { kind: 'written', text: 4 } }],
    [order, { state: 'answered', tries: 1, given: { kind: 'ordered', order: [0] } }],
  ])('answers undefined for what cannot belong to the question (%#)', (question, raw) => {
    expect(parseRecord(question, raw)).toBeUndefined();
  });
});

describe('reviewOf', () => {
  const questions = [single, number, order];
  const givens = questions.map(rightGiven);
  const [rightSingle, rightNumber, rightOrder] = givens as [Given, Given, Given];

  it('starts with nothing answered', () => {
    const review = reviewOf(questions, []);
    expect(review).toMatchObject({
      answered: 0,
      right: 0,
      progress: 'Besvarade: 0 av 3. Rätt: 0.',
      score: '0 av 3 rätt, 3 obesvarade',
    });
    expect(review.rows.map((row) => row.text)).toEqual(Array(3).fill('Inte besvarad'));
  });

  it('names every outcome and counts first tries apart', () => {
    const review = reviewOf(questions, [
      answered(openRecord, rightSingle),
      answered(retrying(answered(openRecord, { kind: 'written', text: '3' })), rightNumber),
      revealed(openRecord),
    ]);
    expect(review.rows.map((row) => row.text)).toEqual([
      'Rätt på första försöket',
      'Rätt på försök 2',
      'Svaret visat',
    ]);
    expect(review.score).toBe('2 av 3 rätt, 1 på första försöket');
    expect(review.progress).toBe('Besvarade: 3 av 3. Rätt: 2.');
  });

  it('counts a retry as open and a wrong answer as answered', () => {
    const review = reviewOf(questions, [
      answered(openRecord, wrong),
      openRecord,
      retrying(answered(openRecord, rightOrder)),
    ]);
    expect(review.rows.map((row) => row.outcome)).toEqual(['wrong', 'untried', 'untried']);
    expect(review.score).toBe('0 av 3 rätt, 2 obesvarade');
  });

  it('says one unanswered question in the singular', () => {
    const review = reviewOf([single, number], [answered(openRecord, wrong)]);
    expect(review.score).toBe('0 av 2 rätt, 1 obesvarad');
  });
});
