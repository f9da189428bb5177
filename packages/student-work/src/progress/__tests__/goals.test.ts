import { describe, expect, it } from 'vitest';
import type { PagePart } from '@kurser/shared/pageParts';
import { goalsText, standingOfGoals } from '../goals';

const part = (key: string, id: string, ...goals: readonly number[]): PagePart => ({
  key,
  goals,
  id,
  name: key,
});

const parts = [
  part('quiz:a', 'quiz-1', 1),
  part('quiz:b', 'quiz-1', 1, 2),
  part('exercise:c', 'uppgift-c', 2),
];
const texts = ['rita', 'räkna', 'läsa'];

describe('standingOfGoals', () => {
  it('takes a goal for tried when one of its parts has been tried', () => {
    const standing = standingOfGoals(texts, parts, new Set(['quiz:b']));
    expect(standing.map(({ isTried }) => isTried)).toEqual([true, true, false]);
    expect(goalsText(standing)).toBe('Mål: 2 av 3 prövade');
  });

  it('takes the word of a part that has been tried without a result', () => {
    const attempted = parts.map((each) => ({ ...each, isTried: each.key === 'exercise:c' }));
    const standing = standingOfGoals(texts, attempted, new Set());
    expect(standing.map(({ isTried }) => isTried)).toEqual([false, true, false]);
  });

  it('leads to each panel once, by its first question', () => {
    const ways = standingOfGoals(texts, parts, new Set()).map((goal) =>
      goal.parts.map(({ name }) => name),
    );
    expect(ways).toEqual([['quiz:a'], ['quiz:b', 'exercise:c'], []]);
  });

  it('tells parts of the same name apart by their place on the page', () => {
    const predict = (id: string) => ({ ...part(id, id, 1), name: 'Förutsäg utskriften' });
    const [goal] = standingOfGoals(
      ['rita'],
      [predict('a'), { ...predict('b'), goals: [2] }, predict('c'), ...parts],
      new Set(),
    );
    expect(goal?.parts.map(({ name }) => name)).toEqual([
      'Förutsäg utskriften (1 av 3)',
      'Förutsäg utskriften (3 av 3)',
      'quiz:a',
    ]);
  });
});
