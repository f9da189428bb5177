import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSettings } from '../settings';
import { readField } from '../core/read';
import { steps, stepped, stepToText, widthToText } from '../core/steps';
import {
  bitOf,
  byteToText,
  bytesOf,
  fields,
  fieldText,
  findAsciiText,
  toBinary,
  toDecimal,
  toHex,
  toSigned,
  widths,
  withBitTurned,
  wordCount,
  wrapped,
  type Field,
} from '../core/word';

const wordInWidth = fc
  .constantFrom(...widths)
  .chain((width) =>
    fc.tuple(fc.constant(width), fc.integer({ min: 0, max: wordCount(width) - 1 })),
  );

describe('the numbers of the lessons', () => {
  it.each([
    [42, 8, '0010 1010', '2A', 42],
    [202, 8, '1100 1010', 'CA', -54],
    [wrapped(-3, 4), 4, '1101', 'D', -3],
    [wrapped(-5, 8), 8, '1111 1011', 'FB', -5],
    [53280, 16, '1101 0000 0010 0000', 'D020', -12256],
    [0b00100101, 8, '0010 0101', '25', 37],
  ] as const)('%i in %i bits', (word, width, binary, hex, signed) => {
    expect(toBinary(word, width)).toBe(binary);
    expect(toHex(word, width)).toBe(hex);
    expect(toSigned(word, width)).toBe(signed);
  });

  it('127 + 1 is −128 in 8 bits, 200 + 100 is 44, 5 − 10 is 251', () => {
    expect(toSigned(stepped('increment', 127, 8), 8)).toBe(-128);
    expect(stepToText('increment', 127, 8)).toBe(
      'I tvåkomplement spillde talet över: 127 + 1 blev −128, för teckenbiten ändrades.',
    );
    expect(wrapped(300, 8)).toBe(44);
    expect(wrapped(5 - 10, 8)).toBe(251);
  });
});

describe('reading a field', () => {
  it('reads back what it shows, for every field, width and word', () => {
    fc.assert(
      fc.property(wordInWidth, fc.constantFrom(...fields), ([width, word], field) => {
        const text = fieldText(field, word, width);
        if (field === 'ascii' && text === '') return;
        expect(readField(field, text, width)).toEqual({ kind: 'word', word });
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['binary', '0b1010_1010', 170],
    ['binary', '%00100101', 37],
    ['hex', '$d0', 208],
    ['hex', '0xFf', 255],
    ['unsigned', ' 0042 ', 42],
    ['signed', '-5', 251],
    ['signed', '−128', 128],
    ['signed', '-0', 0],
    ['ascii', 'A', 65],
  ] as const)('%s takes %s', (field, text, word) => {
    expect(readField(field, text, 8)).toEqual({ kind: 'word', word });
  });

  it.each([
    ['binary', '102', '`2` är ingen binär siffra'],
    ['hex', '0xG1', '`G` är ingen hexadecimal siffra'],
    ['unsigned', '-1', 'Utan tecken finns inga negativa tal'],
    ['unsigned', '1,5', 'Skriv ett heltal'],
    ['signed', 'fem', 'Skriv ett heltal'],
    ['ascii', 'å', '`å` finns inte i ASCII'],
    ['ascii', 'AB', '8 bitar har plats för 1 tecken'],
    ['unsigned', '9'.repeat(16), 'för långt'],
    ['binary', '1'.repeat(53), 'för långt'],
  ] as const)('%s refuses %s', (field, text, message) => {
    expect(readField(field, text, 8)).toMatchObject({
      kind: 'wrong',
      message: expect.stringContaining(message) as string,
    });
  });

  it.each([
    [
      'unsigned',
      '300',
      44,
      '300 får inte plats: 8 bitar räcker från 0 till 255. De 8 lägsta bitarna är `0010 1100`, det vill säga 44.',
    ],
    ['binary', '1 0000 0001', 1, '257 får inte plats'],
    ['hex', '1FF', 255, '511 får inte plats'],
    ['signed', '128', 128, '128 får inte plats: 8 bitar räcker från −128 till 127'],
    ['signed', '-129', 127, '−129 får inte plats'],
  ] as const)('%s says what %s would be cut to', (field, text, word, message) => {
    const reading = readField(field, text, 8);
    expect(reading).toMatchObject({ kind: 'overflow', word });
    expect('message' in reading ? reading.message : '').toContain(message);
  });

  it('is neither right nor wrong while nothing is written', () => {
    for (const [field, text] of [
      ['binary', '0b'],
      ['hex', '$'],
      ['signed', '−'],
      ['unsigned', ''],
      ['ascii', ''],
    ] satisfies [Field, string][])
      expect(readField(field, text, 8)).toEqual({ kind: 'empty' });
  });
});

describe('bits', () => {
  it('turn one at a time, also the highest of 32', () => {
    expect(withBitTurned(0, 31)).toBe(2147483648);
    expect(withBitTurned(2147483648, 31)).toBe(0);
    expect(bitOf(0x80000000, 31)).toBe(1);
  });
});

describe('steps', () => {
  it('agree with 32-bit arithmetic', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 32 - 1 }), (word) => {
        expect(stepped('increment', word, 32)).toBe((word + 1) >>> 0);
        expect(stepped('decrement', word, 32)).toBe((word - 1) >>> 0);
        expect(stepped('invert', word, 32)).toBe(~word >>> 0);
        expect(stepped('negate', word, 32)).toBe(-word >>> 0);
        expect(stepped('shiftLeft', word, 32)).toBe((word << 1) >>> 0);
        expect(stepped('shiftRight', word, 32)).toBe(word >>> 1);
      }),
    );
  });

  it('stay in the width', () => {
    fc.assert(
      fc.property(wordInWidth, fc.constantFrom(...steps), ([width, word], step) => {
        const next = stepped(step, word, width);
        expect(next >= 0 && next < wordCount(width)).toBe(true);
      }),
    );
  });

  it('say what wrapped around and what overflowed', () => {
    expect(stepToText('increment', 255, 8)).toBe('Utan tecken slog talet om: 255 + 1 blev 0.');
    expect(stepToText('decrement', 0, 8)).toContain('0 − 1 blev 255');
    expect(stepToText('decrement', 128, 8)).toContain('−128 − 1 blev 127');
    expect(stepToText('increment', 5, 8)).toBe('');
    expect(stepToText('negate', 128, 8)).toContain('−128 har inget motsatt tal i 8 bitar');
    expect(stepToText('negate', 5, 8)).toContain('invertera alla bitar och lägga till 1');
    expect(stepToText('shiftLeft', 128, 8)).toContain('föll bort');
    expect(stepToText('shiftRight', 5, 8)).toContain('avrundat nedåt');
  });

  it.each([
    [300, 16, 8, 'Bitarna över bit 7 kastades: 300 blev 44.'],
    [251, 8, 16, 'Samma bitar betyder nu något annat i tvåkomplement: −5 blev 251'],
    [5, 8, 16, ''],
  ] as const)('changing the width of %i from %i to %i is explained', (word, from, to, message) => {
    expect(widthToText(word, from, to)).toContain(message);
    if (message === '') expect(widthToText(word, from, to)).toBe('');
  });
});

describe('ASCII', () => {
  it('shows text when all bytes are printable', () => {
    expect(findAsciiText(0x4869, 16)).toBe('Hi');
    expect(findAsciiText(0x41, 32)).toBe('A');
    expect(findAsciiText(0x4100, 16)).toBeUndefined();
    expect(findAsciiText(0, 8)).toBeUndefined();
    expect(findAsciiText(0x7, 4)).toBeUndefined();
  });

  it('names bytes', () => {
    expect([0, 10, 32, 65, 127, 200, 1].map(byteToText)).toEqual([
      'NUL',
      'LF',
      'blanksteg',
      'A',
      'DEL',
      'inte ASCII',
      'styrtecken 1',
    ]);
    expect(bytesOf(0x01020304, 32)).toEqual([1, 2, 3, 4]);
    expect(bytesOf(5, 4)).toEqual([]);
  });
});

describe('toDecimal', () => {
  it('groups long numbers and has a real minus sign', () => {
    expect([0, 1024, 53280, -12256, 16777216].map(toDecimal)).toEqual([
      '0',
      '1024',
      '53\u00a0280',
      '−12\u00a0256',
      '16\u00a0777\u00a0216',
    ]);
  });
});

describe('parseSettings', () => {
  it('takes width, value and fields in their fixed order', () => {
    expect(parseSettings({ width: 16, value: 53280, fields: 'hex binary' })).toMatchObject({
      width: 16,
      word: 53280,
      fields: ['binary', 'hex'],
    });
    expect(parseSettings({ value: '-5' }).word).toBe(251);
    expect(parseSettings({ width: 4 }).word).toBe(10);
  });

  it.each([
    [{ width: 12 }, 'width har värdet 12 men ska vara 4, 8, 16, 32'],
    [{ value: 256 }, 'ett heltal från -128 till 255'],
    [{ fields: 'oct' }, 'ett eller flera av binary, hex'],
    [{ bits: 8 }, 'bits är ingen egenskap'],
  ])('refuses %j', (props, message) => {
    expect(() => parseSettings(props)).toThrow(message);
  });
});
