import type { Element, ElementContent, Root } from 'hast';
import { describe, expect, it } from 'vitest';
import rehypeUnbroken from '..';

const element = (tagName: string, ...children: readonly ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: [...children],
});
const text = (value: string): ElementContent => ({ type: 'text', value });

function afterwards(child: Element): Element {
  const tree: Root = { type: 'root', children: [child] };
  rehypeUnbroken()(tree);
  return child;
}

const classesOf = (code: string): unknown => {
  const inline = element('code', text(code));
  afterwards(element('p', inline));
  return inline.properties['className'];
};

const proseOf = (prose: string): unknown => {
  const [child] = afterwards(element('p', text(prose))).children;
  return child?.type === 'text' && child.value;
};

describe('code in the text', () => {
  it.each(['--human-readable', 'x->next', 'apt-get install'])('%s is kept whole', (code) => {
    expect(classesOf(code)).toEqual(['unbroken']);
  });

  it('may be divided where it has no hyphen, or no room on a phone', () => {
    expect(classesOf('print(x)')).toBeUndefined();
    expect(classesOf('python3 -m pip install pytest')).toBeUndefined();
  });

  it('is copied as it was written', () => {
    const inline = element('code', text('1 000'));
    const block = element('pre', element('code', text('--all 1 000')));
    expect(afterwards(element('p', inline))).toEqual(element('p', element('code', text('1 000'))));
    expect(afterwards(block)).toEqual(element('pre', element('code', text('--all 1 000'))));
  });
});

describe('a number in groups of three', () => {
  it('is kept whole', () => {
    expect(proseOf('Av 1 000 000 gissningar är 25 000 fel.')).toBe(
      'Av 1\u00A0000\u00A0000 gissningar är 25\u00A0000 fel.',
    );
  });

  it('stays as it is where an answer is compared with it', () => {
    const key = { type: 'mdxJsxFlowElement', name: 'Accept', children: [text('25 000')] };
    const tree = { type: 'root', children: [key] };
    rehypeUnbroken()(tree as unknown as Root);
    expect(key.children).toEqual([text('25 000')]);
  });

  it('is told from numbers that stand in a row', () => {
    expect(proseOf('2024 500 och 1 20 300')).toBe('2024 500 och 1 20\u00A0300');
    expect(proseOf('10 0000')).toBe('10 0000');
  });
});
