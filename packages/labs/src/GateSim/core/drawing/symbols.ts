import type { BinaryOperator } from '../../../logic/expression';
import type { GateKind } from '../netlist';

/**
 * The outlines of gates as SVG path data, relative to the node's upper left corner (width 60, pins
 * on the left edge and in the middle of the right one). Two families: the distinctive shapes of
 * ANSI/IEEE 91 and the rectangles of IEC 60617-12.
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

/** The body of a gate, and where its back is at a height: there the input leads end. */
interface Body extends Pick<GateSymbol, 'outline' | 'strokes'> {
  readonly back: (y: number) => number;
}

function iec(kind: GateKind, height: number): Body {
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

/** NOT: a triangle. */
function triangle(right: number, height: number): Body {
  const middle = height / 2;
  const outline = text('M', 14, middle - 15, 'L', right, middle, 'L', 14, middle + 15, 'Z');
  return { outline, strokes: '', back: () => 14 };
}

/** AND: straight behind, half an ellipse in front. */
function dome(right: number, height: number): Body {
  const [rx, ry] = [18, (height - 4) / 2];
  const front = right - rx;
  const arc = text('A', rx, ry, 0, 0, 1, front, height - 2);
  return {
    outline: text('M', 10, 2, 'H', front, arc, 'H', 10, 'Z'),
    strokes: '',
    back: () => 10,
  };
}

/** OR, and XOR with its second back: curves that meet in a point. */
function shield(right: number, height: number, isXor: boolean): Body {
  const [top, middle, bottom] = [2, height / 2, height - 2];
  const left = isXor ? 11 : 7;
  const depth = 14;
  const upper = text('Q', left + 24, top, right, middle);
  const lower = text('Q', left + 24, bottom, left, bottom);
  const back = text('Q', left + depth, middle, left, top);
  const second = left - 6;
  return {
    outline: text('M', left, top, upper, lower, back, 'Z'),
    strokes: isXor ? text('M', second, top, 'Q', second + depth, middle, second, bottom) : '',
    back: orBack(isXor ? second : left, depth, height),
  };
}

function ansi(kind: GateKind, height: number): Body {
  const right = bodyRight(kind);
  if (kind === 'not') return triangle(right, height);
  if (kind === 'and' || kind === 'nand') return dome(right, height);
  return shield(right, height, kind === 'xor' || kind === 'xnor');
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
