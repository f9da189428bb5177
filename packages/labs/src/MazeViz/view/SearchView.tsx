import { useMemo, type ReactNode } from 'react';
import clsx from 'clsx';
import PaintGrid, { type PaintCell } from '@kurser/ui/PaintGrid';
import { inElements } from '@kurser/shared/inElements';
import { algorithmLabels } from '../core/algorithm';
import { frontierItems, frontierStyles } from '../core/frontierText';
import type { Lab } from '../lab';
import { cellLabel, cellLooks, cellText, stepAt } from '../core/look';
import { positionText, tileAt, wall } from '../core/maze';
import type { Recording, Step } from '../core/recording';
import type { RecordedSide } from '../useMazeViz';
import styles from '../styles.module.css';

interface SearchViewProps {
  readonly lab: Lab;
  readonly side: RecordedSide;
  readonly position: number;
  readonly numbered: boolean;
  /** While it plays by itself nothing is read out. */
  readonly running: boolean;
  readonly onStroke: (cells: readonly number[]) => void;
  readonly helpId: string;
}

function resultText(recording: Recording, step: Step): string {
  const expanded = `Expanderade: ${step.expanded}`;
  const round = step.limit === undefined ? '' : ` · Djupgräns: ${step.limit}`;
  if (step.kind !== 'found' || recording.path === undefined) return expanded + round;
  const length = String(recording.path.length - 1);
  return `${expanded}${round} · Stig: ${length} steg · Kostnad: ${String(recording.cost ?? 0)}`;
}

type ListProps = Pick<SearchViewProps, 'lab' | 'side'> & { readonly step: Step };

/** More than this is not read anyway; the colours in the maze show the rest. */
const shownAtMost = 24;

interface CellListProps {
  readonly title: string;
  readonly count: number;
  /** Instead of the list, when there is nothing in it. */
  readonly empty: string;
  readonly start?: number | undefined;
  readonly children: ReactNode;
}

function CellList({ title, count, empty, start, children }: CellListProps): ReactNode {
  return (
    <div className={styles.list}>
      <p className={styles.listTitle}>{`${title} (${count})`}</p>
      <ol className={styles.items} aria-label={title} start={start}>
        {inElements(children)}
        {count === 0 && <li className={styles.values}>{empty}</li>}
      </ol>
    </div>
  );
}

function Frontier({ lab, side, step }: ListProps): ReactNode {
  const items = frontierItems(lab.maze, side.algorithm, step.frontier);
  const hidden = items.length - shownAtMost;
  return (
    <CellList title={frontierStyles[side.algorithm].title} count={items.length} empty="tom">
      {items.slice(0, shownAtMost).map((item, index) => (
        <li
          key={index}
          className={clsx(styles.item, index === 0 && styles.next, item.stale && styles.stale)}
        >
          <span>{item.position}</span>
          {item.values !== '' && <span className={styles.values}>{item.values}</span>}
          {item.stale && <span className={styles.values}>inaktuell</span>}
        </li>
      ))}
      {hidden > 0 && <li className={styles.values}>{`… och ${hidden} till`}</li>}
    </CellList>
  );
}

function Visited({ lab, side, step }: ListProps): ReactNode {
  const cells = side.recording.order.slice(step.roundStart, step.expanded);
  const hidden = Math.max(0, cells.length - shownAtMost);
  return (
    <CellList title="Besökta i ordning" count={cells.length} empty="inga" start={hidden + 1}>
      {hidden > 0 && <li className={styles.values}>{`${hidden} tidigare …`}</li>}
      {cells.slice(hidden).map((cell, index) => (
        <li key={hidden + index} className={styles.item}>
          {positionText(lab.maze, cell)}
        </li>
      ))}
    </CellList>
  );
}

/** One search: the maze with its colours and signs, what just happened, and the lists. */
export default function SearchView(props: SearchViewProps): ReactNode {
  const { lab, side, position, numbered } = props;
  const { maze } = lab;
  const step = stepAt(side.recording, position);
  const cells = useMemo((): readonly PaintCell[] => {
    const looks = cellLooks(maze, side.recording, step);
    return looks.map((look, cell) => ({
      label: cellLabel(maze, cell, look),
      text: cellText(maze, cell, look, numbered),
      className: clsx(
        styles.cell,
        tileAt(maze, cell) === wall ? styles.wall : styles[look.mark],
        (cell === maze.start || cell === maze.goal) && styles.end,
      ),
    }));
  }, [maze, side.recording, step, numbered]);
  const name = algorithmLabels[side.algorithm];
  return (
    <div className={styles.side} role="group" aria-label={name}>
      <p className={styles.sideTitle}>{name}</p>
      <div className={styles.gridBox}>
        <PaintGrid
          label={`Bana, ${name}`}
          describedBy={props.helpId}
          rows={maze.rows}
          columns={maze.columns}
          cells={cells}
          painting={lab.tool !== 'none'}
          onStroke={props.onStroke}
        />
      </div>
      <div className={styles.lists}>
        <p className={clsx(styles.sideTitle, styles.nameAgain)} aria-hidden="true">
          {name}
        </p>
        <div aria-live={props.running ? 'off' : 'polite'}>
          <p className={styles.result}>{resultText(side.recording, step)}</p>
          <p className={styles.step}>{step.text}</p>
        </div>
        <Frontier lab={lab} side={side} step={step} />
        <Visited lab={lab} side={side} step={step} />
      </div>
    </div>
  );
}
