import type { BlockKind } from './netlist';

/**
 * How a part is written and which pins it has. Pins written `d*` stand for d0, d1, … as many as are
 * connected.
 */
export interface BlockSpec {
  /** Pins that must be connected, in the order they are drawn. */
  readonly required: readonly string[];
  readonly optional: readonly string[];
  /** Pins that take a list, most significant first: `d=D3, D2, D1, D0`. */
  readonly lists: readonly string[];
  /** Words after the name with a number: `bits=3`. */
  readonly numbers: readonly string[];
  /** A line that is right, for error messages. */
  readonly example: string;
}

const plain = { optional: [], lists: [], numbers: [] };
const flipFlop = { ...plain, optional: ['set', 'reset'] };

export const blocks: Readonly<Record<BlockKind, BlockSpec>> = {
  mux: { ...plain, required: ['s'], lists: ['d', 's'], example: 'mux Y: d=D1, D0 s=S' },
  sr: { ...plain, required: ['s', 'r'], example: 'sr Q: s=S r=R' },
  dlatch: { ...plain, required: ['d', 'e'], example: 'dlatch Q: d=D e=E' },
  dff: { ...flipFlop, required: ['d', 'clk'], example: 'dff Q: d=D clk=clk' },
  jk: { ...flipFlop, required: ['j', 'k', 'clk'], example: 'jk Q: j=J k=K clk=clk' },
  tff: { ...flipFlop, required: ['t', 'clk'], example: 'tff Q: t=1 clk=clk' },
  register: {
    ...plain,
    required: ['clk'],
    optional: ['load', 'reset'],
    lists: ['d'],
    example: 'register Q: d=D3, D2, D1, D0 clk=clk load=L',
  },
  counter: {
    ...plain,
    required: ['clk'],
    optional: ['en', 'reset'],
    numbers: ['bits', 'mod'],
    example: 'counter Q: bits=3 clk=clk',
  },
};

/** What each kind is called on the screen. */
export const blockNames: Readonly<Record<BlockKind, string>> = {
  mux: 'multiplexer',
  sr: 'SR-latch',
  dlatch: 'D-latch',
  dff: 'D-vippa',
  jk: 'JK-vippa',
  tff: 'T-vippa',
  register: 'register',
  counter: 'räknare',
};

export function isBlockKind(word: string): word is BlockKind {
  return Object.hasOwn(blocks, word);
}

/** Kinds with the outputs Q and Q': their name is Q's net, the name with a prime is Q's inverse. */
export const hasComplement = (kind: BlockKind): boolean =>
  ['sr', 'dlatch', 'dff', 'jk', 'tff'].includes(kind);
