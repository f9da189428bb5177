import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sortedGlossary, sortedWordList } from '../sortedWords';

describe('sortedGlossary', () => {
  it('puts å, ä and ö last, and keeps every entry', () => {
    const text = '{"öppen": {"sv": "b"}, "array": {"sv": "a"}, "zon": {"sv": "c"}}';
    expect(Object.entries(JSON.parse(sortedGlossary(text)) as object)).toEqual([
      ['array', { sv: 'a' }],
      ['zon', { sv: 'c' }],
      ['öppen', { sv: 'b' }],
    ]);
  });

  it('names the line where it is no JSON', () => {
    expect(() => sortedGlossary('{\n"a": {}\n"b": {}}')).toThrow(
      /^docs\/glossary\.json:2 {2}ett komma saknas/,
    );
  });

  it.each(['[]', 'null', '"text"'])('refuses %s', (text) => {
    expect(() => sortedGlossary(text)).toThrow('ska vara ett objekt');
  });
});

describe('sortedWordList', () => {
  it('sorts, drops doubles and empty lines, and keeps the comment first', () => {
    expect(sortedWordList('# Ord\nöga\nlexern\n\nalfa\nlexern\n')).toBe(
      '# Ord\nalfa\nlexern\nöga\n',
    );
  });

  it('changes nothing in the files as they stand', () => {
    for (const [file, sorted] of [
      ['docs/glossary.json', sortedGlossary],
      ['docs/ordlista.txt', sortedWordList],
    ] as const) {
      const text = readFileSync(file, 'utf8');
      expect(sorted(text), `${file}: kör npm run sort-words`).toBe(text);
    }
  });
});
