import { useMemo, type ReactNode } from 'react';
import PaintGrid from '@kurser/ui/PaintGrid';
import parts from '../../kit/lab.module.css';
import { applyOperation, sizeOf, windowAt } from '../core/conv';
import { explainLength, explainWindow } from '../core/explain';
import { pixelCells } from './ImageView';
import { currentPlace, operationOf } from '../lab';
import styles from '../styles.module.css';
import type { ConvLab } from '../useConvLab';

/** The window's sum written out. */
export function Sum({ lab: { state, places, stepper } }: { readonly lab: ConvLab }): ReactNode {
  if (places === 0) return null;
  const operation = operationOf(state);
  const place = currentPlace(state);
  const { lines, result } = explainWindow(windowAt(state.image, operation, place), operation);
  return (
    <div className={styles.sum} aria-live={stepper.playing ? 'off' : 'polite'}>
      <p className={parts.note}>{`Utbilden, rad ${place.row + 1}, kolumn ${place.column + 1}:`}</p>
      {lines.map((line, i) => (
        <p key={i} className={parts.formula}>
          {line}
        </p>
      ))}
      <p className={parts.formula}>
        = <strong>{result}</strong>
      </p>
    </div>
  );
}

/** What the window has made so far, and how large it becomes. */
export default function Output({ lab }: { readonly lab: ConvLab }): ReactNode {
  const { state, places, verbs } = lab;
  const operation = operationOf(state);
  const output = useMemo(() => applyOperation(state.image, operation), [state.image, operation]);
  const { rows, columns } = sizeOf(output);
  const image = sizeOf(state.image);
  const cells = pixelCells(output, (index) => index > state.revealed).map((cell, index) =>
    index === state.position
      ? {
          ...cell,
          label: `${cell.label}, här är fönstret`,
          className: `${cell.className ?? ''} ${styles.here ?? ''}`,
        }
      : cell,
  );
  return (
    <>
      {places > 0 ? (
        <>
          <h3 className={parts.heading}>{`Utbilden, ${rows} × ${columns}`}</h3>
          <div style={{ maxWidth: `${columns * 2.9}rem` }}>
            <PaintGrid
              className={styles.grid}
              label={`Utbilden, ${rows} gånger ${columns}`}
              rows={rows}
              columns={columns}
              cells={cells}
              painting
              onStroke={(touched) => verbs.goTo(touched.at(-1) ?? 0)}
            />
          </div>
        </>
      ) : (
        <p className={parts.warning} role="status">
          Fönstret är större än bilden och får inte plats någonstans.
        </p>
      )}
      <p className={parts.note}>
        <span>{`Rader: ${explainLength(image.rows, operation)}`}</span>
        <br />
        <span>{`Kolumner: ${explainLength(image.columns, operation)}`}</span>
      </p>
    </>
  );
}
