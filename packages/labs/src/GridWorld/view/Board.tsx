import { useId, type ReactNode } from 'react';
import clsx from 'clsx';
import PaintGrid from '@kurser/ui/PaintGrid';
import parts from '../../kit/lab.module.css';
import styles from './Board.module.css';
import Overlay from './Overlay';
import type { GridLab } from '../useGridWorld';
import { cellText } from '../core/words';
import type { CellKind } from '../core/world';

const kindClasses: Readonly<Record<CellKind, string | undefined>> = {
  floor: styles.floor,
  wall: styles.wall,
  goal: styles.goal,
  trap: styles.trap,
};

/** From this many columns on the board needs the panel's whole width. */
export const wideFrom = 5;

/** The world with what is known of it; the tool decides what touching a cell does. */
export default function Board({ lab: { state, verbs } }: { readonly lab: GridLab }): ReactNode {
  const helpId = useId();
  const { world } = state;
  // Four numbers to a cell need more room than one.
  const narrowest = state.method === 'q' ? 4.5 : 3.75;
  const cells = world.cells.map((kind, cell) => ({
    label: cellText(state, cell),
    className: clsx(styles.cell, kindClasses[kind]),
  }));
  return (
    <>
      <div className={parts.scroll}>
        <div
          className={styles.board}
          style={{
            width: `${world.columns * 5.5}rem`,
            minWidth: `${world.columns * narrowest}rem`,
          }}
        >
          <PaintGrid
            className={styles.grid}
            label={`Världen, ${world.rows} gånger ${world.columns} rutor`}
            describedBy={helpId}
            rows={world.rows}
            columns={world.columns}
            cells={cells}
            painting
            onStroke={verbs.touch}
          />
          <Overlay state={state} />
        </div>
      </div>
      <p id={helpId} data-keys="" className={`${parts.note ?? ''} ${parts.printHidden ?? ''}`}>
        Piltangenterna flyttar mellan rutorna, Enter använder det valda verktyget.
      </p>
    </>
  );
}
