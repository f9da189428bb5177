import type { ReactNode } from 'react';
import { columnOf, rowOf, wall, type Direction } from '../../MazeViz/core/maze';
import type { Board } from '../core/board';
import { spotOf, type Game } from '../core/game';
import type { Hunter } from '../core/hunt';
import styles from './styles.module.css';

/** Units a cell. */
export const cellSize = 20;
const middle = (at: number): number => (at + 0.5) * cellSize;

const turns: Readonly<Record<Direction, string>> = {
  ...{ Ö: '', V: 'scale(-1 1)', N: 'rotate(-90)', S: 'rotate(90)' },
};

interface BoardProps {
  readonly board: Board;
}

function Walls({ board: { maze } }: BoardProps): ReactNode {
  const path = maze.tiles
    .map((tile, cell) =>
      tile === wall
        ? `M${columnOf(maze, cell) * cellSize} ${rowOf(maze, cell) * cellSize}h${cellSize}v${cellSize}h-${cellSize}z`
        : '',
    )
    .join('');
  return <path className={styles.wall} d={path} />;
}

interface ActorProps extends BoardProps {
  readonly game: Game;
}

/** The nest, and the dots that are left. */
function Food({ board, game }: ActorProps): ReactNode {
  const { dots, state } = game;
  const { maze } = board;
  const at = (cell: number): string =>
    `translate(${middle(columnOf(maze, cell))} ${middle(rowOf(maze, cell))})`;
  return (
    <>
      <g transform={at(maze.goal)}>
        {state.kind === 'won' && <circle className={styles.home} r="16" />}
        <path className={styles.nest} d="M-8-3q1 9 8 9q7 0 8-9zM-6 1h12" />
      </g>
      {board.dots.map((dot) => (
        <g key={dot} transform={at(dot)}>
          <circle className={dots.includes(dot) ? styles.dot : styles.eaten} r="3.6" />
        </g>
      ))}
    </>
  );
}

/** The lesson's anteater. */
function Player({ board, game }: ActorProps): ReactNode {
  const { x, y } = spotOf(board, game.player);
  // It nods as it goes.
  const nod = game.player.next === undefined ? 0 : Math.sin(game.player.part * Math.PI) * 9;
  return (
    <g transform={`translate(${middle(x).toFixed(2)} ${middle(y).toFixed(2)})`}>
      <g
        className={game.state.kind === 'caught' ? styles.caught : undefined}
        transform={`${turns[game.facing]} scale(0.62) rotate(${nod.toFixed(1)})`}
      >
        <path
          className={styles.player}
          d="M-15 4q-3 -12 5 -10q6 -6 14 -2q4 2 5 5q3 0 7 7l-2 1q-4 -4 -7 -3q-2 3 -5 3v6h-3v-5h-5v5h-3v-6q-2 -1 -2 -4q-2 0 -4 3z"
        />
        <circle className={styles.eye} cx="6" cy="-4" r="1.9" />
      </g>
    </g>
  );
}

/** The ghost, whose eyes are on the way it goes, and the way it has thought out. */
function Ghost({ board, game }: ActorProps): ReactNode {
  const { ghost } = game;
  const { x, y } = spotOf(board, ghost);
  const [, towards = ghost.cell] = ghost.path;
  const lookX = Math.sign(columnOf(board.maze, towards) - columnOf(board.maze, ghost.cell)) * 1.4;
  const lookY = Math.sign(rowOf(board.maze, towards) - rowOf(board.maze, ghost.cell)) * 1.4;
  const way = ghost.path
    .slice(1)
    .map((cell) => `L${middle(columnOf(board.maze, cell))} ${middle(rowOf(board.maze, cell))}`);
  return (
    <>
      <path
        className={styles.plan}
        d={`M${middle(x).toFixed(1)} ${middle(y).toFixed(1)}${way.join('')}`}
      />
      <g transform={`translate(${middle(x).toFixed(2)} ${middle(y).toFixed(2)})`}>
        <path
          className={styles.ghost}
          d="M-7 8v-9a7 7 0 0 1 14 0v9l-2.4-2.4L2.3 8 0 5.6-2.3 8-4.6 5.6z"
        />
        {[-2.8, 2.8].map((eye) => (
          <g key={eye} transform={`translate(${eye} -1.5)`}>
            <circle className={styles.white} r="2.3" />
            <circle className={styles.pupil} cx={lookX * 0.7} cy={lookY * 0.7} r="1.1" />
          </g>
        ))}
      </g>
    </>
  );
}

interface MazeProps extends ActorProps {
  readonly hunter: Hunter;
}

/** The maze with everybody in it. */
export default function Maze({ board, game, hunter }: MazeProps): ReactNode {
  return (
    <>
      <Walls board={board} />
      <Food board={board} game={game} />
      {hunter !== 'ingen' && <Ghost board={board} game={game} />}
      <Player board={board} game={game} />
    </>
  );
}
