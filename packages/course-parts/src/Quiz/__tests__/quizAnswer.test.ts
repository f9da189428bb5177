import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyGiven, findGap, judge, rightGiven } from '../quizAnswer';
import { normalizeOutput, outputDifference } from '../printout';
import type { Given, Question } from '../quizQuestion';

const base = { hash: '85944171f73967e8', prompt: 'Fråga?', label: 'Fråga?' };
const choices = [
  { content: 'a', correct: true, why: 'w' },
  { content: 'b', correct: true, why: 'w' },
  { content: 'c', correct: false, why: 'w' },
];
const single: Question = { ...base, kind: 'single', choices: choices.slice(1) };
const multiple: Question = { ...base, kind: 'multiple', choices };
const text: Question = {
  ...base,
  kind: 'text',
  accepts: ['stack', 'LIFO-kö'],
  rejects: [{ text: 'kö', why: 'En kö lämnar ut det äldsta först.' }],
  why: 'w',
};
const number: Question = {
  ...base,
  kind: 'number',
  answer: 12.5,
  tolerance: 0.1,
  unit: 'cm',
  why: 'w',
};
const output: Question = { ...base, kind: 'output', accepts: ['0\n1\n2'], rejects: [], why: 'w' };
const order: Question = {
  ...base,
  kind: 'order',
  items: ['x', 'y', 'z', 'y'].map((word) => ({ content: word, text: word })),
  why: 'w',
};
const all = [single, multiple, text, number, output, order];

const picked = (...indices: number[]): Given => ({ kind: 'picked', picked: indices });
const wrote = (words: string): Given => ({ kind: 'written', text: words });
const ordered = (...indices: number[]): Given => ({ kind: 'ordered', order: indices });

/** What is said about a wrong answer. */
function reasonOf(question: Question, given: Given): string | undefined {
  const verdict = judge(question, given);
  return verdict.right ? undefined : verdict.reason;
}

describe('every kind', () => {
  it.each(all)('$kind: its own right answer is right, the empty one is not', (question) => {
    expect(judge(question, rightGiven(question))).toEqual({ right: true });
    expect(findGap(question, rightGiven(question))).toBeUndefined();
    expect(judge(question, emptyGiven(question)).right).toBe(false);
  });

  it.each(all)('$kind: an answer of another kind is wrong', (question) => {
    const own = emptyGiven(question).kind;
    for (const given of [picked(0), wrote('stack'), ordered(0, 1, 2, 3)])
      if (given.kind !== own) expect(judge(question, given)).toEqual({ right: false });
  });
});

describe('choices', () => {
  it('single takes exactly the correct one', () => {
    expect(judge(single, picked(0)).right).toBe(true);
    expect(judge(single, picked(1)).right).toBe(false);
  });

  it('multiple takes all correct ones in any order, and says what kind of fault there is', () => {
    expect(judge(multiple, picked(1, 0)).right).toBe(true);
    expect(reasonOf(multiple, picked(0))).toContain('fler rätta svar');
    expect(reasonOf(multiple, picked(0, 1, 2))).toContain('stämmer inte');
    expect(judge(multiple, picked(0))).not.toHaveProperty('isNear');
  });

  it('asks for a choice before judging', () => {
    expect(findGap(single, picked())).toBe('Välj ett svar först.');
  });
});

describe('text', () => {
  it.each(['stack', ' STACK ', 'stack.', 'st\u00adack', 'lifo-kö', 'LIFO-KO\u0308'])(
    '%j is accepted',
    (words) => {
      expect(judge(text, wrote(words)).right).toBe(true);
    },
  );

  it('counts a run of blanks as one, and tells one from none', () => {
    const words: Question = { ...text, accepts: ['först in'] };
    expect(judge(words, wrote('Först \t in')).right).toBe(true);
    expect(judge(words, wrote('Förstin')).right).toBe(false);
  });

  it('gives the reason of a foreseen answer, and none for others', () => {
    expect(judge(text, wrote('Kö'))).toEqual({
      right: false,
      reason: 'En kö lämnar ut det äldsta först.',
    });
    expect(judge(text, wrote('stackk'))).toEqual({ right: false });
    expect(findGap(text, wrote('  '))).toBe('Skriv ett svar först.');
  });
});

describe('number', () => {
  it.each([
    '12,5',
    '12.5',
    '12,6',
    '12.4',
    '12,5 cm',
    '12,5CM',
    '1,25e1',
    '+12,5',
    '12,5.',
    '12,5 cm.',
  ])('%j is right within the tolerance', (words) => {
    expect(judge(number, wrote(words)).right).toBe(true);
  });

  it.each([
    ['12,7', undefined],
    ['-12,5', 'Se över tecknet.'],
    ['1250', 'Siffrorna stämmer, men inte storleksordningen.'],
    ['0,125', 'Siffrorna stämmer, men inte storleksordningen.'],
  ])('%j is wrong', (words, reason) => {
    expect(judge(number, wrote(words))).toEqual(
      reason === undefined ? { right: false } : { right: false, isNear: true, reason },
    );
  });

  it.each(['tolv', '12,5 m', '1,2,5', '', '0x10', '12-5'])('%j is not a number', (words) => {
    expect(findGap(number, wrote(words))).toMatch(/^Skriv ett/);
    expect(judge(number, wrote(words)).right).toBe(false);
  });

  it('allows for binary fractions but not for a real difference when the tolerance is 0', () => {
    const exact: Question = { ...number, answer: 0.1 + 0.2, tolerance: 0 };
    expect(judge(exact, wrote('0,3')).right).toBe(true);
    expect(judge(exact, wrote('0,3000001')).right).toBe(false);
    const zero: Question = { ...number, answer: 0, tolerance: 0 };
    expect(judge(zero, wrote('-0')).right).toBe(true);
    expect(judge(zero, wrote('0,001'))).toEqual({ right: false });
  });

  it('accepts what it shows as the answer, for any number', () => {
    fc.assert(
      fc.property(
        fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 }),
        (answer) => {
          const any: Question = { ...base, kind: 'number', answer, tolerance: 0, why: 'w' };
          expect(judge(any, rightGiven(any)).right).toBe(true);
        },
      ),
      { examples: [[65536], [-0.5], [1e15]] },
    );
  });
});

describe('output', () => {
  it.each(['0\n1\n2', '0\n\u200b1\n2', '0\n1\n2\n', '0 \r\n1\t\r\n2\r\n\r\n'])(
    '%j is right',
    (printed) => {
      expect(judge(output, wrote(printed)).right).toBe(true);
    },
  );

  it.each([
    ['0\n1', 'fler rader'],
    ['0\n1\n2\n3', 'för många rader'],
    ['0\n2\n1', 'Rad 2'],
    ['0 1 2', 'radbrytningar'],
    ['  0\n1\n2', 'mellanslag för mycket'],
  ])('%j is wrong, and the difference is named', (printed, part) => {
    expect(reasonOf(output, wrote(printed))).toContain(part);
  });

  it('takes the quotation marks that a phone makes of straight ones', () => {
    const list: Question = { ...output, accepts: ["['A1', \"it's\"]"] };
    expect(judge(list, wrote('[‘A1’, “it’s”]')).right).toBe(true);
  });

  it('keeps letter case and blanks at the start of a line', () => {
    expect(normalizeOutput('  Hej  \n\n')).toBe('  Hej');
    expect(outputDifference('Hej', 'hej').reason).toContain('tora och små');
    expect(outputDifference('4', '5').reason).toBe('Programmet skriver något annat.');
  });
});

describe('order', () => {
  it('lets pieces with the same text stand for each other', () => {
    expect(judge(order, ordered(0, 3, 2, 1)).right).toBe(true);
  });

  it('counts what is right from the top, and is near when most of it is', () => {
    expect(judge(order, ordered(0, 2, 1, 3))).toEqual({
      right: false,
      reason: '1 av 4 stämmer uppifrån räknat.',
    });
    expect(judge(order, ordered(0, 1, 3, 2)).right).toBe(false);
  });
});
