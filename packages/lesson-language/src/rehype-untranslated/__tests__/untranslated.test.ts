import type { Element, ElementContent, Root } from 'hast';
import { expect, it } from 'vitest';
import rehypeUntranslated from '..';

const walk = (...children: ElementContent[]): void => {
  const tree: Root = { type: 'root', children };
  rehypeUntranslated()(tree);
};

it('a formula is not translated, and the sentence around it is', () => {
  const formula: Element = {
    ...{ type: 'element', tagName: 'span', children: [] },
    properties: { className: ['katex'] },
  };
  const sentence: Element = {
    ...{ type: 'element', tagName: 'p', properties: {} },
    children: [{ type: 'text', value: 'Talet ' }, formula],
  };
  walk(sentence);
  expect(formula.properties['translate']).toBe('no');
  expect(sentence.properties).toEqual({});
});

it('a key is not translated', () => {
  const key: ElementContent = {
    ...{ type: 'mdxJsxTextElement', name: 'kbd', attributes: [] },
    children: [{ type: 'text', value: 'Tab' }],
  };
  walk(key);
  expect(key).toMatchObject({ attributes: [{ name: 'translate', value: 'no' }] });
});
