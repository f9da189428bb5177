import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Lesson, LessonList } from '../lessons';
import {
  findLesson,
  isFirstLesson,
  lessonsIn,
  lessonsOfCourse,
  nextLesson,
  nextUnread,
  numberOf,
} from '../lessons';
import {
  countRead,
  isDone,
  isBegun,
  isCourseRead,
  mergeParts,
  readProgress,
  standingOf,
  workShare,
} from '../progress';
import {
  doneQuestion,
  lessonsText,
  numberText,
  onwardText,
  readText,
  sizeTexts,
  standingTexts,
} from '../texts';

const lesson = (id: string, course = 0, exercises = 2, questions = 3): Lesson => ({
  id,
  title: `Om ${id}`,
  to: `/courses/${id}`,
  course,
  exercises,
  questions,
  minutes: 6,
});

const list: LessonList = {
  courses: [
    { title: 'Årskurs 3', to: '/courses/category/årskurs-3' },
    { title: 'Rust', to: '/courses/category/rust' },
  ],
  lessons: [lesson('3/m1'), lesson('3/m2'), lesson('rust/1', 1), lesson('rust/2', 1)],
};

const right = JSON.stringify({ state: 'answered', tries: 1, given: {}, right: true });
const wrong = JSON.stringify({ state: 'answered', tries: 1, given: {}, right: false });

describe('lessons', () => {
  it('are found by id, by course and by a part of the sidebar', () => {
    expect(findLesson(list, '3/m2')?.title).toBe('Om 3/m2');
    expect(findLesson(list, 'borta')).toBeUndefined();
    const encoded = '/courses/category/%C3%A5rskurs-3';
    expect(lessonsOfCourse(list, encoded).map(({ id }) => id)).toEqual(['3/m1', '3/m2']);
    expect(lessonsOfCourse(list, '/någon/annanstans')).toEqual([]);
    const part = {
      type: 'category',
      href: '/courses/category/rust',
      items: [{ type: 'link', href: '/courses/rust/2' }, { type: 'html' }],
    };
    expect(lessonsIn(list, [part]).map(({ id }) => id)).toEqual(['rust/2']);
  });

  it('of a part of the sidebar come in the order of the list, each once', () => {
    const links = ['rust/2', '3/m1', 'rust/1', '3/m1'].map((id) => ({
      type: 'link',
      href: `/courses/${id}`,
    }));
    expect(lessonsIn(list, links).map(({ id }) => id)).toEqual(['3/m1', 'rust/1', 'rust/2']);
  });

  it('are gone through once, however many parts of the sidebar are asked for', () => {
    let asked = 0;
    const counted = Array.from({ length: 100 }, (_, index) => {
      const { to, ...rest } = lesson(`rust/${index}`);
      return {
        ...rest,
        get to() {
          asked += 1;
          return to;
        },
      };
    });
    const large: LessonList = { courses: list.courses, lessons: counted };
    for (let index = 0; index < 100; index += 1)
      expect(lessonsIn(large, [{ type: 'link', href: `/courses/rust/${index}` }])).toHaveLength(1);
    expect(asked).toBe(100);
  });

  it('are followed by the next one of their own course', () => {
    expect(nextLesson(list, lesson('3/m1'))?.id).toBe('3/m2');
    expect(nextLesson(list, lesson('3/m2'))).toBeUndefined();
    expect(nextLesson(list, lesson('rust/2', 1))).toBeUndefined();
  });

  it('have the number of their title, among those of their kind in the course', () => {
    const titled = (title: string, course = 0): Lesson => ({ ...lesson(title, course), title });
    const fifth = titled('Modul 5: Arv');
    const lessons = [titled('Introduktion'), titled('Modul 4: Inkapsling'), fifth];
    const others = [titled('Projekt 1: Data'), titled('Modul 1: Annan kurs', 1)];
    const numbered: LessonList = { courses: list.courses, lessons: [...lessons, ...others] };
    expect(numberOf(numbered, fifth)).toEqual({ noun: 'Modul', number: 5, total: 2 });
    for (const title of [
      'Introduktion',
      'Ett projekt: data',
      'Version 2 av spelet',
      'TRSE 101: språket',
    ])
      expect(
        numberOf({ ...numbered, lessons: [...lessons, titled(title)] }, titled(title)),
      ).toBeUndefined();
  });

  it('have the number of their front matter, whatever the title says', () => {
    const chapter = (number: number): Lesson => ({
      ...lesson(`ai/${String(number)}`),
      numberedAs: `Kapitel ${String(number)}`,
      title: 'Modul 9: Sökning',
    });
    const numbered: LessonList = { ...list, lessons: [chapter(1), chapter(2)] };
    expect(numberOf(numbered, chapter(2))).toEqual({ noun: 'Kapitel', number: 2, total: 2 });
  });

  it('lead on to the next unread ones in the same course', () => {
    const next = (id: string, read: readonly string[], most = 3): readonly string[] =>
      nextUnread(list, lesson(id), (other) => read.includes(other), most).map((each) => each.id);
    expect(next('3/m1', ['3/m1'])).toEqual(['3/m2']);
    expect(next('3/m1', ['3/m1', '3/m2'])).toEqual([]);
    expect(next('3/m2', [])).toEqual([]);
    const long = { ...list, lessons: ['a', 'b', 'c', 'd', 'e'].map((id) => lesson(id)) };
    const ids = nextUnread(long, lesson('a'), (id) => id === 'b', 2).map(({ id }) => id);
    expect(ids).toEqual(['c', 'd']);
  });
});

describe('a course', () => {
  it('begins with its first lesson', () => {
    expect(isFirstLesson(list, lesson('3/m1'))).toBe(true);
    expect(isFirstLesson(list, lesson('3/m2'))).toBe(false);
    expect(isFirstLesson(list, lesson('rust/1', 1))).toBe(true);
  });

  it('is read when every lesson of it is, whatever the others are', () => {
    const having = (...ids: readonly string[]) => ({ ...readProgress([]), read: new Set(ids) });
    expect(isCourseRead(list, lesson('3/m2'), having('3/m2'))).toBe(false);
    expect(isCourseRead(list, lesson('3/m2'), having('3/m1', '3/m2'))).toBe(true);
    expect(isCourseRead(list, lesson('rust/1', 1), having('3/m1', '3/m2'))).toBe(false);
  });
});

describe('readProgress', () => {
  it('reads what is read and done, and takes another shape as nothing', () => {
    const progress = readProgress([
      ['read:3/m1', 'true'],
      ['read:3/m2', '"ja"'],
      ['exercise:a', 'true'],
      ['exercise:b', '1'],
      ['quiz:a', right],
      ['quiz:b', wrong],
      ['quiz:c', '{"state":"revealed","tries":1,"right":true}'],
      ['quiz:d', '{'],
      ['pyrun:a', 'true'],
      ['parts:3/m1', '{"exercises":["exercise:a"],"questions":[]}'],
      ['parts:3/m2', '{"exercises":[1],"questions":[]}'],
      ['parts:rust/1', '[]'],
    ]);
    expect([...progress.read]).toEqual(['3/m1']);
    expect([...progress.done]).toEqual(['exercise:a', 'quiz:a']);
    expect([...progress.parts.keys()]).toEqual(['3/m1']);
  });

  it('never throws, whatever the device holds', () => {
    const key = fc.oneof(
      fc.string(),
      fc
        .constantFrom('read:', 'parts:', 'exercise:', 'quiz:')
        .chain((start) => fc.string().map((rest) => start + rest)),
    );
    const text = fc.oneof(fc.string(), fc.json());
    fc.assert(
      fc.property(fc.array(fc.tuple(key, text)), (entries) => {
        const progress = readProgress(entries);
        for (const { id } of list.lessons) {
          const { exercises, questions } = standingOf(lesson(id), progress);
          expect(exercises.done).toBeLessThanOrEqual(exercises.total);
          expect(questions.done).toBeLessThanOrEqual(questions.total);
        }
      }),
    );
  });
});

describe('standingOf', () => {
  const progress = readProgress([
    ['read:3/m1', 'true'],
    ['exercise:a', 'true'],
    ['exercise:gammal', 'true'],
    ['exercise:annan-lektion', 'true'],
    ['quiz:a', right],
    ['parts:3/m1', '{"exercises":["exercise:a","exercise:b"],"questions":["quiz:a","quiz:b"]}'],
  ]);

  it('counts what is done among the parts of the lesson', () => {
    expect(standingOf(lesson('3/m1'), progress)).toEqual({
      isRead: true,
      exercises: { done: 1, total: 2 },
      questions: { done: 1, total: 3 },
    });
  });

  it('has no more done than there is, when parts have gone', () => {
    const keys = ['exercise:a', 'exercise:b', 'exercise:gammal'];
    const opened = readProgress([
      ...keys.map((key) => [key, 'true'] as const),
      ['parts:3/m1', JSON.stringify({ exercises: keys, questions: [] })],
    ]);
    expect(standingOf(lesson('3/m1'), opened).exercises).toEqual({ done: 2, total: 2 });
  });

  it('is empty for a lesson that has not been opened, with the totals of the build', () => {
    const standing = standingOf(lesson('3/m2'), progress);
    expect(standing).toEqual({
      isRead: false,
      exercises: { done: 0, total: 2 },
      questions: { done: 0, total: 3 },
    });
    expect(isBegun(standing)).toBe(false);
    expect(isBegun(standingOf(lesson('3/m1'), progress))).toBe(true);
  });

  it('is said in Swedish, without what a lesson does not have', () => {
    expect(standingTexts(standingOf(lesson('3/m1'), progress))).toEqual([
      'Läst',
      '1 av 2 uppgifter klara',
      '1 av 3 frågor rätt',
    ]);
    expect(standingTexts(standingOf(lesson('3/m2', 0, 1, 0), progress))).toEqual([
      'Inte läst än',
      '0 av 1 uppgift klar',
    ]);
    expect(readText(countRead(list.lessons, progress))).toBe('1 av 4 lektioner lästa');
    expect(readText({ done: 0, total: 1 })).toBe('0 av 1 lektion läst');
    const place = { noun: 'Modul', number: 5, total: 17 };
    const big = lesson('3/m1', 0, 5);
    expect([numberText(place), ...sizeTexts(big)]).toEqual([
      'Modul 5 av 17',
      '6 min läsning',
      '5 uppgifter',
    ]);
    expect(sizeTexts(lesson('3/m1', 0, 1))).toEqual(['6 min läsning', '1 uppgift']);
    expect(sizeTexts(lesson('3/m1', 0, 0))).toEqual(['6 min läsning']);
    // A sheet of exercises is not done in the minute that its words take.
    expect(sizeTexts({ ...lesson('3/m1', 0, 15), minutes: 1 })).toEqual(['15 uppgifter']);
    // One time is told, and it is the one that the headings tell too.
    expect(sizeTexts({ ...big, passes: [25, 30] })).toEqual(['2 pass, ca 55 min', '5 uppgifter']);
    expect([place, undefined].map(doneQuestion)).toEqual([
      'Klar med modul 5?',
      'Klar med lektionen?',
    ]);
    expect(onwardText(big, { ...place, number: 6 })).toBe('Klar – vidare till 6: Om 3/m1');
    const titled = { ...big, title: 'Modul 6: Arv' };
    expect(onwardText(titled, { ...place, number: 6 })).toBe('Klar – vidare till 6: Arv');
    expect(onwardText(big, { ...place, noun: 'Arbetsbok', number: 1 })).toBe(
      'Klar – vidare till arbetsbok 1: Om 3/m1',
    );
    expect(onwardText(big, undefined)).toBe('Klar – vidare till Om 3/m1');
    expect([1, 24].map(lessonsText)).toEqual(['1 lektion', '24 lektioner']);
  });
});

describe('mergeParts', () => {
  const counted = { exercises: 2, questions: 1 };
  const parts = (exercises: readonly string[], questions: readonly string[]) => ({
    exercises,
    questions,
  });

  it('keeps what was known until the whole page has told its parts', () => {
    expect(mergeParts(undefined, parts(['a'], []), counted)).toEqual(parts(['a'], []));
    expect(mergeParts(parts(['a', 'b'], ['q']), parts(['b'], []), counted)).toEqual(
      parts(['a', 'b'], ['q']),
    );
  });

  it('forgets an exercise that is gone or has another text, once the page is whole', () => {
    expect(mergeParts(parts(['a', 'b'], ['q']), parts(['a', 'c'], ['q']), counted)).toEqual(
      parts(['a', 'c'], ['q']),
    );
  });

  it('settles: telling the same parts again changes nothing', () => {
    const keys = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'));
    const any = fc.record({ exercises: keys, questions: keys });
    fc.assert(
      fc.property(any, any, fc.nat(4), fc.nat(4), (known, seen, exercises, questions) => {
        const once = mergeParts(known, seen, { exercises, questions });
        expect(mergeParts(once, seen, { exercises, questions })).toEqual(once);
      }),
    );
  });
});

describe('how much of the work is done', () => {
  const lessons = [lesson('a', 0, 1, 1), lesson('b', 0, 2, 2)];
  const opened = ['parts:b', '{"exercises":["exercise:1","exercise:2"],"questions":["quiz:1"]}'];
  const share = (...entries: readonly (readonly string[])[]): number =>
    workShare(lessons, readProgress(entries.map(([key = '', text = '']) => [key, text] as const)));

  it('grows with a lesson that is read, and with an exercise of one that is not', () => {
    expect(share()).toBe(0);
    expect(share(opened, ['exercise:1', 'true'])).toBe(0.125);
    expect(share(opened, ['exercise:1', 'true'], ['read:a', 'true'])).toBe(0.625);
    expect(share(['read:a', 'true'], ['read:b', 'true'])).toBe(1);
    expect(workShare([], readProgress([]))).toBe(0);
  });

  it('is all of a lesson without exercises and questions only when it is read', () => {
    const bare = lesson('c', 0, 0, 0);
    expect(isDone(standingOf(bare, readProgress([])))).toBe(false);
    expect(isDone(standingOf(bare, readProgress([['read:c', 'true']])))).toBe(true);
  });
});
