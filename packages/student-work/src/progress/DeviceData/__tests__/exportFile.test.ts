import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  copyFileName,
  copyToText,
  findSizeProblem,
  maxFileBytes,
  parseCopy,
  type WorkCopy,
} from '../exportFile';

const account = { uid: 'alva', email: 'alva@edu.umea.se' };
const saved = new Date('2026-11-22T10:00:00Z');
const copyOf = (texts: ReadonlyMap<string, string>): WorkCopy => ({ account, saved, texts });

function problemOf(text: string): string {
  const parsed = parseCopy(text, 'skolan');
  return parsed.ok ? '' : parsed.problem;
}

/** A right copy's text with something changed. */
function changed(change: Readonly<Record<string, unknown>>): string {
  const text = copyToText('skolan', copyOf(new Map([['read:3/m1', 'true']])));
  return JSON.stringify({ ...(JSON.parse(text) as object), ...change });
}

describe('a copy', () => {
  it('comes back as it was, whatever it holds', () => {
    // Keys that mean something to JavaScript objects must be no exception.
    const key = fc.oneof(
      fc.string({ minLength: 1, maxLength: 20 }),
      fc.constantFrom('__proto__', 'constructor', 'toString'),
    );
    const texts = fc
      .array(fc.tuple(key, fc.jsonValue()))
      .map((entries) => new Map(entries.map(([name, value]) => [name, JSON.stringify(value)])));
    fc.assert(
      fc.property(texts, (stored) => {
        const parsed = parseCopy(copyToText('skolan', copyOf(stored)), 'skolan');
        expect(parsed).toEqual({ ok: true, copy: copyOf(stored) });
      }),
    );
  });

  it('leaves out what is no JSON, for no part of the site has written it', () => {
    const text = copyToText(
      'skolan',
      copyOf(
        new Map([
          ['a', '{'],
          ['b', '1'],
        ]),
      ),
    );
    const parsed = parseCopy(text, 'skolan');
    expect(parsed.ok && [...parsed.copy.texts]).toEqual([['b', '1']]);
  });

  it('has what is too long for any part lying aside', () => {
    const long = 'x'.repeat(200_000);
    const parsed = parseCopy(changed({ values: { 'quiz:a': long, 'quiz:b': 1 } }), 'skolan');
    expect(parsed.ok && [...parsed.copy.texts]).toEqual([
      ['aside:quiz:a', JSON.stringify(long)],
      ['quiz:b', '1'],
    ]);
  });

  it('has a name with the day', () => {
    expect(copyFileName(new Date(2026, 2, 5))).toBe('kurser-arbete-2026-03-05.json');
  });
});

describe('another file is refused with its reason', () => {
  it.each([
    ['no JSON', 'hej', 'innehåller inte JSON'],
    ['an empty file', '', 'innehåller inte JSON'],
    ['other JSON', '{"namn":"Alva"}', 'ingen kopia av ditt arbete. Välj en fil'],
    ['a list', '[1,2]', 'ingen kopia av ditt arbete. Välj en fil'],
    ['null', 'null', 'ingen kopia av ditt arbete. Välj en fil'],
    [
      'another version',
      changed({ version: 2 }),
      'annan version av webbplatsen (2; den här läser 1)',
    ],
    ['no version', changed({ version: undefined }), 'annan version av webbplatsen (okänd'],
    ['another site', changed({ site: 'grannskolan' }), 'annan webbplats (grannskolan)'],
    ['no account', changed({ account: null }), 'skadad'],
    ['an account without id', changed({ account: { email: 'a' } }), 'skadad'],
    ['a list of values', changed({ values: [1] }), 'skadad'],
    ['an empty key', changed({ values: { '': 1 } }), 'skadad'],
    ['no date', changed({ saved: 'igår' }), 'skadad'],
  ])('%s', (_name, text, reason) => {
    expect(problemOf(text)).toContain(reason);
    expect(problemOf(text)).toContain('Inget har ändrats.');
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(parseCopy(text, 'skolan').ok).toBe(false);
      }),
    );
  });

  it('too large a file says how large', () => {
    expect(findSizeProblem(maxFileBytes)).toBeUndefined();
    expect(findSizeProblem(maxFileBytes * 2)).toContain('20 MB, högst 10 MB');
  });
});
