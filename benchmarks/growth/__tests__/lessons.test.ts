import { describe, expect, it } from 'vitest';
import { lessonFiles, lessonPath, lessonTitle } from '../lessons';

describe('the lessons of a grown site', () => {
  const files = lessonFiles(401);
  const lessons = files.filter(({ path }) => /lektion\d+\.mdx$/.test(path));

  it('are as many as asked for, each with a text of its own', () => {
    expect(lessons).toHaveLength(401);
    expect(new Set(lessons.map(({ text }) => text)).size).toBe(401);
  });

  it('lie forty in a part and ten parts in an area', () => {
    expect(lessonPath(39)).toBe('omrade1/del1/lektion40');
    expect(lessonPath(40)).toBe('omrade1/del2/lektion41');
    expect(lessonPath(400)).toBe('omrade2/del11/lektion401');
    const categories = files.filter(({ path }) => path.endsWith('_category_.json'));
    expect(categories).toHaveLength(2 + 11);
    expect(categories.map(({ text }) => text).join()).toContain('"label":"Område 2"');
  });

  it('are the same in every run', () => {
    expect(lessonFiles(3)).toEqual(lessonFiles(3));
  });

  it('have their title in their front matter', () => {
    expect(lessons[7]?.text).toContain(`title: '${lessonTitle(7)}'`);
    expect(lessonTitle(7)).toMatch(/^Lektion 8: [A-ZÅÄÖ]/);
  });
});
