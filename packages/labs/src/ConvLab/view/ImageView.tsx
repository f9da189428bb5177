import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import clsx from 'clsx';
import PaintGrid, { type PaintCell } from '@kurser/ui/PaintGrid';
import { formatNumber } from '@kurser/shared/swedishNumber';
import { paddingOf, sizeOf, windowSize, type Matrix } from '../core/conv';
import { lightnessOf } from '../core/explain';
import { currentPlace, operationOf } from '../lab';
import styles from '../styles.module.css';
import type { ConvLab } from '../useConvLab';

/** A pixel with its value: a shade of grey, and the number in the colour that can be read on it. */
function pixelCell(value: number, lightness: number, label: string): PaintCell {
  const grey = Math.round(255 * lightness);
  return {
    label,
    text: formatNumber(value, 1),
    color: `rgb(${grey} ${grey} ${grey})`,
    // Black on greys from 118 up and white below have a contrast of at least 4.5.
    className: clsx(styles.pixel, grey >= 118 ? styles.onLight : styles.onDark),
  };
}

/** Cells for a whole matrix; what `hidden` says of is not shown yet. */
export function pixelCells(matrix: Matrix, hidden: (index: number) => boolean): PaintCell[] {
  const lightness = lightnessOf(matrix);
  const { columns } = sizeOf(matrix);
  return matrix.flat().map((value, i) => {
    const place = `rad ${Math.floor(i / columns) + 1}, kolumn ${(i % columns) + 1}`;
    return hidden(i)
      ? { label: `${place}: inte uträknad`, className: styles.unknown, text: '' }
      : pixelCell(value, lightness(value), `${place}: ${formatNumber(value, 2)}`);
  });
}

/** Where the window lies, in per cent of the padded image. */
function windowStyle(lab: ConvLab): CSSProperties {
  const operation = operationOf(lab.state);
  const { rows, columns } = sizeOf(lab.state.image);
  const [p, f, s] = [paddingOf(operation), windowSize(operation), operation.stride];
  const { row, column } = currentPlace(lab.state);
  const [high, wide] = [rows + 2 * p, columns + 2 * p];
  const percent = (part: number, whole: number): string => `${(100 * part) / whole}%`;
  return {
    top: percent(row * s, high),
    left: percent(column * s, wide),
    width: percent(f, wide),
    height: percent(f, high),
  };
}

interface PaddingRingProps {
  readonly rows: number;
  readonly columns: number;
  readonly padding: number;
}

/** The zeros around the image. */
function PaddingRing({ rows, columns, padding }: PaddingRingProps): ReactNode {
  if (padding === 0) return null;
  const wide = columns + 2 * padding;
  const isOutside = (at: number, length: number): boolean => at < padding || at >= length + padding;
  return Array.from({ length: wide * (rows + 2 * padding) }, (_, i) => {
    const [row, column] = [Math.floor(i / wide), i % wide];
    if (!isOutside(row, rows) && !isOutside(column, columns)) return null;
    const style = { gridRow: row + 1, gridColumn: column + 1 };
    return (
      <span key={i} className={styles.zero} style={style} aria-hidden="true">
        0
      </span>
    );
  });
}

/** The image to paint, its ring of zeros, and the window over it. */
export default function ImageView({ lab }: { readonly lab: ConvLab }): ReactNode {
  const { state, verbs, places } = lab;
  const { rows, columns } = sizeOf(state.image);
  const padding = paddingOf(operationOf(state));
  const wide = columns + 2 * padding;
  const high = rows + 2 * padding;
  const onKey = (event: KeyboardEvent): void => {
    const { target } = event;
    if (!/^\d$/.test(event.key) || !(target instanceof HTMLElement)) return;
    event.preventDefault();
    verbs.paint([Number(target.dataset['cell'])], Number(event.key));
  };
  return (
    <div className={styles.picture} style={{ maxWidth: `${wide * 2.6}rem` }}>
      <div
        className={styles.padded}
        style={{
          gridTemplateColumns: `repeat(${wide}, minmax(0, 1fr))`,
          gridTemplateRows: `repeat(${high}, minmax(0, 1fr))`,
          aspectRatio: `${wide} / ${high}`,
        }}
      >
        <PaddingRing rows={rows} columns={columns} padding={padding} />
        <div
          style={{
            gridRow: `${padding + 1} / span ${rows}`,
            gridColumn: `${padding + 1} / span ${columns}`,
          }}
        >
          <PaintGrid
            className={styles.grid}
            label={`Bilden, ${rows} gånger ${columns} bildpunkter`}
            rows={rows}
            columns={columns}
            cells={pixelCells(state.image, () => false)}
            painting
            onStroke={(cells) => verbs.paint(cells, state.brush)}
            onKey={onKey}
          />
        </div>
        {places > 0 && <div className={styles.window} style={windowStyle(lab)} />}
      </div>
    </div>
  );
}
