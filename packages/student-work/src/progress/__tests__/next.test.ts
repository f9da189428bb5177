import { describe, expect, it } from 'vitest';
import type { Lesson, LessonList } from '../lessons';
import { firstOpen, nextStep } from '../next';
import { readProgress } from '../progress';

const lesson = (id: string, course: number, exercises = 2): Lesson => ({
  ...{ id, title: id, to: `/courses/${id}`, course },
  ...{ exercises, questions: 0, minutes: 5 },
});
const list: LessonList = {
  courses: [
    { title: 'Ett', to: '/ett' },
    { title: 'Två', to: '/tva' },
  ],
  lessons: [lesson('a', 0), lesson('b', 0), lesson('c', 0), lesson('d', 1)],
};

function stepAfter(id: string, done: readonly string[], more: Record<string, unknown> = {}) {
  const last = list.lessons.find((each) => each.id === id);
  if (last === undefined) throw new Error(`no lesson ${id}`);
  const read = done.map((each) => [`read:${each}`, 'true'] as const);
  const rest = Object.entries(more).map(([key, value]) => [key, JSON.stringify(value)] as const);
  return nextStep(list, { lesson: last, heading: undefined }, readProgress([...read, ...rest]));
}

describe('what comes next', () => {
  it('is the lesson that was open last, at its heading, as long as it is not done', () => {
    const [a] = list.lessons;
    if (a === undefined) throw new Error('no lesson');
    const heading = { id: 'vidare', text: 'Vidare' };
    const step = nextStep(list, { lesson: a, heading }, readProgress([]));
    expect(step).toEqual({ kind: 'continue', lesson: a, heading });
  });

  it.each([
    ['the next of its course', 'a', ['a'], 'b'],
    ['the first after it that is not done', 'a', ['a', 'b'], 'c'],
    ['one that was passed over, when the end is reached', 'c', ['b', 'c'], 'a'],
    ['another course, when its own is done', 'b', ['a', 'b', 'c'], 'd'],
    ['another course from the last of the list', 'd', ['d'], 'a'],
  ])('is %s', (_, from, done, wanted) => {
    expect(stepAfter(from, done)).toMatchObject({ kind: 'next', lesson: { id: wanted } });
  });

  it('never is a lesson whose exercises are all done, whether it is marked or not', () => {
    const work = {
      'parts:a': { exercises: ['exercise:1', 'exercise:2'], questions: [] },
      'exercise:1': true,
      'exercise:2': true,
    };
    expect(stepAfter('a', [], work)).toMatchObject({ kind: 'next', lesson: { id: 'b' } });
  });

  it('from the first page of a course is the first lesson that is not done either way', () => {
    const work = readProgress([
      ['parts:a', '{"exercises":["exercise:1","exercise:2"],"questions":[]}'],
      ['exercise:1', 'true'],
      ['exercise:2', 'true'],
      ['read:b', 'true'],
    ]);
    expect(firstOpen(list.lessons, work)?.id).toBe('c');
    expect(firstOpen(list.lessons.slice(0, 2), work)).toBeUndefined();
  });

  it('is nothing when all is done', () => {
    expect(stepAfter('b', ['a', 'b', 'c', 'd'])).toEqual({ kind: 'all' });
  });
});
