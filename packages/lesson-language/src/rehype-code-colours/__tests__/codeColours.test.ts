import type { Element, Root, RootContent } from 'hast';
import { describe, expect, it } from 'vitest';
import { kinds, readRuns } from '@kurser/code/runs';
import rehypeCodeColours from '..';
import { colourCode } from '../colourCode';

/** The coloured pieces of some code, each with the name of its colour. */
function piecesOf(code: string, language: string): string[] {
  let place = 0;
  return readRuns(colourCode(code, language)).map(({ gap, kind, length }) => {
    const start = place + gap;
    place = start + length;
    return `${kinds[kind]} ${code.slice(start, place)}`;
  });
}

describe('colours of code', () => {
  it.each([
    [
      'python',
      'def f(x: int):  # två\n    return f"{x + 1}"',
      [
        ...['keyword def', 'function f', 'type int', 'comment # två', 'keyword return'],
        ...['string f"', 'number 1', 'string "'],
      ],
    ],
    ['rust', 'let x = 1;', ['keyword let', 'number 1']],
    ['go', 'return nil', ['keyword return', 'number nil']],
    ['gdscript', 'var x := 2', ['keyword var', 'number 2']],
    ['pascal', 'begin end.', ['keyword begin', 'keyword end']],
    ['sql', 'SELECT 1', ['keyword SELECT', 'number 1']],
    ['diff', '- a\n+ b', ['deleted - a', 'string + b']],
    ['html', '<p id="a">b</p>', ['keyword <p', 'function id', 'string ="a"', 'keyword </p>']],
    ['Python', 'pass', ['keyword pass']],
  ])('are found in %s', (language, code, pieces) => {
    const found = piecesOf(code, language);
    for (const piece of pieces) expect(found.join('|')).toContain(piece);
  });

  it('take a name with å, ä and ö for one name, and leave what is no letter where it stands', () => {
    const python =
      'class OkändSak(LånFel):\n    def återlämna(self, idé=0): # 🙂 över\n        påin = "Ö"';
    const found = piecesOf(python, 'python');
    expect(found).toEqual([
      ...['keyword class', 'type OkändSak', 'keyword def', 'function återlämna', 'number 0'],
      ...['comment # 🙂 över', 'string "Ö"'],
    ]);
    expect(piecesOf('fn räkna(x: i32) -> Källa {}', 'rust')).toContain('function räkna');
  });

  it('are one run for what goes on over lines, however a file ends them', () => {
    expect(colourCode('"""a\n\nb"""\nx', 'python')).toBe('0s10');
    expect(colourCode('"""a\r\n\r\nb"""\r\nx', 'python')).toBe('0s12');
    expect(colourCode('pass\npass\n  pass', 'python')).toBe('0k9 3k4');
  });

  it.each(['output', 'text', 'steptrace', 'constructor', ''])('are none in %j', (language) => {
    expect(colourCode('def f():', language)).toBe('');
  });
});

const block = (language: string, text: string, metastring?: string): Element => ({
  type: 'element',
  tagName: 'pre',
  properties: {},
  children: [
    {
      type: 'element',
      tagName: 'code',
      properties: { className: [`language-${language}`], ...(metastring && { metastring }) },
      children: [{ type: 'text', value: `${text}\n` }],
    },
  ],
});

const inPart = (name: string, child: Element): RootContent => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: [],
  children: [child],
});

/** The colours that the step gives to a page's block. */
function coloursOf(pre: Element, page: RootContent = pre): unknown {
  const root: Root = { type: 'root', children: [page] };
  rehypeCodeColours()(root);
  const [code] = pre.children;
  return code?.type === 'element' ? code.properties['colours'] : undefined;
}

describe('a page’s blocks', () => {
  it('get colours, wherever they stand', () => {
    expect(coloursOf(block('python', 'pass'))).toBe('0k4');
    const inside = block('python', 'pass');
    expect(coloursOf(inside, inPart('Exercise', inside))).toBe('0k4');
  });

  it('get none where there is none to give, or where an editor colours them', () => {
    expect(coloursOf(block('text', 'pass'))).toBeUndefined();
    const inside = block('python', 'pass');
    expect(coloursOf(inside, inPart('PyRun', inside))).toBeUndefined();
  });

  it('get those of the code alone when they are traces', () => {
    const trace = 'pass\n===\n@1\n: Inget händer.';
    expect(coloursOf(block('steptrace', trace, 'lang=python'))).toBe('0k4');
    expect(coloursOf(block('steptrace', trace))).toBeUndefined();
    expect(coloursOf(block('steptrace', 'pass', 'lang=python'))).toBeUndefined();
  });

  it('may not mark lines with comments', () => {
    const marked = block('python', '# highlight-next-line\npass');
    expect(() => coloursOf(marked)).toThrow('Kommentaren "highlight-next-line" i ett kodblock');
  });
});
