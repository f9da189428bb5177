import { describe, expect, it } from 'vitest';
import { readStyles, usedStyles } from '../build/usedStyles';

const used = (sheet: string, html: string): string => usedStyles(readStyles(sheet), html);

const page = '<div class="card card--wide"><p>Se <a class="md:x" href="/a">a</a></p></div>';

describe('the styles of a page', () => {
  it.each([
    ['elements', 'p{top:0}'],
    ['its classes', '.card{top:0}'],
    ['its classes together', 'div.card.card--wide > p{top:0}'],
    ['a class that is written with a backslash', '.md\\:x{top:0}'],
    ['attributes, whatever stands in them', "a[href$='.pdf']{top:0}"],
    ['the state of the page', "[data-theme='dark'] .card{top:0}"],
    ['what is not so, or may be', '.card:not(.card--old),p:is(.a,.b){top:0}'],
    ['a place that the address leads to', '.card:target{top:0}'],
    ['printed pages', '@media print{.card{top:0}}'],
    ['nothing, but in which order layers go', '@layer a,b;'],
    ['a font', "@font-face{font-family:a;src:url('/a.woff2')}"],
    ['variables', ':root{--a:1px;--b:{}}'],
  ])('are what the sheet says of %s', (_what, sheet) => {
    expect(used(sheet, page)).toBe(sheet);
  });

  it.each([
    ['classes that it has not', '.old{top:0}'],
    ['classes that it has one of', '.card.card--old{top:0}'],
    ['what is inside another', '.old .card{top:0}'],
    ['what can be pressed', '.card:hover,p:focus-visible a{top:0}'],
    ['nothing at all, in layers', '@layer a{@media print{.old{top:0}}}'],
  ])('are nothing of what it says of %s', (_what, sheet) => {
    expect(used(sheet, page)).toBe('');
  });

  it('keep their order and their layers, and lose selectors one by one', () => {
    const sheet =
      '@layer a{.old,p{top:0}.old{top:1px}}.card:hover,.card{top:2px}/* so */p{top:3px}';
    expect(used(sheet, page)).toBe('@layer a{p{top:0}}.card{top:2px}p{top:3px}');
  });

  it('have the animations that they name', () => {
    const turn = '@keyframes turn{to{rotate:1turn}}';
    const sheet = `${turn}@keyframes fade{to{opacity:0}}.card{animation:turn 1s}.old{animation:fade 1s}`;
    expect(used(sheet, page)).toBe(`${turn}.card{animation:turn 1s}`);
  });

  it('cannot be read from half a sheet', () => {
    expect(() => readStyles('p{top:0')).toThrow('Unclosed block');
  });
});
