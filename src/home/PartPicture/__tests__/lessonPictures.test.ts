import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lessonPictures, ownPictureOf } from '../lessonPictures';
import { listFiles } from 'docusaurus-plugin-seal/build';

const idOf = (file: string): string => file.replace(/\.mdx?$/, '');

describe('a lesson’s own picture', () => {
  it.each([
    ['3/m12', 'growth'],
    ['3/m1', 'list'],
    ['3/intro', 'lending'],
    ['ai/textbook/8', 'pixels'],
    ['ai/workbook/10', 'squares'],
    ['ai/textbook/10', 'squares'],
    ['applied_programming/search_algorithms/pacman', 'chase'],
    ['applied_programming/search_algorithms/DFS', undefined],
  ])('of %s is %s', (id, picture) => {
    expect(ownPictureOf(id)).toBe(picture);
    expect(existsSync(`docs/${id}.mdx`)).toBe(true);
  });

  it('is some lesson’s, each of them', async () => {
    const files = (await listFiles('docs')).filter((name) => name.endsWith('.mdx'));
    const shown = new Set<string | undefined>(files.map((file) => ownPictureOf(idOf(file))));
    expect(Object.keys(lessonPictures).filter((name) => !shown.has(name))).toEqual([]);
  });
});
