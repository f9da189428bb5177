import type { ReactNode } from 'react';
import clsx from 'clsx';
import { formatFixed, formatNumber } from '@kurser/shared/swedishNumber';
import styles from './Board.module.css';
import { cellFacts, type CellFacts, type GridState } from '../lab';
import type { Move } from '../core/world';

/** The side of a cell in the overlay's units. */
const side = 84;

const arrows: Readonly<Record<Move, string>> = {
  left: 'M8 0H-8M-2 -6L-8 0L-2 6',
  right: 'M-8 0H8M2 -6L8 0L2 6',
  up: 'M0 8V-8M-6 -2L0 -8L6 -2',
  down: 'M0 -8V8M-6 2L0 8L6 2',
};

/**
 * Where a move's number stands in its cell, from the middle: at its side, and grown from there
 * inwards.
 */
const numberPlaces: Readonly<
  Record<
    Move,
    { readonly x: number; readonly y: number; readonly textAnchor: 'start' | 'middle' | 'end' }
  >
> = {
  left: { x: -36, y: 0, textAnchor: 'start' },
  right: { x: 36, y: 0, textAnchor: 'end' },
  up: { x: 0, y: -31, textAnchor: 'middle' },
  down: { x: 0, y: 31, textAnchor: 'middle' },
};

/** A value's tint: the larger the value, the stronger, with another colour below zero. */
function Tint({ value, largest }: { readonly value: number; readonly largest: number }): ReactNode {
  const opacity = (0.45 * Math.min(1, Math.abs(value) / largest)).toFixed(3);
  return (
    <rect
      className={value < 0 ? styles.negative : styles.positive}
      x={-side / 2}
      y={-side / 2}
      width={side}
      height={side}
      fillOpacity={opacity}
    />
  );
}

/** Four small Q values around an arrow, or one value above it. */
function Numbers({
  facts,
  method,
}: { readonly facts: CellFacts } & Pick<GridState, 'method'>): ReactNode {
  return (
    <>
      {method === 'values' ? (
        <text className={styles.value} y={-8}>
          {formatFixed(facts.value, 2)}
        </text>
      ) : (
        facts.moves.map(({ move, value }) => (
          <text
            key={move}
            className={clsx(styles.q, facts.best.includes(move) && styles.best)}
            {...numberPlaces[move]}
            dy="0.34em"
          >
            {formatFixed(value, 2)}
          </text>
        ))
      )}
      {facts.best.map((move) => (
        <path
          key={move}
          className={styles.arrow}
          d={arrows[move]}
          transform={method === 'values' ? 'translate(0 15) scale(1.2)' : 'scale(0.6)'}
        />
      ))}
    </>
  );
}

function Ending({
  kind,
  reward,
}: {
  readonly kind: 'goal' | 'trap';
  readonly reward: number;
}): ReactNode {
  return (
    <>
      <text className={styles.ending} y={-6}>
        {kind === 'goal' ? 'Mål' : 'Fälla'}
      </text>
      <text className={styles.ending} y={14}>
        {`${reward > 0 ? '+' : ''}${formatNumber(reward)}`}
      </text>
    </>
  );
}

/** Numbers, arrows, start, agent and the chosen cell, drawn over the grid of cells. */
export default function Overlay({ state }: { readonly state: GridState }): ReactNode {
  const { world, rewards, method, learner } = state;
  const facts = world.cells.map((_, cell) => cellFacts(state, cell));
  const largest = Math.max(1e-9, ...facts.map((own) => Math.abs(own?.value ?? 0)));
  const at = (cell: number): string => {
    const x = ((cell % world.columns) + 0.5) * side;
    const y = (Math.floor(cell / world.columns) + 0.5) * side;
    return `translate(${x} ${y})`;
  };
  return (
    <svg
      className={styles.overlay}
      viewBox={`0 0 ${world.columns * side} ${world.rows * side}`}
      aria-hidden="true"
    >
      {world.cells.map((kind, cell) => {
        const own = facts[cell];
        return (
          <g key={cell} transform={at(cell)}>
            {own !== undefined && <Tint value={own.value} largest={largest} />}
            {(kind === 'goal' || kind === 'trap') && <Ending kind={kind} reward={rewards[kind]} />}
            {cell === world.start && (
              <text className={styles.start} x={-side / 2 + 11} y={-side / 2 + 17}>
                S
              </text>
            )}
            {own !== undefined && <Numbers facts={own} method={method} />}
          </g>
        );
      })}
      <rect
        className={styles.looked}
        transform={at(state.looked)}
        x={-side / 2 + 2}
        y={-side / 2 + 2}
        width={side - 4}
        height={side - 4}
      />
      {method === 'q' && (
        <circle className={styles.agent} transform={at(learner.agent)} cx={30} cy={-30} r={8} />
      )}
    </svg>
  );
}
