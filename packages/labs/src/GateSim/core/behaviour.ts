import { invert, operate, toBit, type Bit } from '../../logic/expression';
import { isGate, type Part } from './netlist';

/**
 * What a part remembers: its bits as a number, and the clock as it last saw it (an edge is a
 * difference).
 */
export interface Memory {
  readonly word: number;
  readonly clock: Bit;
}

export const emptyMemory: Memory = { word: 0, clock: 0 };

/**
 * The word of an SR latch whose S and R are both 1: both outputs are 0, and neither is the other's
 * inverse.
 */
export const forbidden = 2;

export interface Reaction {
  /** One bit for each output pin of the part, in their order. */
  readonly outputs: readonly Bit[];
  readonly memory: Memory;
}

type Read = (pin: string) => Bit | undefined;

function reader(part: Part, inputs: readonly Bit[]): Read {
  return (pin) => {
    const index = part.inputs.findIndex(({ name }) => name === pin);
    return index === -1 ? undefined : (inputs[index] ?? 0);
  };
}

/** The number that pins d3 d2 d1 d0 stand for. */
function wordOf(read: Read, prefix: string): number {
  let word = 0;
  for (let index = 0; ; index += 1) {
    const bit = read(`${prefix}${index}`);
    if (bit === undefined) return word;
    word |= bit << index;
  }
}

function multiplex(read: Read): Bit {
  const address = read('s') ?? wordOf(read, 's');
  return read(`d${address}`) ?? 0;
}

function latched(part: Part, read: Read, word: number): number {
  if (part.kind === 'dlatch') return read('e') === 1 ? (read('d') ?? 0) : word;
  const set = read('s') ?? 0;
  const reset = read('r') ?? 0;
  if (set === 1 && reset === 1) return forbidden;
  if (set === 1) return 1;
  // Out of the forbidden state a real latch falls either way; this one falls to 0.
  return reset === 1 || word === forbidden ? 0 : word;
}

function afterJk(read: Read, word: number): number {
  if (read('j') === 1) return read('k') === 1 ? 1 - word : 1;
  return read('k') === 1 ? 0 : word;
}

/** The word after a rising edge of the clock. */
function clocked(part: Part, read: Read, word: number): number {
  if (part.kind === 'dff') return read('d') ?? 0;
  if (part.kind === 'tff') return read('t') === 1 ? 1 - word : word;
  if (part.kind === 'jk') return afterJk(read, word);
  if (part.kind === 'register') return read('load') === 0 ? word : wordOf(read, 'd');
  return read('en') === 0 ? word : (word + 1) % (part.modulus ?? 2 ** part.outputs.length);
}

function remembered(part: Part, read: Read, memory: Memory): Memory {
  if (part.kind === 'sr' || part.kind === 'dlatch')
    return { word: latched(part, read, memory.word), clock: 0 };
  const clock = read('clk') ?? 0;
  // Reset and set do not wait for the clock, and reset wins.
  if (read('reset') === 1) return { word: 0, clock };
  if (read('set') === 1) return { word: 1, clock };
  const isRising = memory.clock === 0 && clock === 1;
  return { word: isRising ? clocked(part, read, memory.word) : memory.word, clock };
}

function bitsOf(part: Part, word: number): Bit[] {
  if (part.kind === 'register' || part.kind === 'counter') {
    const width = part.outputs.length;
    return part.outputs.map((_, index) => toBit(((word >> (width - 1 - index)) & 1) === 1));
  }
  return word === forbidden ? [0, 0] : [toBit(word === 1), invert(toBit(word === 1))];
}

/**
 * What a part does with its inputs: the outputs it shows one gate delay later and what it then
 * remembers. Flip-flops, registers and counters act on the rising edge. Pure.
 */
export function react(part: Part, inputs: readonly Bit[], memory: Memory): Reaction {
  const { kind } = part;
  if (kind === 'constant') return { outputs: [part.value ?? 0], memory };
  if (kind === 'not') return { outputs: [invert(inputs[0] ?? 0)], memory };
  if (isGate(kind)) return { outputs: [operate(kind, inputs)], memory };
  const read = reader(part, inputs);
  if (kind === 'mux') return { outputs: [multiplex(read)], memory };
  const next = remembered(part, read, memory);
  return { outputs: bitsOf(part, next.word), memory: next };
}
