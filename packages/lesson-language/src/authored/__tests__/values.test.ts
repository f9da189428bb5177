import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { attributesOf } from '../../source/jsx';
import { attributeValue, type Written } from '../values';

const processor = unified().use(remarkParse).use(remarkMdx);

/** The value of the attribute `a` of an element that has no other. */
function valueOf(attribute: string): Written | undefined {
  const [element] = processor.parse(`<A ${attribute} />`).children;
  const [first] = attributesOf(element as MdxJsxFlowElement);
  return first === undefined ? undefined : attributeValue(first);
}

describe('attributeValue', () => {
  it.each([
    ['a', true],
    ['a="1 &amp; 2"', '1 & 2'],
    ['a={3}', 3],
    ['a={-3.5}', -3.5],
    ['a={!true}', false],
    ['a={"x"}', 'x'],
    ['a={`x\ny`}', 'x\ny'],
    ['a={[1, [2]]}', [1, [2]]],
    ["a={{ b: 1, 'c-d': [true] }}", { b: 1, 'c-d': [true] }],
    ['a={null}', null],
  ])('%s is known', (written, value) => {
    expect(valueOf(written)).toEqual({ known: true, value });
  });

  it.each([
    'a={många}',
    'a={1 + 2}',
    'a={`${b}`}',
    'a={[b]}',
    'a={{ [b]: 1 }}',
    'a={{ ...b }}',
    'a={-"x"}',
    'a={() => 1}',
    'a={<B />}',
  ])('%s is not known before the page runs', (written) => {
    expect(valueOf(written)).toEqual({ known: false });
  });
});
