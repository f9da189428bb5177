import { describe, expect, it } from 'vitest';
import { lessonsBeside, type Lesson, type LessonList } from '../lessons';
import { inOneLine, totalTexts } from '../texts';

const lesson = (id: string, more: Partial<Lesson> = {}): Lesson => ({
  id,
  title: `Om ${id}`,
  to: `/courses/${id}`,
  course: 0,
  exercises: 5,
  questions: 3,
  minutes: 6,
  ...more,
});

it('lessons stand beside those of their own folder, and not of one in it', () => {
  const lessons = ['3/m1', '3/extra/18', '3/m2'].map((id) => lesson(id));
  const list: LessonList = { courses: [], lessons };
  const beside = (id: string): readonly string[] =>
    lessonsBeside(list, lesson(id)).map((each) => each.id);
  expect(beside('3/m2')).toEqual(['3/m1', '3/m2']);
  expect(beside('3/extra/18')).toEqual(['3/extra/18']);
});

it('pieces in one line are broken between them alone', () => {
  expect(inOneLine(['6 min läsning', '5 uppgifter'])).toBe(
    '6\u00a0min\u00a0läsning · 5\u00a0uppgifter',
  );
});

describe('what several lessons take together', () => {
  it.each<[string, readonly Partial<Lesson>[], readonly string[]]>([
    ['reading alone', [{ exercises: 0 }], ['minst 6 min']],
    [
      'passes with all that is done in them',
      [{}, { passes: [25, 30] }],
      ['minst 1 h', '10 uppgifter'],
    ],
    ['sheets of exercises', [{ minutes: 1 }, { minutes: 1 }], ['10 uppgifter']],
    ['tens downwards', [{ exercises: 1, passes: [60, 79] }], ['minst 2 h 10 min', '1 uppgift']],
  ])('is told: %s', (_, lessons, texts) => {
    expect(totalTexts(lessons.map((more) => lesson('3/m1', more)))).toEqual(texts);
  });
});
