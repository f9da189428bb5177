import type { Bit } from '../../logic/expression';
import type { PlacedNode } from '../core/drawing/shapes';
import type { SymbolStyle } from '../core/drawing/symbols';

/** What every part is drawn by. */
export interface SymbolProps {
  readonly placed: PlacedNode;
  readonly symbols: SymbolStyle;
  /** The class of a lead by the net on it: leads look like the wires they end. */
  readonly wireClass: (net: string | undefined) => string;
  readonly valueOf: (net: string | undefined) => Bit;
  /** The value as it is written: 0, 1, or ~ while the net oscillates. */
  readonly valueText: (net: string | undefined) => string;
}
