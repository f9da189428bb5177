import type { BinaryOperator } from '../../logic/expression';
import type { GateKind } from '../core/netlist';

/**
 * The outlines of gates as SVG path data, relative to the node's upper left corner (width 60, pins on the left edge and in
 * the middle of the right one). Two families: the distinctive shapes of ANSI/IEEE 91 and the rectangles of IEC 60617-12.
 */
export type SymbolStyle = 'ansi' | 'iec';

export interface GateSymbol {
  /** Closed outlines, filled with the background. */
  readonly outline: string;
  /** Lines without filling: XOR's second back. */
  readonly strokes: string;
  /** The sign in an IEC rectangle. */
  readonly sign: string;
  /** The ring of an inverted output: its centre. */
  readonly ring: { readonly x: number; readonly y: number } | undefined;
  /** How far in the input leads reach, one for each pin, and where the output lead begins. */
  readonly inputEnds: readonly number[];
  readonly outputStart: number;
}

export const ringRadius = 4;

const signs: Readonly<Record<BinaryOperator | 'not', string>> = {
  and: '&',
  nand: '&',
  or: '≥1',
  nor: '≥1',
  xor: '=1',
  xnor: '=1',
  not: '1',
};

const inverted: ReadonlySet<GateKind> = new Set<GateKind>(['not', 'nand', 'nor', 'xnor']);

/** Right end of the body: a ring needs room before the output lead. */
const bodyRight = (kind: GateKind): number => (inverted.has(kind) ? 43 : 50);

const text = (...parts: readonly (string | number)[]): string => parts.join(' ');

function iec(
  kind: GateKind,
  height: number,
): Pick<GateSymbol, 'outline' | 'strokes'> & { back: (y: number) => number } {
  const right = bodyRight(kind);
  return {
    outline: text('M', 12, 2, 'H', right, 'V', height - 2, 'H', 12, 'Z'),
    strokes: '',
    back: () => 12,
  };
}

/** The curve of OR's back as a quadratic: x at a height, for leads that end on it. */
function orBack(left: number, depth: number, height: number): (y: number) => number {
  return (y) => {
    const t = (y - 2) / (height - 4);
    return left + 2 * t * (1 - t) * depth;
  };
}

function ansi(
  kind: GateKind,
  height: number,
): Pick<GateSymbol, 'outline' | 'strokes'> & { back: (y: number) => number } {
  const right = bodyRight(kind);
  const top = 2;
  const bottom = height - 2;
  const middle = height / 2;
  if (kind === 'not') {
    const outline = text('M', 14, middle - 15, 'L', right, middle, 'L', 14, middle + 15, 'Z');
    return { outline, strokes: '', back: () => 14 };
  }
  if (kind === 'and' || kind === 'nand') {
    const rx = 18;
    const ry = (bottom - top) / 2;
    const outline = text(
      'M',
      10,
      top,
      'H',
      right - rx,
      'A',
      rx,
      ry,
      0,
      0,
      1,
      right - rx,
      bottom,
      'H',
      10,
      'Z',
    );
    return { outline, strokes: '', back: () => 10 };
  }
  const isXor = kind === 'xor' || kind === 'xnor';
  const left = isXor ? 11 : 7;
  const depth = 14;
  const outline = text(
    'M',
    left,
    top,
    'Q',
    left + 24,
    top,
    right,
    middle,
    'Q',
    left + 24,
    bottom,
    left,
    bottom,
    'Q',
    left + depth,
    middle,
    left,
    top,
    'Z',
  );
  const strokes = isXor
    ? text('M', left - 6, top, 'Q', left - 6 + depth, middle, left - 6, bottom)
    : '';
  return { outline, strokes, back: orBack(isXor ? left - 6 : left, depth, height) };
}

/** The symbol of a gate whose node has this height and these input pins (their heights). */
export function gateSymbol(
  kind: GateKind,
  style: SymbolStyle,
  height: number,
  pinHeights: readonly number[],
): GateSymbol {
  const { outline, strokes, back } = style === 'iec' ? iec(kind, height) : ansi(kind, height);
  const right = bodyRight(kind);
  const hasRing = inverted.has(kind);
  return {
    outline,
    strokes,
    sign: style === 'iec' ? signs[kind] : '',
    ring: hasRing ? { x: right + ringRadius, y: height / 2 } : undefined,
    inputEnds: pinHeights.map((y) => Math.round(back(y) * 10) / 10),
    outputStart: hasRing ? right + 2 * ringRadius : right,
  };
}
