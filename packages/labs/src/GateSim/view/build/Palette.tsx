import type { ReactNode } from 'react';
import { isGate } from '../../core/netlist';
import { gateSymbol, ringRadius, type SymbolStyle } from '../../core/drawing/symbols';
import { buildKindToText, type BuildKind } from '../../core/build/circuit';
import styles from './styles.module.css';

/** A small drawing of a gate; blocks go by their names. */
function Picture({ kind, symbols }: { readonly kind: BuildKind; readonly symbols: SymbolStyle }) {
  if (!isGate(kind)) return null;
  const symbol = gateSymbol(kind, symbols, 40, []);
  return (
    <svg className={styles.picture} viewBox="2 0 56 40" aria-hidden="true">
      <path d={symbol.outline} />
      {symbol.strokes !== '' && <path d={symbol.strokes} />}
      {symbol.ring !== undefined && <circle cx={symbol.ring.x} cy={symbol.ring.y} r={ringRadius} />}
      {symbol.sign !== '' && (
        <text x="28" y="26">
          {symbol.sign}
        </text>
      )}
    </svg>
  );
}

interface PaletteProps {
  readonly kinds: readonly BuildKind[];
  readonly symbols: SymbolStyle;
  readonly onAdd: (kind: BuildKind) => void;
}

/** What can be placed on the board. */
export default function Palette({ kinds, symbols, onAdd }: PaletteProps): ReactNode {
  return (
    <div className={styles.palette} role="group" aria-label="Lägg till en del">
      {kinds.map((kind) => (
        <button
          key={kind}
          type="button"
          className={styles.paletteButton}
          aria-label={`Lägg till ${buildKindToText(kind)}`}
          onClick={() => onAdd(kind)}
        >
          <Picture kind={kind} symbols={symbols} />
          <span>{buildKindToText(kind)}</span>
        </button>
      ))}
    </div>
  );
}
