import { createElement as h } from 'react';
import { describe, expect, it } from 'vitest';
import { findFence, nodeToText, splitFences } from '..';

const fence = h(
  'pre',
  null,
  h('code', { className: 'language-python', metastring: 'check="x"' } as object, 'print(1)\n'),
);

describe('nodeToText', () => {
  it('joins the text of nested elements in order', () => {
    expect(nodeToText([h('p', { key: 1 }, 'a ', h('code', null, 'b')), 3])).toBe('a b3');
  });

  it('answers the empty string where there is no text', () => {
    expect(nodeToText(null)).toBe('');
    expect(nodeToText(h('br'))).toBe('');
  });
});

describe('findFence', () => {
  it('reads language, meta and text without the last line break', () => {
    expect(findFence(fence)).toEqual({ language: 'python', meta: 'check="x"', text: 'print(1)' });
  });

  it('reads the colours that the build has given the code', () => {
    const props = { className: 'language-python', colours: '0f5' };
    expect(findFence(h('pre', null, h('code', props as object, 'print(1)')))?.colours).toBe('0f5');
  });

  it('answers undefined for other nodes', () => {
    expect(findFence(h('p', null, 'text'))).toBeUndefined();
    expect(findFence('text')).toBeUndefined();
    expect(findFence(h('pre', null, h('code', null, 'no language')))).toBeUndefined();
  });
});

describe('splitFences', () => {
  it('keeps the order of fences and of the rest', () => {
    const { fences, rest } = splitFences([
      h('p', { key: 'p' }, 'q'),
      h('pre', { key: 'f' }, h('code', { className: 'language-c' }, 'x')),
    ]);
    expect(fences.map((f) => f.language)).toEqual(['c']);
    expect(rest.map((node) => nodeToText(node))).toEqual(['q']);
  });
});
