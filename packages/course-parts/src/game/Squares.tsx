import { memo, type ReactNode } from 'react';
import type { Board, BoardCell, BoardColour } from '@kurser/python-runner/board';
import styles from './styles.module.css';

/** How long a side of a square is in the drawing. */
export const side = 40;

const paints: Readonly<Record<BoardColour, string>> = {
  ...{ röd: '#ff8a80', orange: '#ffb74d', gul: '#ffe066', grön: '#8fd694', blå: '#90c2ff' },
  ...{ lila: '#ceb0ff', rosa: '#ffb3d1', brun: '#d7b49e', grå: '#c4c9d0', svart: '#22262b' },
};

/** What can be read on a painted square, in both modes. */
const inkOn = (colour: BoardColour): string => (colour === 'svart' ? '#ffffff' : '#1b1f24');

function Square({ cell }: { readonly cell: BoardCell }): ReactNode {
  const { x, y, picture, colour } = cell;
  return (
    <g transform={`translate(${x * side} ${y * side})`}>
      {colour !== null && <rect width={side} height={side} fill={paints[colour]} />}
      {picture !== '' && (
        <text
          className={styles.picture}
          x={side / 2}
          y={side / 2}
          fontSize={30}
          fill={colour === null ? undefined : inkOn(colour)}
        >
          {picture}
        </text>
      )}
    </g>
  );
}

function gridPath({ width, height }: Board): string {
  const columns = Array.from(
    { length: width - 1 },
    (_, at) => `M${(at + 1) * side} 0V${height * side}`,
  );
  const rows = Array.from(
    { length: height - 1 },
    (_, at) => `M0 ${(at + 1) * side}H${width * side}`,
  );
  return [...columns, ...rows].join('');
}

/** The squares of a board, as the program has filled them. */
const Squares = memo(function Squares({ board }: { readonly board: Board }): ReactNode {
  return (
    <>
      <path className={styles.grid} d={gridPath(board)} />
      {board.cells.map((cell) => (
        <Square key={`${cell.x},${cell.y}`} cell={cell} />
      ))}
    </>
  );
});

export default Squares;
