import { describe, expect, it } from 'vitest';
import { makeIndex } from '../../build/makeIndex';
import { lessons } from '../../query/__tests__/sea';
import { readIndex, readTexts, UnreadableIndex } from '../readIndex';

const noPause = (): Promise<void> => Promise.resolve();
const files = makeIndex(lessons);

describe('the index file', () => {
  it('is read back with its pages, sections and terms', async () => {
    const index = await readIndex(files.index, noPause);
    expect(index.pages.map(({ route }) => route)).toEqual(lessons.map(({ route }) => route));
    expect(index.sections.filter(({ anchor }) => anchor === '')).toHaveLength(lessons.length);
    expect(index.sectionsOfPage.map(({ first }) => index.sections[first]?.anchor)).toEqual(
      lessons.map(() => ''),
    );
    expect(index.sectionsOfPage.map(({ first, end }) => end - first)).toEqual(
      lessons.map(({ sections }) => sections.length),
    );
    expect(index.findTerm('konflik')?.sections).toBe(1);
    expect(index.findTerm('sak')).toBeUndefined();
  });

  it('is the same for the same lessons', () => {
    expect(makeIndex(lessons)).toEqual(files);
  });

  it('lets the browser in between its lines', async () => {
    let pauses = 0;
    await readIndex(files.index, () => {
      pauses += 1;
      return Promise.resolve();
    });
    expect(pauses).toBeGreaterThanOrEqual(files.index.split('\n').length - 1);
  });

  it.each([
    ['a page that a server gave instead', '<!doctype html>'],
    ['another version', files.index.replace('"version":3', '"version":2')],
    ['nothing', ''],
    ['something else', '{"a":1}'],
    ['a file cut off', files.index.slice(0, -20)],
  ])('is refused: %s', async (_what, text) => {
    await expect(readIndex(text, noPause)).rejects.toThrow(UnreadableIndex);
  });

  it('is not made of no lessons', () => {
    expect(() => makeIndex([])).toThrow('Ingen lektion att söka i');
  });
});

describe('the file of texts', () => {
  it('has one for each section', async () => {
    const texts = await readTexts(files.texts, noPause);
    expect(texts).toHaveLength(lessons.flatMap(({ sections }) => sections).length);
    expect(texts[1]).toMatch(/^En gren/);
  });

  it.each(['<!doctype html>', '[1]', '{}'])('is refused when it is %s', async (text) => {
    await expect(readTexts(text, noPause)).rejects.toThrow(UnreadableIndex);
  });
});
