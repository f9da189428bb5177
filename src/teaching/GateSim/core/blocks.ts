import type { BlockKind } from './netlist';

/** How a part is written and which pins it has. Pins written `d*` stand for d0, d1, … as many as are connected. */
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

export const blocks: Readonly<Record<BlockKind, BlockSpec>> = {
  mux: {
    required: ['s'],
    optional: [],
    lists: ['d', 's'],
    numbers: [],
    example: 'mux Y: d=D1, D0 s=S',
  },
  sr: { required: ['s', 'r'], optional: [], lists: [], numbers: [], example: 'sr Q: s=S r=R' },
  dlatch: {
    required: ['d', 'e'],
    optional: [],
    lists: [],
    numbers: [],
    example: 'dlatch Q: d=D e=E',
  },
  dff: {
    required: ['d', 'clk'],
    optional: ['set', 'reset'],
    lists: [],
    numbers: [],
    example: 'dff Q: d=D clk=clk',
  },
  jk: {
    required: ['j', 'k', 'clk'],
    optional: ['set', 'reset'],
    lists: [],
    numbers: [],
    example: 'jk Q: j=J k=K clk=clk',
  },
  tff: {
    required: ['t', 'clk'],
    optional: ['set', 'reset'],
    lists: [],
    numbers: [],
    example: 'tff Q: t=1 clk=clk',
  },
  register: {
    required: ['clk'],
    optional: ['load', 'reset'],
    lists: ['d'],
    numbers: [],
    example: 'register Q: d=D3, D2, D1, D0 clk=clk load=L',
  },
  counter: {
    required: ['clk'],
    optional: ['en', 'reset'],
    lists: [],
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
