import { describe, expect, it } from 'vitest';
import { parseMdx } from '../parseMdx';
import { describeMdxFault } from '../mdxFault';

/** What is said of a page that cannot be read: `line problem → remedy`. */
function said(...lines: readonly string[]): string {
  const source = lines.join('\n');
  try {
    parseMdx(source);
  } catch (error) {
    const { line, problem, remedy } = describeMdxFault(error, source);
    return `${String(line)} ${problem} → ${remedy}`;
  }
  throw new Error('The page can be read');
}

const asText = (sign: string): string =>
  `\\${sign} i stället för ${sign}, eller texten som kod mellan \``;

describe('describeMdxFault: what is not closed, where it opens', () => {
  it('a component within another', () => {
    expect(said('<A>', '', '<B title="x">', '', 'Text.', '', '</A>')).toBe(
      '3 <B> på rad 3 stängs inte → </B> före </A> på rad 7',
    );
  });

  it('a component whose name is spelt otherwise where it ends', () => {
    expect(said('<Excercise title="x">', '', 'Text.', '', '</Exercise>')).toBe(
      '1 <Excercise> på rad 1 stängs med </Exercise> på rad 5 → samma namn på båda ställena',
    );
  });

  it.each([
    [['rad<br>rad'], 'br'],
    [['<img src="a.png">'], 'img'],
    [['<A>', '', '<hr>', '', '</A>'], 'hr'],
  ])('%j, which has no end of its own', (lines, name) => {
    expect(said(...lines)).toMatch(
      new RegExp(`^\\d <${name}> på rad \\d stängs inte → snedstreck i slutet: <${name} />$`),
    );
  });

  it('a component to the end of the page', () => {
    expect(said('Text.', '', '<A>', '', 'Text.', '', '<A>', '', 'x', '', '</A>')).toBe(
      '3 <A> på rad 3 stängs inte → </A> där den slutar',
    );
  });

  it('a component in a paragraph', () => {
    expect(said('Text <b>fet', '', 'mer</b>')).toBe(
      '1 <b> på rad 1 stängs inte → </b> i samma stycke, eller <b> på en egen rad',
    );
  });

  it.each([
    [['<A>', '', '```python', 'print(1)', '', '</A>'], '``` på en egen rad efter koden', 3],
    [
      ['<A>', '```python', 'print(1)', '', '</A>', '', '```text', 'x < y', '```', '<A/>'],
      '``` på en egen rad före rad 7',
      2,
    ],
    [['- a', '', '  ~~~text', '  x', '', '<A>', '', '  ~~~', '', 'vid {x'], undefined, undefined],
  ])('a code block that swallows the end of what it stands in: %#', (lines, remedy, line) => {
    const told = `${String(line)} kodblocket på rad ${String(line)} stängs inte → ${remedy ?? ''}`;
    if (remedy === undefined) expect(said(...lines)).not.toContain('kodblocket');
    else expect(said(...lines)).toBe(told);
  });

  it('a fault before the open code block is told first', () => {
    expect(said('a <5', '', '```python', 'x')).toMatch(/^1 <5: < i löpande text/);
  });

  it('a brace', () => {
    expect(said('Text.', '', 'En { är', 'fel.')).toBe(
      `3 { på rad 3 stängs inte: { är → ${asText('{')}`,
    );
    expect(said('Text.', '', '{', '', 'mer {"text"}', '', 'slut')).toBe(
      `3 { på rad 3 stängs inte: { → ${asText('{')}`,
    );
  });

  it('a quote', () => {
    expect(said('Text.', '', '<A title="x>', '', 'Text.', '', '</A>')).toBe(
      '3 <A> på rad 3 har ett citattecken som inte stängs → namn="text"',
    );
    expect(said('<A title="x>', '', 'Text.', '', '<B title="y">', '', '</B>', '</A>')).toMatch(
      /^1 <A> på rad 1 /,
    );
  });

  it('a tag', () => {
    expect(said('Text.', '', '<A', '  title="x"', '', 'Text.')).toMatch(/^3 <A> på rad 3 /);
    expect(said('för i <n och', 'j <m')).toMatch(/^1 <n> på rad 1 /);
  });
});

describe('describeMdxFault: signs in the text', () => {
  it.each([
    ['Om a <5 så.', `3 <5 så.: < i löpande text läses som början på en komponent → ${asText('<')}`],
    ['a <= b', `3 <= b: < i löpande text läses som början på en komponent → ${asText('<')}`],
    ['<!-- hej -->', '3 HTML-kommentaren <!-- hej --> går inte att läsa → {/* kommentaren */}'],
    ['till <a@b.se>', '3 adressen <a@b.se> läses som en komponent → [text](adressen)'],
    [
      'på <https://x.se/y>',
      '3 adressen <https://x.se/y> läses som en komponent → [text](adressen)',
    ],
    [
      '</Hint>',
      '3 </Hint> på rad 3 stänger något som inte är öppnat → <Hint> före, eller ingen </Hint>',
    ],
    ['En {a b} mängd', `3 {a b}: { i löpande text läses som JavaScript → ${asText('{')}`],
    [
      '<A b={} />',
      '3 värdet i b={} går inte att läsa → ett tal, en lista eller en text: b={1}, {[1, 3]} eller "text"',
    ],
    [
      '<A b="Säg "hej" nu" />',
      '3 <A> på rad 3 har ett citattecken inuti en egenskap → ” inuti texten i stället för ", eller &quot;',
    ],
    ['<A b=”hej” />', '3 <A> på rad 3 har citattecknet ” → raka citattecken: namn="text"'],
    [
      'Om a<b är sant.',
      '3 <b> på rad 3 går inte att läsa vid ».« → namn="text" eller namn={värde} med blanksteg mellan, och sist >; är < ett tecken i texten skrivs det \\<',
    ],
    ['<A {b} />', '3 {b} på rad 3 är ingen egenskap → namn={värde}'],
    [
      '<A>x</A b>',
      '3 </A b> på rad 3 har mer än sitt namn → </Namn>, utan egenskaper och snedstreck i slutet',
    ],
    [
      'import är ett ord',
      '3 raden börjar med import och läses som JavaScript → ett annat ord först på raden, eller raden som kod mellan `',
    ],
    [
      'export av varor\när bra',
      '3 raden börjar med export och läses som JavaScript → ett annat ord först på raden, eller raden som kod mellan `',
    ],
  ])('%j', (text, expected) => {
    expect(said('Text.', '', text)).toBe(expected);
  });

  it('names any other reason as it is', () => {
    expect(describeMdxFault(new Error('sönder'), 'a\nb')).toEqual({
      line: 2,
      problem: 'sidan är inte giltig MDX: sönder',
      remedy: 'stängda komponenter, och { och < i löpande text som kod eller \\{',
    });
  });
});
