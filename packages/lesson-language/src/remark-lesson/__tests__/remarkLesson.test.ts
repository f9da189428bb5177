import { describe, expect, it } from 'vitest';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import remarkLesson from '..';

const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkMath)
  .use(remarkLesson)
  .use(remarkStringify);

const file = (value: string) => ({ cwd: '/site', path: '/site/docs/a.mdx', value });
const transform = (value: string): string => String(processor.processSync(file(value))).trim();
const lines = (...text: readonly string[]): string => text.join('\n');

describe('output fences', () => {
  it('become text with the title “Utskrift”', () => {
    expect(transform(lines('```output', '2', '```'))).toBe(
      lines('```text title="Utskrift"', '2', '```'),
    );
  });

  it('keep a title of their own', () => {
    expect(transform(lines('```output title="Efter bytet"', '2', '```'))).toBe(
      lines('```text title="Efter bytet"', '2', '```'),
    );
  });
});

describe('what is only for the check', () => {
  it('goes from the meta string; title, highlighted lines and other words stay, in order', () => {
    const meta = `no_run {1,3} ignore="kräver nät" title="a b" stdin='5\\n7' file=a.py showLineNumbers`;
    expect(transform(lines('```python ' + meta, 'x', '```'))).toBe(
      lines('```python {1,3} title="a b" showLineNumbers', 'x', '```'),
    );
  });

  it('leaves no meta string when nothing else is in it', () => {
    expect(transform(lines('```rust compile_fail="E0382" version="1.70"', 'x', '```'))).toBe(
      lines('```rust', 'x', '```'),
    );
  });

  it('takes hidden fences away, also inside components and lists', () => {
    const hidden = lines('```python hidden file=a.py', 'x = 1', '```');
    expect(
      transform(lines('Före', '', hidden, '', '<Hint>', '', hidden, '', 'Kvar', '', '</Hint>')),
    ).toBe(lines('Före', '', '<Hint>', '  Kvar', '</Hint>'));
  });

  it('takes test fences away inside an exercise and nowhere else', () => {
    const test = lines('```python test', 'assert True', '```');
    expect(transform(lines('<Exercise>', '', 'Gör', '', test, '', '</Exercise>'))).toBe(
      lines('<Exercise>', '  Gör', '</Exercise>'),
    );
    expect(transform(test)).toContain('assert True');
  });

  it('takes the solution out of PyRun and keeps what a check says', () => {
    const text = transform(
      lines(
        '<PyRun>',
        '',
        '```python stdin="3"',
        'print(1)',
        '```',
        '',
        '```python check="Skriv 2, inte 1."',
        'assert output == "2"',
        '```',
        '',
        '```python solution',
        'print(2)',
        '```',
        '',
        '</PyRun>',
      ),
    );
    expect(text).toContain('check="Skriv 2, inte 1."');
    expect(text).not.toContain('print(2)');
    expect(text).not.toContain('stdin');
  });
});

describe('mermaid fences', () => {
  it('become diagrams with their text, without the comment', () => {
    const tree = processor.parse(
      file(lines('```mermaid', '%% alt: A leder till B.', 'graph LR', 'A-->B', '```')),
    );
    expect(processor.runSync(tree, file(''))).toMatchObject({
      children: [
        {
          type: 'mermaidCodeBlock',
          data: {
            hName: 'mermaid',
            hProperties: { value: 'graph LR\nA-->B', alt: 'A leder till B.' },
          },
        },
      ],
    });
  });

  it.each(['graph LR', '%% alt:', '%% kommentar'])('stop the build when they begin %j', (first) => {
    const text = lines('# Rubrik', '', '```mermaid', first, 'A-->B', '```');
    expect(() => transform(text)).toThrow(
      'docs/a.mdx:4  mermaid-blocket saknar alternativ text  skriv "%% alt:',
    );
  });
});

describe('steptrace fences', () => {
  it('are left as they are when they can be read', () => {
    const text = lines('```steptrace lang=python', 'a = 1', '===', '@1', ': Så.', '===', '```');
    expect(transform(text)).toBe(text);
  });

  it('stop the build with file and line of every fault on the page', () => {
    const text = lines(
      '```steptrace',
      'a = 1',
      '===',
      '@7',
      ': Så.',
      '===',
      '```',
      '',
      '```mermaid',
      'graph LR',
      '```',
    );
    expect(() => transform(text)).toThrow(
      /^docs\/a\.mdx:4 {2}rad 7 finns inte.*\ndocs\/a\.mdx:10 {2}mermaid-blocket/,
    );
  });
});

describe('formulas', () => {
  it('bring their style sheet along, once', () => {
    expect(transform(lines('Då är $a^2$ och $b$.', '', '$$', 'c', '$$'))).toMatch(
      /^Då är \$a\^2\$ och \$b\$\.\n\n\$\$\nc\n\$\$\n\n<MathStyles \/>$/,
    );
  });

  it('are the only reason for the style sheet', () => {
    expect(transform('Bara text.')).toBe('Bara text.');
  });

  it('stop the build when KaTeX cannot read them', () => {
    expect(() => transform(lines('Rad 1', '', 'Här: $\\frac{1}$'))).toThrow(
      /^docs\/a\.mdx:3 {2}formeln "\\frac\{1\}" går inte att läsa: ParseError/,
    );
  });
});

it('gives a circuit its drawing', () => {
  expect(transform('<GateSim expression="Y = A·B" />')).toContain(' layout="');
});

it('leaves a page without anything of ours exactly as it was', () => {
  const parse = () => processor.parse(file('# Rubrik\n\nEn *text* med `kod`.\n\n```js\n1\n```\n'));
  expect(processor.runSync(parse(), file(''))).toStrictEqual(parse());
});

it.each([
  ['trse', 'pascal'],
  ['console', 'shell-session'],
  ['python', 'python'],
])('colours %s as %s', (language, shown) => {
  expect(transform(lines(`\`\`\`${language} no_run title="a"`, 'x', '```'))).toBe(
    lines(`\`\`\`${shown} title="a"`, 'x', '```'),
  );
});
