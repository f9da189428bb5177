import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useRovingGrid } from '../../components/rovingGrid';
import type { Converter } from './useConverter';
import { bitOf, toDecimal } from './word';
import styles from './styles.module.css';

/** Bits in a row; longer words take several rows, so that they fit a phone. */
const perRow = 8;

/** What a place is worth: 128, 64 … ; in wide words as a power, which is what fits. */
const placeText = (index: number, width: number): string =>
  width > 8 ? `2^${String(index)}` : toDecimal(2 ** index);

function Place({ index, width }: { readonly index: number; readonly width: number }): ReactNode {
  if (width <= 8) return toDecimal(2 ** index);
  return (
    <>
      2<sup>{index}</sup>
    </>
  );
}

/** The word's bits as buttons, in bytes, the sign bit marked. One Tab stop, then the arrow keys. */
export default function BitRow({ lab }: { readonly lab: Converter }): ReactNode {
  const { word, width } = lab;
  const columns = Math.min(perRow, width);
  const rows = width / columns;
  const grid = useRovingGrid<HTMLDivElement>(rows, columns);
  return (
    <div className={styles.bits} ref={grid.containerRef} role="group" aria-label="Bitarna">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.byte}>
          {Array.from({ length: columns }, (__, column) => {
            const index = width - 1 - row * columns - column;
            const bit = bitOf(word, index);
            const isSign = index === width - 1;
            return (
              <span key={index} className={clsx(styles.place, column === 4 && styles.nibble)}>
                <span className={styles.weight} aria-hidden="true">
                  {isSign && '±'}
                  <Place index={index} width={width} />
                </span>
                <button
                  type="button"
                  className={styles.bit}
                  aria-pressed={bit === 1}
                  aria-label={`Bit ${String(index)}, värd ${placeText(index, width)}${isSign ? ', teckenbit' : ''}: ${String(bit)}`}
                  onClick={() => {
                    lab.turnBit(index);
                  }}
                  {...grid.cellProps(row, column)}
                >
                  {bit}
                </button>
              </span>
            );
          })}
        </div>
      ))}
    </div>
  );
}
