import { useStored } from '@kurser/device-store';
import type { SymbolStyle } from './core/drawing/symbols';

/** One choice for all drawings on the device: who reads one kind of symbol wants it everywhere. */
const key = 'gatesim:symbols';

function parseStyle(raw: unknown): SymbolStyle | undefined {
  return raw === 'ansi' || raw === 'iec' ? raw : undefined;
}

/** The kind of symbols to draw: the student's choice, and before there is one the author's. */
export function useSymbols(
  fallback: SymbolStyle,
): readonly [style: SymbolStyle, choose: (style: SymbolStyle) => void] {
  const [style, store] = useStored(key, parseStyle, fallback);
  return [style, store];
}
