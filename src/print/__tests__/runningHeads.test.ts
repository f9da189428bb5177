import { describe, expect, it } from 'vitest';
import { headRules } from '../runningHeads';

describe('the heads of printed pages', () => {
  it('say their text on all pages, or on those of a name', () => {
    const css = headRules([
      { text: 'Årskurs 3', side: 'left' },
      { text: 'Modul 5: Arv', page: 'sida4', side: 'right' },
    ]);
    expect(css).toContain('@page { @top-left { content: "Årskurs 3"; font-size: 9pt; } }');
    expect(css).toContain(
      '@page sida4 { @top-right { content: "Modul 5: Arv"; font-size: 9pt; } }',
    );
  });

  it('leave out the first page, which has its title', () => {
    expect(headRules([{ text: 'a', side: 'left' }])).toMatch(
      /:first \{ @top-left \{ content: none/,
    );
  });

  it.each([
    ['Vad är "sant"?', String.raw`"Vad är \"sant\"?"`],
    [String.raw`C:\ och \n`, String.raw`"C:\\ och \\n"`],
    ['två\nrader', '"två rader"'],
  ])('cannot be left by the text %j', (text, written) => {
    expect(headRules([{ text, side: 'left' }])).toContain(`content: ${written};`);
  });
});
