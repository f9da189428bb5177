import type { BinaryOperator, Bit } from '../../logic/expression';

/**
 * A circuit as parts joined by nets. A net has one driver (an input of the circuit or an output pin
 * of a part) and carries its name: the input's, the signal's as it was written, or one of our own
 * that begins with `#`.
 */

export type GateKind = BinaryOperator | 'not';
export type BlockKind = 'mux' | 'sr' | 'dlatch' | 'dff' | 'jk' | 'tff' | 'register' | 'counter';
export type PartKind = GateKind | BlockKind | 'constant';

export interface Pin {
  /** What the pin is called on its part: `d`, `clk`, `q`. Gates' pins are `1`, `2`, … and `y`. */
  readonly name: string;
  /** The net on it; undefined for an input that nothing is connected to. */
  readonly net: string | undefined;
}

export interface Part {
  readonly id: string;
  readonly kind: PartKind;
  /** What the part is called on the screen: `NAND 2`, or the name it was given. */
  readonly label: string;
  readonly inputs: readonly Pin[];
  readonly outputs: readonly Pin[];
  /** Counters start over here. */
  readonly modulus?: number;
  /** What a constant puts out. */
  readonly value?: Bit;
}

export interface CircuitInput {
  readonly name: string;
  readonly initial: Bit;
  readonly isClock: boolean;
}

export interface CircuitOutput {
  readonly name: string;
  readonly net: string | undefined;
}

export interface Netlist {
  readonly inputs: readonly CircuitInput[];
  readonly outputs: readonly CircuitOutput[];
  readonly parts: readonly Part[];
}

/** What can stand in a drawing: parts, and the circuit's own inputs and outputs. */
export type NodeKind = PartKind | 'input' | 'output';

export const gates = ['not', 'and', 'or', 'xor', 'nand', 'nor', 'xnor'] as const;

export function isGate(kind: NodeKind): kind is GateKind {
  return (gates as readonly NodeKind[]).includes(kind);
}

/** Whether the part changes on a clock edge only, so that a loop through it waits for the clock. */
export const isEdgeTriggered = (kind: NodeKind): boolean =>
  ['dff', 'jk', 'tff', 'register', 'counter'].includes(kind);

/** Whether the part remembers anything. */
export const hasMemory = (kind: NodeKind): boolean =>
  isEdgeTriggered(kind) || kind === 'sr' || kind === 'dlatch';

/** The part that drives each net; nets driven by the circuit's inputs are not in it. */
export function driversOf(netlist: Netlist): Map<string, Part> {
  const drivers = new Map<string, Part>();
  for (const part of netlist.parts)
    for (const { net } of part.outputs) if (net !== undefined) drivers.set(net, part);
  return drivers;
}

/** A net's name for the reader: its own, or that of the part that drives it. */
export function netToText(net: string, drivers: ReadonlyMap<string, Part>): string {
  return net.startsWith('#') ? (drivers.get(net)?.label ?? net) : net;
}
