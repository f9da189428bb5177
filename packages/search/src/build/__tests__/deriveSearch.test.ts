import { describe, expect, it } from 'vitest';
import { deriveSearch } from '../deriveSearch';
import { searchFiles } from '../searchFiles';

const lesson = {
  route: '/courses/torsk',
  meta: '<meta name="description" content="Om torsken.">',
  html: '<article><div class="theme-doc-markdown markdown"><header><h1>Torsken</h1></header><p>Den lever i havet.</p></div></article>',
};

describe('deriveSearch', () => {
  it('hands over the files that its thread has made', async () => {
    const files = await deriveSearch([lesson]);
    const texts = (all: typeof files): readonly string[] =>
      all.map(({ name, bytes }) => `${name} ${Buffer.from(bytes).toString()}`);
    expect(texts(files)).toEqual(texts(searchFiles([lesson])));
    expect(files.every(({ bytes }) => bytes.length > 0)).toBe(true);
  });

  it('rejects with what the thread has to say', async () => {
    await expect(deriveSearch([])).rejects.toThrow('Ingen lektion att söka i');
  });
});
