import { describe, expect, it } from 'vitest';
import { beginningBlocks, hasRest } from '../../beginning';
import { splitContent } from '../build/splitContent';

const room = '<div data-early-rest="" style="height:100vh"></div>';
const blocks = (count: number, block = (at: number) => `<p>${String(at)}</p>`): string[] =>
  Array.from({ length: count }, (_, at) => block(at));
const page = (inner: string): string =>
  `<nav><a href="/">Hem</a></nav><article><div class="theme-doc-markdown markdown">${inner}</div><footer><p>Slut</p></footer></article>`;

/** A page of so many blocks, and its two parts put together again. */
function split(all: readonly string[]) {
  const { beginning, rest } = splitContent(page(all.join('')));
  return { beginning, rest, together: beginning.replace(room, rest) };
}

describe('a page’s content', () => {
  const enough = Array.from({ length: 99 }, (_, count) => count).findIndex(hasRest);

  it('is split after the beginning’s blocks, and has everything around them with it', () => {
    const all = blocks(enough);
    const { beginning, rest, together } = split(all);
    expect(rest).toBe(all.slice(beginningBlocks).join(''));
    expect(beginning).toBe(page(all.slice(0, beginningBlocks).join('') + room));
    expect(together).toBe(page(all.join('')));
  });

  it.each([
    ['a few blocks', page(blocks(enough - 1).join(''))],
    ['no blocks', page('')],
    ['no text of its own', '<main><h1>Start</h1></main>'],
    ['a text without an end', `<div class="markdown"><p>1</p>`],
  ])('with %s is all beginning', (_what, content) => {
    expect(splitContent(content)).toEqual({ beginning: content, rest: '' });
  });

  it.each([
    ['elements in blocks', '<ul><li><p>a</p><div class="markdown"><p>b</p></div></li></ul>'],
    ['elements without an end', '<p>a<br/>b<img src="/a.png"/></p>'],
    ['drawings', '<svg><path d="M0"/><g><path d="M1"></path></g></svg>'],
    ['formulas', '<span><math><mspace width="1em"/><mi>x</mi></math></span>'],
    [
      'signs that look like markup',
      '<pre><code>if (a &lt; b) x = &quot;&lt;/div&gt;&quot;</code></pre>',
    ],
    ['comments', '<div><!-- <p> --><p>a</p></div>'],
    ['text between blocks', '\n<p>a</p> och '],
  ])('is split between blocks where there are %s', (_what, block) => {
    const all = blocks(enough + 3, () => block);
    const { rest, together } = split(all);
    expect(together).toBe(page(all.join('')));
    expect(rest.match(/<(?:ul|p|svg|span|pre|div)\b/)?.index).toBe(0);
    expect(rest.split(block.trim()).length - 1).toBeGreaterThanOrEqual(
      enough - beginningBlocks + 2,
    );
  });
});
