import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useRovingGrid } from '@kurser/shared/rovingGrid';
import { bitOf, toDecimal, type Width } from '../core/word';
import bits from '../../logic/bit.module.css';
import styles from '../styles.module.css';

/** Bits in a row; longer words take several rows, so that they fit a phone. */
const perRow = 8;

/** What a place is worth: 128, 64 … ; in wide words as a power, which is what fits. */
const placeText = (index: number, width: number): string =>
  width > 8 ? `2^${index}` : toDecimal(2 ** index);

function PlaceValue({
  index,
  width,
}: {
  readonly index: number;
  readonly width: Width;
}): ReactNode {
  if (width <= 8) return <span>{toDecimal(2 ** index)}</span>;
  return (
    <span>
      2<sup>{index}</sup>
    </span>
  );
}

interface BitRowProps {
  readonly word: number;
  readonly width: Width;
  readonly onTurn: (index: number) => void;
}

/** The word's bits as buttons, in bytes, the sign bit marked. One Tab stop, then the arrow keys. */
export default function BitRow({ word, width, onTurn }: BitRowProps): ReactNode {
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
                  <span>{isSign && '±'}</span>
                  <PlaceValue index={index} width={width} />
                </span>
                <button
                  type="button"
                  className={clsx(bits.bit, styles.bit)}
                  aria-pressed={bit === 1}
                  aria-label={`Bit ${index}, värd ${placeText(index, width)}${isSign ? ', teckenbit' : ''}: ${bit}`}
                  onClick={() => onTurn(index)}
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
