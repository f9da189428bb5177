import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseJson } from '../readJson';

/** The line and the problem of a text's first fault. */
function faultIn(text: string): string {
  const parsed = parseJson(text);
  return parsed.kind === 'json' ? 'none' : `${String(parsed.line)} ${parsed.problem}`;
}

describe('the fault in a text that is not JSON', () => {
  it.each([
    ['{\n  "a": {\n    "sv": "x"\n  }\n  "b": 1\n}', '4 ett komma saknas i slutet av raden'],
    ['{\n  "sv": "x"\n\n  "en": "y"\n}', '2 ett komma saknas i slutet av raden'],
    ['[\n1,\n2\n3]', '3 ett komma saknas i slutet av raden'],
    ['{\n"a": 1,\n}', '2 ett komma för mycket före }'],
    ['{"a": [1, 2,\n]}', '1 ett komma för mycket före ]'],
    ['{\n"a" 1}', '2 kolon saknas efter "a"'],
    ['{\na: 1}', '2 »a« är inget namn'],
    ["{\n'a': 1}", "2 »'a'« är inget namn"],
    ['{"a":\ntru}', '2 »tru« är inget värde'],
    ['{"a":\n01}', '2 »01« är inget värde'],
    ['{"a":\n}', '2 »}« är inget värde'],
    ['{"a": "x\n}', '1 citattecknet i »"x« stängs inte på raden'],
    ['{"a": 1,\n"b": "x\\"}', '2 citattecknet i »"x\\"}« stängs inte på raden'],
    ['{\n"a": "C:\\Users"}', '2 »"C:\\Users"« har ett tecken som JSON inte tillåter i en text'],
    ['{\n"a": "x\ty"}', '2 »"x\ty"« har ett tecken som JSON inte tillåter i en text'],
    ['{"a": {\n"b": 1\n', '3 } saknas i slutet'],
    ['{}\n}', '2 »}« står efter slutet'],
    ['', '1 slutet är inget värde'],
  ])('%j: %s', (text, fault) => {
    expect(faultIn(text)).toBe(fault);
  });

  it('is always found, and never in JSON', () => {
    const almost = fc
      .tuple(
        fc.json(),
        fc.nat(),
        fc.constantFrom('', ',', '"', '}', ']', ':', '\\', '\n', '{', 'x'),
      )
      .map(([json, at, put]) => {
        const place = at % (json.length + 1);
        return json.slice(0, place) + put + json.slice(place + 1);
      });
    fc.assert(
      fc.property(almost, (text) => {
        const parsed = parseJson(text);
        expect(parsed.kind === 'fault' && parsed.problem).not.toBe('det är inte giltig JSON');
      }),
    );
  });
});
