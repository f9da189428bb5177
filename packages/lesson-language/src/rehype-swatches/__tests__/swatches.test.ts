import type { Element, Root } from 'hast';
import { describe, expect, it } from 'vitest';
import rehypeSwatches from '..';

const cell = (text: string, tagName = 'td'): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: [{ type: 'text', value: text }],
});

function shown(...texts: readonly string[]): readonly string[] {
  const cells = texts.map((text) => cell(text));
  const row: Element = { type: 'element', tagName: 'tr', properties: {}, children: cells };
  const tree: Root = { type: 'root', children: [row] };
  rehypeSwatches()(tree);
  return cells.map(({ children: [first] }) =>
    first?.type === 'element' ? String(first.properties['style']) : '',
  );
}

describe('a row with a colour', () => {
  it('shows it beside the name', () => {
    expect(shown('2', 'red', 'röd')).toEqual(['', '', 'background: #813338']);
    // The same word in code and in Swedish.
    expect(shown('8', 'orange', 'orange')).toEqual(['', '', 'background: #8e5029']);
  });

  it('is known by both its names, so that no other table changes', () => {
    expect(shown('2', 'rött', 'röd')).toEqual(['', '', '']);
    expect(shown('red', 'stopp')).toEqual(['', '']);
  });
});
