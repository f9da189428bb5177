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

describe('a name that ends in its number', () => {
  const whole = (name: string): Element => ({
    ...element('span', text(name)),
    properties: { className: ['unbroken'] },
  });

  it('is kept whole, and nothing around it is changed', () => {
    expect(afterwards(element('p', text('Med UTF-8, SHA-256 och så.')))).toEqual(
      element('p', text('Med '), whole('UTF-8'), text(', '), whole('SHA-256'), text(' och så.')),
    );
  });

  it.each(['ISO-8859-1', 'x-1', 'Modul-5', 'UTF-åtta', 'AUTF-8b'])('is not %s', (other) => {
    expect(proseOf(`Som ${other}.`)).toBe(`Som ${other}.`);
  });
});

describe('a full stop', () => {
  const term = (word: string): ElementContent =>
    ({
      type: 'mdxJsxTextElement',
      name: 'Term',
      attributes: [],
      children: [text(word)],
    }) as unknown as ElementContent;
  const formula = (written: string): ElementContent => ({
    ...element('span', element('annotation', text(written)), element('span', text('drawn'))),
    properties: { className: ['katex'] },
  });
  const kept = (box: ElementContent, mark: string): ElementContent => ({
    ...element('span', box, text(mark)),
    properties: { className: ['unbroken'] },
  });

  it.each([
    ['a word of the glossary', term('anropsstacken')],
    ['a formula', formula('x^2')],
  ])('stays on the line of %s', (_what, box) => {
    expect(afterwards(element('p', text('Den är en '), box, text('. Sedan')))).toEqual(
      element('p', text('Den är en '), kept(box, '.'), text(' Sedan')),
    );
    expect(afterwards(element('p', box, text('), och')))).toEqual(
      element('p', kept(box, '),'), text(' och')),
    );
  });

  it('may stand apart where there is no mark, or no room for both on a phone', () => {
    for (const children of [
      [term('stack'), text(' och')],
      [formula(String.raw`\sum_{i=1}^{n} x_i y_i + b`), text('.')],
    ])
      expect(afterwards(element('p', ...children))).toEqual(element('p', ...children));
  });
});
