import { describe, expect, it } from 'vitest';
import { parseMdx } from '@kurser/lesson-language/source/parseMdx';
import { lineAt, maskToProse, notProse } from '../page/prose';

const wordsOf = (source: string) =>
  maskToProse(source, parseMdx(source)).split(notProse).join(' ').split(/\s+/).filter(Boolean);

describe('maskToProse', () => {
  it('keeps text and leaves out code, formulas, addresses and character references', () => {
    const source =
      'Kör `print` på $x^2$ och&nbsp;se [svaret](./fil.mdx) på https://example.org i `for`-slingan.';
    expect(wordsOf(source)).toEqual(['Kör', 'på', 'och', 'se', 'svaret', 'på', 'i', '-slingan.']);
  });

  it('keeps titles, reasons and alternative texts, without the code in them', () => {
    const source =
      '<Exercise title="Byt `a` mot b" stars={1}>\n\n![En katt](./k.png)\n\n</Exercise>';
    expect(wordsOf(source)).toEqual(['"Byt', 'mot', 'b"', 'En', 'katt']);
  });

  it('keeps the titles of fences and the explanations of traces, not the code', () => {
    const source =
      '```python title="Lön"\nlon = 1\n```\n\n```steptrace\nx\n===\n@1\n: Värdet ökar.\nvar x = 1\n```';
    expect(wordsOf(source)).toEqual(['Lön', ':', 'Värdet', 'ökar.']);
  });

  it('keeps title and description of the front matter, not its keywords', () => {
    expect(wordsOf('---\ntitle: Köer\nkeywords: [heapq]\n---\n\nText.')).toEqual(['Köer', 'Text.']);
  });

  it('keeps every character in its place', () => {
    const source = 'En `a`\n\n| kol | b |\n| --- | - |\n| ett | två |\n';
    const prose = maskToProse(source, parseMdx(source));
    expect(prose).toHaveLength(source.length);
    expect(prose.indexOf('två')).toBe(source.indexOf('två'));
    expect(lineAt(source, source.indexOf('två'))).toBe(5);
  });
});
