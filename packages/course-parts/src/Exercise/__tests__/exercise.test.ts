import { createElement as h, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import {
  exerciseHash,
  exerciseParts,
  parseDone,
  parseExercise,
  visibleHints,
  exerciseId,
} from '../exercise';

function Hint(): ReactNode {
  return null;
}

function Solution(_props: { readonly title: string }): ReactNode {
  return null;
}

function Answer(_props: { readonly kind: string }): ReactNode {
  return null;
}

const isHint = (child: ReactNode): boolean =>
  typeof child === 'object' && child !== null && 'type' in child && child.type === Hint;

describe('parseExercise', () => {
  it('takes a title and one to three stars', () => {
    expect(parseExercise(' Antal veckor ', 2)).toEqual({ title: 'Antal veckor', stars: 2 });
  });

  it.each([
    [undefined, 1, 'title är undefined men ska vara en rubrik'],
    ['  ', 1, 'title är "  " men ska vara en rubrik'],
    ['Kö', undefined, 'Exercise "Kö": stars är undefined men ska vara {1}, {2} eller {3}'],
    ['Kö', 4, 'stars är 4 men'],
    ['Kö', '2', 'stars är "2" men'],
  ])('title %j and stars %j throw', (title, stars, message) => {
    expect(() => parseExercise(title, stars)).toThrow(message);
  });
});

describe('exerciseId', () => {
  it('is the title with a prefix that no heading has', () => {
    expect(exerciseId('Räkna veckor')).toBe('uppgift-räkna-veckor');
  });
});

describe('exerciseHash', () => {
  const task = h('p', { key: 't' }, 'Skriv en klass.');
  const hint = h(Hint, { key: 'h' }, 'Tänk på veckor.');
  const other = h(Hint, { key: 'h' }, 'Tänk på dagar.');
  const base = exerciseHash('Kö', [task, hint], isHint);

  it('stays when a hint changes', () => {
    expect(exerciseHash('Kö', [task, other], isHint)).toBe(base);
    expect(exerciseHash('Kö', [task], isHint)).toBe(base);
  });

  it('changes with the task and with the title', () => {
    expect(exerciseHash('Kö', [h('p', null, 'Skriv en lista.'), hint], isHint)).not.toBe(base);
    expect(exerciseHash('Stack', [task, hint], isHint)).not.toBe(base);
  });
});

describe('exerciseParts', () => {
  it('numbers hints and answers through the exercise, whatever stands between them', () => {
    const paragraph = h('p', { key: 2 }, 'text');
    const { parts, hints, answers, model } = exerciseParts(
      [
        'Uppgift',
        h(Hint, { key: 1 }, 'a'),
        paragraph,
        h(Hint, { key: 3 }, 'b'),
        h(Answer, { key: 5, kind: 'compare' }),
        h(Solution, { key: 4, title: 'Med slinga' }, 'c'),
      ],
      { hint: Hint, solution: Solution, answer: Answer },
    );
    expect([hints, answers, model]).toEqual([2, 1, 'c']);
    expect(parts).toEqual([
      { kind: 'task', node: 'Uppgift' },
      { kind: 'hint', number: 1, content: 'a' },
      { kind: 'task', node: expect.objectContaining({ type: 'p' }) as unknown },
      { kind: 'hint', number: 2, content: 'b' },
      { kind: 'answer', place: 0, written: { kind: 'compare' } },
      { kind: 'solution', title: 'Med slinga', content: 'c' },
    ]);
  });
});

describe('hints', () => {
  it('come one at a time: the opened ones and the next', () => {
    expect([0, 1, 2, 3].map((opened) => visibleHints(opened, 3))).toEqual([1, 2, 3, 3]);
    expect(visibleHints(0, 0)).toBe(0);
  });
});

describe('parseDone', () => {
  it('knows only the mark itself', () => {
    expect(parseDone(true)).toBe(true);
    for (const raw of [null, 1, 'true', {}]) expect(parseDone(raw)).toBeUndefined();
  });
});
