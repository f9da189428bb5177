import { describe, expect, it } from 'vitest';
import { createLessonList, type Page, type SidebarItem } from '../lessonList';

const page = (id: string, kind = 'lesson'): Page => ({
  id,
  title: `Om ${id}`,
  permalink: `/courses/${id}`,
  frontMatter: { page_kind: kind, reading_minutes: 4 },
});

const doc = (id: string): SidebarItem => ({ type: 'doc', id });

const sidebar: readonly SidebarItem[] = [
  doc('index'),
  {
    type: 'category',
    label: 'Årskurs 3',
    link: { type: 'generated-index', permalink: '/courses/category/årskurs-3' },
    items: [
      doc('3/intro'),
      { type: 'category', label: 'Extra', items: [doc('3/extra/18')] },
      { type: 'link', label: 'Utåt' },
    ],
  },
  {
    type: 'category',
    label: 'Rust',
    link: { type: 'doc', id: 'rust/index' },
    items: [doc('rust/1')],
  },
  { type: 'category', label: 'Tom', items: [] },
];

const pages = [
  page('index', 'index'),
  page('3/intro'),
  page('3/extra/18', 'opening'),
  page('rust/index', 'index'),
  page('rust/1', 'workbook'),
  page('utanför'),
];

describe('createLessonList', () => {
  const list = createLessonList(sidebar, pages, ({ id }) => ({
    exercises: id.length,
    questions: 2,
  }));

  it('makes a course of each outermost category that has lessons', () => {
    expect(list.courses).toEqual([
      { title: 'Årskurs 3', to: '/courses/category/årskurs-3' },
      { title: 'Rust', to: '/courses/rust/index' },
    ]);
  });

  it('finds the lessons at any depth, in order, without index pages and pages of no course', () => {
    expect(list.lessons.map(({ id, course }) => [id, course])).toEqual([
      ['3/intro', 0],
      ['3/extra/18', 0],
      ['rust/1', 1],
    ]);
    expect(list.lessons[0]).toEqual({
      id: '3/intro',
      title: 'Om 3/intro',
      to: '/courses/3/intro',
      course: 0,
      exercises: 7,
      questions: 2,
      minutes: 4,
    });
  });

  it('takes along the number that stands beside the title', () => {
    const numbered = pages.map((each) => ({
      ...each,
      frontMatter: { ...each.frontMatter, numbered_as: 'Kapitel 3' },
    }));
    const none = () => ({ exercises: 0, questions: 0 });
    expect(createLessonList(sidebar, numbered, none).lessons[0]?.numberedAs).toBe('Kapitel 3');
  });

  it('takes along what the passes take, where there are any', () => {
    const divided = pages.map((each) => ({
      ...each,
      frontMatter: { ...each.frontMatter, pass_minutes: [25, 30] },
    }));
    const none = () => ({ exercises: 0, questions: 0 });
    expect(createLessonList(sidebar, divided, none).lessons[0]?.passes).toEqual([25, 30]);
  });
});
