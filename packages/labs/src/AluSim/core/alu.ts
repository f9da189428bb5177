import { invert, operate, type Bit } from '../../logic/expression';

/**
 * A four-bit arithmetic-logic unit. Words are numbers from 0 to 15, bit 0 is the least significant.
 */
export const wordWidth = 4;
const modulus = 2 ** wordWidth;

export const operations = ['ADD', 'SUB', 'AND', 'OR', 'XOR'] as const;
export type Operation = (typeof operations)[number];

/**
 * The flags as the 6502 sets them: after SUB, C=1 means that nothing had to be borrowed (MOS
 * Technology, MCS6500 Microcomputer Family Programming Manual, 1976). AND, OR and XOR have no
 * carries; C and V are then 0 here.
 */
export interface Flags {
  /** Carry out of the highest bit. */
  readonly C: Bit;
  /** The result is zero. */
  readonly Z: Bit;
  /** The result's highest bit: negative in two's complement. */
  readonly N: Bit;
  /** The result's sign is wrong in two's complement. */
  readonly V: Bit;
}

/** One bit's place in the unit: what goes in, what comes out, and the carries for ADD and SUB. */
export interface Stage {
  readonly index: number;
  readonly a: Bit;
  /** The bit of B as it is used: inverted by SUB. */
  readonly b: Bit;
  readonly carryIn: Bit;
  readonly sum: Bit;
  readonly carryOut: Bit;
}

export interface AluResult {
  readonly word: number;
  readonly flags: Flags;
  /** Bit 0 first. */
  readonly stages: readonly Stage[];
}

export const isArithmetic = (operation: Operation): boolean =>
  operation === 'ADD' || operation === 'SUB';

/** A bit of a word, 0 for the least significant. */
export const bitOf = (word: number, index: number): Bit => (((word >> index) & 1) === 1 ? 1 : 0);

/** The word with one bit turned. */
export const withBitTurned = (word: number, index: number): number => word ^ (1 << index);

/** What a word stands for in two's complement: 8 to 15 are −8 to −1. */
export const toSigned = (word: number): number => (word >= modulus / 2 ? word - modulus : word);

/** The word's bits as text, most significant first. */
export const toBits = (word: number): string => word.toString(2).padStart(wordWidth, '0');

function addStages(a: number, b: number, carry: Bit): Stage[] {
  const stages: Stage[] = [];
  let carryIn = carry;
  for (let index = 0; index < wordWidth; index += 1) {
    const inputs = [bitOf(a, index), bitOf(b, index), carryIn] as const;
    const ones = inputs.filter((bit) => bit === 1).length;
    const carryOut: Bit = ones >= 2 ? 1 : 0;
    stages.push({
      index,
      a: inputs[0],
      b: inputs[1],
      carryIn,
      sum: operate('xor', inputs),
      carryOut,
    });
    carryIn = carryOut;
  }
  return stages;
}

function logicStages(operator: 'and' | 'or' | 'xor', a: number, b: number): Stage[] {
  return Array.from({ length: wordWidth }, (_, index) => {
    const bits = [bitOf(a, index), bitOf(b, index)] as const;
    const sum = operate(operator, bits);
    return { index, a: bits[0], b: bits[1], carryIn: 0, sum, carryOut: 0 };
  });
}

function stagesOf(operation: Operation, a: number, b: number): Stage[] {
  switch (operation) {
    case 'ADD':
      return addStages(a, b, 0);
    case 'SUB':
      // a − b is a plus the inverse of b plus one: the one comes in as the first carry.
      return addStages(a, modulus - 1 - b, 1);
    case 'AND':
      return logicStages('and', a, b);
    case 'OR':
      return logicStages('or', a, b);
    case 'XOR':
      return logicStages('xor', a, b);
  }
}

/** What the unit makes of two words. */
export function alu(operation: Operation, a: number, b: number): AluResult {
  const stages = stagesOf(operation, a, b);
  const word = stages.reduce((sum, stage) => sum + stage.sum * 2 ** stage.index, 0);
  const last = stages.at(-1);
  const carry = last?.carryOut ?? 0;
  const flags: Flags = {
    C: carry,
    Z: word === 0 ? 1 : 0,
    N: bitOf(word, wordWidth - 1),
    // Overflow: the carry into the sign bit differs from the carry out of it.
    V: isArithmetic(operation) && last !== undefined && last.carryIn !== carry ? 1 : 0,
  };
  return { word, flags, stages };
}

/** The bit on B's way into a stage, before SUB inverts it. */
export const originalB = (operation: Operation, stage: Stage): Bit =>
  operation === 'SUB' ? invert(stage.b) : stage.b;
