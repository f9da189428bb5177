import { describe, expect, it } from 'vitest';
import { withInlineStyles } from '../inlineStyles';

const page = (sheets: string): string => `<head>${sheets}<script src=/a.js defer></script>`;
const linked = page('<link rel=stylesheet href=/assets/css/main.1.css />');

describe('the style sheets of a page', () => {
  it('stand in it, as they are', () => {
    const sheet = 'a{color:red;background:url(/b.svg)}b{content:\'$&\';mask:url("data:x")}';
    expect(withInlineStyles(linked, () => sheet)).toBe(page(`<style>${sheet}</style>`));
  });

  it('are asked for by their addresses, each in its place', () => {
    const two = page('<link rel="stylesheet" href="/a.css"><link rel=stylesheet href=/b.css>');
    expect(withInlineStyles(two, (address) => address)).toBe(
      page('<style>/a.css</style><style>/b.css</style>'),
    );
  });

  it('are there, else the page would stand without any', () => {
    expect(() => withInlineStyles(page(''), () => 'a{}')).toThrow('no style sheet');
  });

  it.each([
    'a{background:url(b.svg)}',
    "a{background:url('../b.svg')}",
    '@import "b.css";',
    '</style>',
  ])('are refused where they mean something else: %s', (sheet) => {
    expect(() => withInlineStyles(linked, () => sheet)).toThrow('cannot stand in a page');
  });
});
