import { describe, expect, it } from 'vitest';
import {
  alu,
  bitOf,
  operations,
  toBits,
  toSigned,
  withBitTurned,
  type Operation,
} from '../core/alu';
import { flagToText, readings } from '../core/explain';
import { parseSettings } from '../settings';

/** A line as the lesson writes it: `0111 ADD 0101 = 1100 C=0 Z=0 N=1 V=1`. */
function line(a: number, operation: Operation, b: number): string {
  const { word, flags } = alu(operation, a, b);
  const { C, Z, N, V } = flags;
  return `${toBits(a)} ${operation} ${toBits(b)} = ${toBits(word)} C=${String(C)} Z=${String(Z)} N=${String(N)} V=${String(V)}`;
}

const words = Array.from({ length: 16 }, (_, word) => word);
const pairs = words.flatMap((a) => words.map((b) => [a, b] as const));

describe('the examples of the lesson', () => {
  it.each([
    [0b0111, 'ADD', 0b0101, '0111 ADD 0101 = 1100 C=0 Z=0 N=1 V=1'],
    [0b1001, 'ADD', 0b1000, '1001 ADD 1000 = 0001 C=1 Z=0 N=0 V=1'],
    [0b0011, 'SUB', 0b0101, '0011 SUB 0101 = 1110 C=0 Z=0 N=1 V=0'],
    [0b0101, 'SUB', 0b0101, '0101 SUB 0101 = 0000 C=1 Z=1 N=0 V=0'],
    [8, 'SUB', 1, '1000 SUB 0001 = 0111 C=1 Z=0 N=0 V=1'],
    [15, 'ADD', 1, '1111 ADD 0001 = 0000 C=1 Z=1 N=0 V=0'],
  ] as const)('%i %s %i', (a, operation, b, expected) => {
    expect(line(a, operation, b)).toBe(expected);
  });
});

describe('alu, for all 256 pairs', () => {
  it('adds, with C for the unsigned and V for the signed overflow', () => {
    for (const [a, b] of pairs) {
      const { word, flags } = alu('ADD', a, b);
      expect(word).toBe((a + b) % 16);
      expect(flags.C).toBe(a + b > 15 ? 1 : 0);
      expect(flags.V).toBe(toSigned(a) + toSigned(b) === toSigned(word) ? 0 : 1);
    }
  });

  it('subtracts, with C=1 when nothing was borrowed', () => {
    for (const [a, b] of pairs) {
      const { word, flags } = alu('SUB', a, b);
      expect(word).toBe((a - b + 16) % 16);
      expect(flags.C).toBe(a >= b ? 1 : 0);
      expect(flags.V).toBe(toSigned(a) - toSigned(b) === toSigned(word) ? 0 : 1);
    }
  });

  it('does logic bit by bit, without carries', () => {
    for (const [a, b] of pairs) {
      expect(alu('AND', a, b).word).toBe(a & b);
      expect(alu('OR', a, b).word).toBe(a | b);
      expect(alu('XOR', a, b)).toMatchObject({ word: a ^ b, flags: { C: 0, V: 0 } });
    }
  });

  it('sets Z and N from the result, and chains the carries', () => {
    for (const operation of operations)
      for (const [a, b] of pairs) {
        const { word, flags, stages } = alu(operation, a, b);
        expect(flags.Z).toBe(word === 0 ? 1 : 0);
        expect(flags.N).toBe(word >= 8 ? 1 : 0);
        stages.forEach((stage, index) => {
          expect(stage.sum).toBe(bitOf(word, index));
          const next = stages[index + 1];
          if (next !== undefined) expect(next.carryIn).toBe(stage.carryOut);
        });
      }
  });
});

describe('the words around it', () => {
  it('turns bits and reads two’s complement', () => {
    expect(withBitTurned(0b0101, 3)).toBe(0b1101);
    expect(withBitTurned(0b1101, 3)).toBe(0b0101);
    expect([0, 7, 8, 15].map(toSigned)).toEqual([0, 7, -8, -1]);
  });

  it('reads the same bits both ways', () => {
    expect(readings('ADD', 7, 5, 12)).toEqual({ unsigned: '7 + 5 = 12', signed: '7 + 5 = −4' });
    expect(readings('SUB', 3, 13, 6)).toEqual({ unsigned: '3 − 13 = 6', signed: '3 − (−3) = 6' });
  });

  it('says what the flags mean here', () => {
    expect(flagToText('C', 'SUB', alu('SUB', 3, 5))).toContain('ett lån');
    expect(flagToText('C', 'SUB', alu('SUB', 5, 3))).toContain('inget lån');
    expect(flagToText('C', 'ADD', alu('ADD', 15, 1))).toContain('föll ut ur bit 3');
    expect(flagToText('V', 'ADD', alu('ADD', 7, 5))).toContain('det riktiga svaret är positivt');
    expect(flagToText('V', 'ADD', alu('ADD', 9, 8))).toContain('det riktiga svaret är negativt');
    expect(flagToText('V', 'SUB', alu('SUB', 8, 1))).toContain('det riktiga svaret är negativt');
    expect(flagToText('C', 'XOR', alu('XOR', 9, 8))).toContain('logisk operation');
  });
});

describe('parseSettings', () => {
  it('takes numbers, operation and a choice of operations', () => {
    expect(parseSettings({ a: 8, b: '1', op: 'SUB', ops: 'ADD SUB' })).toMatchObject({
      a: 8,
      b: 1,
      operation: 'SUB',
      choices: ['ADD', 'SUB'],
    });
  });

  it.each([
    [{ a: 16 }, 'a har värdet 16 men ska vara ett heltal från 0 till 15'],
    [{ op: 'MUL' }, 'ett av ADD, SUB, AND, OR, XOR'],
    [{ op: 'OR', ops: 'ADD SUB' }, 'op="OR" finns inte bland ops: ADD SUB'],
    [{ c: 1 }, 'c är ingen egenskap'],
  ])('refuses %j', (props, message) => {
    expect(() => parseSettings(props)).toThrow(message);
  });
});
