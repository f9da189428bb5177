import { parse } from 'parse5';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { handInFileName, handInToJson, parseHandIn } from '../file/handIn';
import { dataIn, handInToPage } from '../file/page';
import { handed, handIn, site } from './support';

const hostile = [
  '</script><script>alert(1)</script>',
  '</pre><pre hidden id="kurser-inlamning">{"format":"kurser-inlamning"}</pre>',
  '<img src=x onerror=alert(1)>',
  '--><!--',
  '&lt;b&gt; &amp;amp;',
  '\'"`${1}\u2028\u2029\u0000å😀\ud800',
  '<iframe srcdoc="<script>1</script>">',
  'javascript:alert(1)',
];

/** What students may write: anything, and among it what would end or begin an element. */
const written = fc
  .array(fc.oneof(fc.string({ unit: 'binary', maxLength: 20 }), fc.constantFrom(...hostile)))
  .map((parts) => parts.join(''));

interface Node {
  readonly nodeName: string;
  readonly attrs?: readonly { readonly name: string; readonly value: string }[];
  readonly childNodes?: readonly Node[];
}

/** Every element of a page, as a browser would make it. */
function elementsOf(node: Node): readonly Node[] {
  return [node, ...(node.childNodes ?? []).flatMap(elementsOf)];
}

function readBack(html: string) {
  return parseHandIn(dataIn(html) ?? '', site);
}

describe('a hand-in as a page', () => {
  it.each(hostile)('holds %j as the text that it is, and no script', (text) => {
    const whole = handIn({
      name: text.slice(0, 80),
      lesson: { id: text, title: text },
      beside: { name: text, bytes: 3 },
      exercises: [
        handed({ title: text, code: text, answers: [{ fields: [text], mark: 'wrong' }] }),
      ],
    });
    const html = handInToPage(whole);
    const elements = elementsOf(parse(html) as Node);
    const names = new Set(elements.map(({ nodeName }) => nodeName));
    for (const name of ['script', 'img', 'iframe', '#comment']) expect(names).not.toContain(name);
    const written = elements.flatMap(({ attrs = [] }) => attrs);
    expect(written.filter(({ name }) => /^on|^src|^href/.test(name))).toEqual([]);
    expect(readBack(html)).toEqual({ ok: true, handIn: whole });
  });

  it('comes back as it was, whatever a student has written', () => {
    fc.assert(
      fc.property(written, (code) => {
        const whole = handIn({ exercises: [handed({ code })] });
        expect(readBack(handInToPage(whole))).toEqual({ ok: true, handIn: whole });
      }),
      { numRuns: 40 },
    );
  });

  it('is read when a browser has saved it once more, and in another encoding', () => {
    const html = handInToPage(handIn());
    const saved = html.replace('<pre hidden id=', '<pre hidden="" id=');
    expect(readBack(saved)).toMatchObject({ ok: true });
    const latin = new TextDecoder('latin1').decode(new TextEncoder().encode(html));
    expect(readBack(latin)).toMatchObject({ ok: true, handIn: { name: 'Åsa Öberg' } });
  });

  it('says what is in it, in words', () => {
    const html = handInToPage(
      handIn({
        beside: { name: 'spel.zip', bytes: 4_400_000 },
        exercises: [
          handed({
            hasSeenSolution: true,
            hints: 1,
            answers: [{ fields: ['7', ''], mark: 'nearly' }],
          }),
        ],
      }),
    );
    for (const text of ['Åsa Öberg', 'Markerad som klar · 2 försök · 1 ledtråd öppnad'])
      expect(html).toContain(text);
    expect(html).toContain('lösningen visad');
    expect(html).toContain('Svar: nästan rätt</h3><ol><li>7</li><li>–</li></ol>');
    expect(html).toContain('Lämnas in bredvid: spel.zip (4,2 MB)');
  });

  it('breaks long lines on paper, where nothing scrolls', () => {
    const [, print = ''] = /@media print\{([^]*)\}<\/style>/.exec(handInToPage(handIn())) ?? [];
    expect(print).toContain('pre{white-space:pre-wrap;overflow-wrap:anywhere');
  });

  it('asks nothing of a network', () => {
    const html = handInToPage(handIn());
    expect(html).toContain(`default-src 'none'; style-src 'unsafe-inline'`);
    expect(html).not.toMatch(/https?:|@import|url\(/);
  });
});

describe('its file', () => {
  it.each([
    ['3/m2', 'Alva Berg', 'inlamning-3-m2-alva-berg.html'],
    ['3/m2', '', 'inlamning-3-m2.html'],
    ['ai/textbook/1', ' ../Åsa/Ö ', 'inlamning-ai-textbook-1-åsa-ö.html'],
  ])('of %s by %j is called %s', (id, name, expected) => {
    expect(handInFileName({ lesson: { id, title: 'x' }, name })).toBe(expected);
  });
});

describe('data that cannot be corrected', () => {
  const changed = (change: object): string =>
    JSON.stringify({ ...(JSON.parse(handInToJson(handIn())) as object), ...change });

  it.each([
    ['{', 'skadad: dess data går inte att läsa'],
    ['[]', 'ingen inlämning från den här webbplatsen'],
    [changed({ format: 'annat' }), 'ingen inlämning'],
    [changed({ version: 2 }), 'formatet 2 men sidan läser 1'],
    [changed({ version: undefined }), 'formatet utelämnat'],
    [changed({ site: 'grannen' }), 'annan webbplats ("grannen")'],
    [changed({ name: 7 }), 'name är 7 men ska vara text om högst 80 tecken'],
    [changed({ name: 'x'.repeat(81) }), 'name är "xxx'],
    [changed({ made: 'i går' }), 'made är "i går" men ska vara en tidpunkt'],
    [changed({ lesson: null }), 'lesson.id är utelämnat'],
    [changed({ exercises: 'alla' }), 'exercises är "alla" men ska vara en lista'],
    [changed({ exercises: [{ ...handed(), tries: -1 }] }), 'exercises[0].tries är -1'],
    [changed({ exercises: [{ ...handed(), isDone: 'ja' }] }), 'exercises[0].isDone är "ja"'],
    [changed({ exercises: [{ ...handed(), code: 1 }] }), 'exercises[0].code är 1'],
    [
      changed({ exercises: [{ ...handed(), answers: [{ fields: ['a'], mark: 'bra' }] }] }),
      'exercises[0].answers[0].mark är "bra" men ska vara right, nearly, wrong eller open',
    ],
    [changed({ exercises: Array.from({ length: 201 }, () => handed()) }), 'högst 200 delar'],
    [changed({ beside: { name: 'a.zip' } }), 'beside.bytes är utelämnat'],
  ])('%# is told: %s', (json, problem) => {
    expect(parseHandIn(json, site)).toEqual({
      ok: false,
      problem: expect.stringContaining(problem) as string,
    });
  });
});
