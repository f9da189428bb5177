import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { findGap, judge, textsToSum } from '../core/judge';
import { readNumber } from '../core/number';
import { parseAnswer, parseAuthored } from '../core/parse';
import { emptyFields, fieldCount, type Fields } from '../core/question';
import type { Verdict } from '../core/verdict';
import { answerKey, parseRecord, recordOn, withField, withVerdict } from '../core/record';

const sum = (text: string): string => createHash('sha256').update(text).digest('hex');
const read = (props: Readonly<Record<string, unknown>>) => parseAuthored(props, 'salt', sum);

/** The verdict in one line: `nearly: Se över tecknet.` */
function said(props: Readonly<Record<string, unknown>>, ...fields: Fields): string {
  const { question } = read(props);
  const verdict: Verdict = judge(question, fields, textsToSum(question, fields).map(sum));
  const reason = verdict.kind === 'right' ? undefined : verdict.reason;
  return [verdict.kind, reason].filter(Boolean).join(': ');
}

describe('readNumber', () => {
  it.each([
    ['0,75', '', 0.75],
    ['3/4', '', 0.75],
    ['−3 / 4', '', -0.75],
    ['1 000,5', '', 1000.5],
    ['75 %', '', 0.75],
    ['75 %', '%', 75],
    ['75 procent', '%', 75],
    ['12 bitar', 'bitar', 12],
    ['1e-3', '', 0.001],
    ['0,5.', '', 0.5],
    ['12 bitar.', 'bitar', 12],
    ['\u200b12', '', 12],
    ['—3', '', -3],
    ['½', '', 0.5],
    ['3⁄4', '', 0.75],
    ['50 procent', '', 0.5],
    ['3/0', '', undefined],
    ['3/4/5', '', undefined],
    ['tre', '', undefined],
    ['', '', undefined],
  ])('%j with the unit %j is %j', (text, unit, value) => {
    expect(readNumber(text, unit)).toBe(value);
  });
});

describe('a number', () => {
  const props = { kind: 'number', answer: 0.6875, tolerance: 0.001 };
  const near = [{ answer: 0.3125, why: 'Det är de friska.' }];
  const reject = [{ answer: 0.99, why: 'Det är känsligheten.' }];

  it.each([
    ['0,6875', 'right'],
    ['0.688', 'right'],
    ['99/144', 'right'],
    ['68,75 %', 'right'],
    ['-0,6875', 'nearly: Se över tecknet.'],
    ['68,75', 'nearly: Siffrorna stämmer, men inte storleksordningen.'],
    ['0,69', 'nearly: Se över avrundningen.'],
    ['0,3125', 'nearly: Det är de friska.'],
    ['0,99', 'wrong: Det är känsligheten.'],
    ['0,5', 'wrong'],
  ])('%s is %s', (text, verdict) => {
    expect(said({ ...props, near, reject }, text)).toBe(verdict);
  });

  it('asks for one before it judges', () => {
    const { question } = read(props);
    expect(findGap(question, [' '])).toBe('Skriv ett svar först.');
    expect(findGap(question, ['många'])).toMatch(/Skriv ett tal med siffror/);
    expect(findGap(question, ['1/2'])).toBeUndefined();
    expect(findGap(question, ['16 noder'])).toBe('Skriv bara talet.');
    const timed = read({ ...props, unit: 'sekunder' }).question;
    expect(findGap(timed, ['5 ms.'])).toBe('Skriv talet i sekunder, eller bara talet.');
    expect(findGap(timed, ['5 sekunder.'])).toBeUndefined();
  });
});

describe('a short text', () => {
  const props = { kind: 'text', accepts: ['sist in', 'LIFO'] };
  const near = [{ text: 'FIFO', why: 'Så gör en kö.' }];
  const reject = [{ text: 'träd', why: 'Ett träd har ingen ordning.' }];

  it.each([
    ['Sist  in.', 'right'],
    ['lifo', 'right'],
    ['sist in\u200b', 'right'],
    ['sistin', 'nearly: Se över mellanslagen, också efter kommatecken.'],
    ['sist-in', 'nearly: Bokstäver och siffror stämmer. Se över de andra tecknen.'],
    ['fifo', 'nearly: Så gör en kö.'],
    ['Träd', 'wrong: Ett träd har ingen ordning.'],
    ['först in', 'wrong'],
    ['—', 'wrong'],
  ])('%s is %s', (text, verdict) => {
    expect(said({ ...props, near, reject }, text)).toBe(verdict);
  });

  it.each([
    '4, 7, 1, 9',
    '4,7,1,9',
    '4 7 1 9',
    '4; 7; 1; 9',
    '4 → 7 -> 1 → 9',
    ' 4, 7, 1, 9, ',
    '4, 7, 1 och 9',
  ])('takes the list %j however its items are kept apart', (list) => {
    for (const accepted of ['4, 7, 1, 9', '4 7 1 9'])
      expect(said({ kind: 'text', accepts: [accepted] }, list)).toBe('right');
    expect(said({ kind: 'text', accepts: ['4, 7, 9, 1'] }, list)).toBe('wrong');
    expect(said({ kind: 'text', accepts: ['47, 1, 9'] }, list)).not.toBe('right');
  });

  it('takes any dash for a minus sign', () => {
    for (const text of ['-1', '−1', '–1'])
      expect(said({ kind: 'text', accepts: ['−1'] }, text)).toBe('right');
    expect(said({ kind: 'text', accepts: ['−1'] }, '1')).not.toBe('right');
  });

  it('takes code between backticks, and takes none away within a line that is code', () => {
    for (const text of ['`strings`', 'modulen `strings`'])
      expect(said({ kind: 'text', accepts: ['strings', 'modulen strings'] }, text)).toBe('right');
    const code = { kind: 'text', exact: true, accepts: ['echo `date`'] };
    expect(said(code, 'echo `date`')).toBe('right');
    expect(said(code, 'echo date')).not.toBe('right');
    expect(said({ ...code, accepts: ['a = 1'] }, '`a = 1`')).toBe('right');
  });

  it('that is code is judged to the letter', () => {
    const code = { kind: 'text', exact: true, accepts: ["['A1', 'K1']"] };
    expect(said(code, "['A1', 'K1']")).toBe('right');
    expect(said(code, "['A1','K1']")).toBe(
      'nearly: Se över mellanslagen, också efter kommatecken.',
    );
    expect(said(code, '[‘A1’, ’K1’]')).toBe('right');
    expect(said(code, "['a1', 'K1']")).toBe('nearly: Stora och små bokstäver skiljer.');
    expect(said({ ...code, accepts: ['+'] }, '-')).toBe('wrong');
  });

  it('holds digests that differ with the salt, and nothing of the words', () => {
    const { question } = read({ ...props, near, reject });
    expect(JSON.stringify(question)).not.toMatch(/lifo|fifo|sist|träd"/i);
    const other = parseAuthored(props, 'annat', sum).question;
    expect(other.hash).not.toBe(question.hash);
  });
});

describe('several fields', () => {
  const rows = {
    kind: 'rows',
    rows: [
      ['a', 'ja'],
      ['b', 'nej'],
      ['c', 'ja|nej'],
    ],
  };
  const table = {
    kind: 'table',
    columns: ['x', 'bitar', 'ord'],
    rows: [
      ['1', '=0001', '=ett|en'],
      ['9', '=1001', '=0,5'],
    ],
  };

  it.each([
    [rows, ['ja', 'nej', 'nej'], 'right'],
    [rows, ['ja', 'nej', ''], 'nearly: 2 av 3 rader stämmer. 1 är tom.'],
    [rows, ['nej', '', ''], 'wrong: 0 av 3 rader stämmer. 2 är tomma.'],
    [table, ['0001', 'En', '1001', '50 %'], 'right'],
    [table, ['1', 'ett', '1001', '1/2'], 'nearly: 3 av 4 rutor stämmer.'],
    [table, ['0001', 'ett', '1001', '-0,5'], 'nearly: 3 av 4 rutor stämmer. Se över tecknet.'],
    [table, ['', '', '', 'x'], 'wrong: 0 av 4 rutor stämmer. 3 är tomma.'],
  ])('of %j with %j are %s', (props, fields, verdict) => {
    expect(said(props, ...fields)).toBe(verdict);
  });

  it('take a unit that the heading has said already', () => {
    const props = { kind: 'table', columns: ['domare'], rows: [['=8']] };
    expect(said(props, '8 domare')).toBe('right');
    expect(said(props, '7,5')).toBe('wrong');
    expect(said(props, '-8')).toBe('wrong: Se över tecknet.');
  });

  it('have options of their own where the author names none, in order', () => {
    expect(read(rows).question).toMatchObject({ options: ['ja', 'nej'] });
  });
});

describe('a comparison', () => {
  const props = { kind: 'compare', list: ['a', 'b'] };

  it('asks for words of one’s own, and is right when all is ticked', () => {
    const { question } = read(props);
    expect(findGap(question, ['för få', '', ''])).toBe('Skriv ditt eget svar först, minst 5 ord.');
    expect(findGap(question, ['ett svar med fem ord', '', ''])).toBeUndefined();
    expect(said(props, 'text', 'x', '')).toBe('nearly: 1 av 2 punkter är prickade.');
    expect(said(props, 'text', 'x', 'x')).toBe('right');
  });
});

describe('what an author gets wrong', () => {
  it.each([
    [{}, 'kind saknas; den ska vara ett av number, text, rows, table, match'],
    [{ kind: 'tal' }, 'kind har värdet "tal" men ska vara ett av number'],
    [{ kind: 'number' }, 'answer saknas; skriv ett tal i klamrar: {16}'],
    [{ kind: 'number', answer: '16' }, 'answer har värdet "16" men ska vara ett tal i klamrar'],
    [{ kind: 'number', answer: 1, tolerance: -1 }, 'tolerance har värdet -1 men ska vara ett tal'],
    [{ kind: 'number', answer: 1, near: [{ answer: 2 }] }, 'near har värdet [{"answer":2}] men'],
    [{ kind: 'number', answer: 1, accepts: ['1'] }, 'accepts är ingen egenskap'],
    [{ kind: 'number', answer: 1, wrong: [['1', '2']] }, 'wrong har värdet [["1","2"]] men ska'],
    [{ kind: 'text' }, "accepts saknas; skriv en lista: {['stack', 'stapel']}"],
    [{ kind: 'text', accepts: [] }, 'accepts har värdet [] men ska vara en lista'],
    [{ kind: 'text', accepts: ['a'], digests: {} }, 'digests är ingen egenskap'],
    [{ kind: 'rows', rows: [['a']] }, 'rows har värdet [["a"]] men ska vara par'],
    [{ kind: 'rows', rows: [['a', 'ja']] }, 'options ska ha minst två svar att välja bland'],
    [
      { kind: 'rows', rows: [['a', 'ja']], options: ['nej', 'kanske'] },
      'rows har svaret "ja" som saknas i options',
    ],
    [{ kind: 'table', columns: ['a'], rows: [['1']] }, 'rows har ingen ruta att fylla i'],
    [
      { kind: 'table', columns: ['a', 'b'], rows: [['=1']] },
      'rows rad 1 har 1 rutor men columns har 2',
    ],
    [
      { kind: 'table', columns: ['a'], rows: [['=']] },
      'rows har värdet [["="]] men ska vara rader',
    ],
    [{ kind: 'compare' }, 'list saknas; skriv det ett gott svar har'],
  ])('%j: %s', (props, fault) => {
    expect(() => read(props)).toThrow(fault);
  });

  it('cannot be read by the page without the digests of the build', () => {
    expect(() => parseAnswer({ kind: 'text', digests: { salt: 1 } })).toThrow(/digests har värdet/);
    expect(() => parseAnswer({ kind: 'text', accepts: ['a'] })).toThrow(
      /accepts är ingen egenskap/,
    );
  });
});

describe('the record', () => {
  const { question } = read({ kind: 'compare', list: ['a'] });
  const open = recordOn(question, null);

  it('starts with nothing, and a change takes the verdict back', () => {
    expect(open).toEqual({ hash: question.hash, fields: ['', ''], verdict: undefined });
    const tried = withVerdict(withField(open, 0, 'text'), { kind: 'right' });
    expect(tried).toMatchObject({ fields: ['text', ''], verdict: { kind: 'right' } });
    expect(withField(tried, 1, 'x').verdict).toBeUndefined();
    expect(recordOn(question, tried)).toBe(tried);
  });

  it('of another edition keeps what was written, and no verdict', () => {
    const old = {
      hash: 'gammal',
      fields: ['text', 'x', 'mer'],
      verdict: { kind: 'right' } as const,
    };
    expect(recordOn(question, old)).toEqual({
      hash: question.hash,
      fields: ['text', 'x', 'mer'],
      verdict: undefined,
    });
    expect(emptyFields(question)).toHaveLength(fieldCount(question));
  });

  it.each([null, 3, {}, { hash: 'a' }, { hash: 'a', fields: [1] }])('is not %j', (raw) => {
    expect(parseRecord(raw)).toBeUndefined();
  });

  it('is read as it was written, without a verdict that is none', () => {
    const verdict = { kind: 'wrong', reason: 'r', marks: ['right', 'empty'] } as const;
    const record = { hash: 'a', fields: ['1'], verdict };
    expect(parseRecord(JSON.parse(JSON.stringify(record)))).toEqual(record);
    expect(parseRecord({ hash: 'a', fields: [], verdict: { kind: '?' } })?.verdict).toBeUndefined();
    expect(answerKey('3/m3', 'uppgift-a', 1)).toBe('answer:3/m3#uppgift-a/1');
  });
});
