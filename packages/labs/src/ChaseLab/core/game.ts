import { columnOf, rowOf, type Direction } from '../../MazeViz/core/maze';
import { beside, type Board } from './board';
import { plan, type Hunter, type Plan } from './hunt';

export const stepsASecond = 60;
/** Steps from a cell to the next. */
const playerSteps = 9;

/** Somebody on the way from a cell to the one beside it. */
export interface Mover {
  readonly cell: number;
  readonly next: number | undefined;
  /** How much of the way is done: 0 to 1. */
  readonly part: number;
}

export type State =
  | { readonly kind: 'ready' | 'on' | 'won' | 'caught' }
  | { readonly kind: 'wall'; readonly move: string };

export interface Game {
  readonly player: Mover;
  readonly facing: Direction;
  /** The way that was last asked for: it is turned to as soon as it is open. */
  readonly want: Direction | undefined;
  /** Moves that a program has written and that are left to make. */
  readonly orders: string;
  readonly ghost: Mover & Plan;
  readonly dots: readonly number[];
  readonly moves: number;
  readonly state: State;
}

const standing = (cell: number): Mover => ({ cell, next: undefined, part: 0 });

export function startGame({ maze, dots, lair }: Board): Game {
  return {
    player: standing(maze.start),
    facing: 'Ö',
    ...{ want: undefined, orders: '', dots, moves: 0, state: { kind: 'ready' } },
    ghost: { ...standing(lair), path: [lair], expanded: 0 },
  };
}

/** The lesson's points: 12 a dot, 25 for coming home, less 1 a move. */
export function pointsOf({ dots, moves, state }: Game, board: Board): number {
  return (board.dots.length - dots.length) * 12 + (state.kind === 'won' ? 25 : 0) - moves;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where somebody is, in cells from the upper left corner. */
export function spotOf({ maze }: Board, { cell, next = cell, part }: Mover): Spot {
  const between = (from: number, to: number): number => from + (to - from) * part;
  return {
    x: between(columnOf(maze, cell), columnOf(maze, next)),
    y: between(rowOf(maze, cell), rowOf(maze, next)),
  };
}

/** A step further; `arrived` when the next cell has become where one is. */
function advanced(mover: Mover, steps: number): Mover & { readonly arrived: boolean } {
  if (mover.next === undefined) return { ...mover, arrived: false };
  const part = mover.part + 1 / steps;
  return part > 1 - 1e-9
    ? { ...standing(mover.next), arrived: true }
    : { ...mover, part, arrived: false };
}

/** What the next order does: a way, a pause, or a wall that is walked into. */
function obeyed(game: Game, board: Board): Game {
  const move = game.orders.charAt(0);
  const rest = { ...game, orders: game.orders.slice(1) };
  if (move === '-') return { ...rest, moves: game.moves + 1 };
  const next = beside(board.maze, game.player.cell, move as Direction);
  if (next === undefined)
    return { ...rest, orders: '', state: { kind: 'wall', move: `${game.moves + 1}, ${move},` } };
  return { ...rest, facing: move as Direction, player: { ...game.player, next } };
}

/** Where the player goes from a cell: the way that is wanted, or else straight on. */
function headed(game: Game, board: Board): Game {
  if (game.player.next !== undefined) return game;
  if (game.orders !== '') return obeyed(game, board);
  if (game.want === undefined) return game;
  const turned = beside(board.maze, game.player.cell, game.want);
  const way = turned === undefined ? game.facing : game.want;
  const next = turned ?? beside(board.maze, game.player.cell, game.facing);
  return { ...game, facing: way, player: { ...game.player, next } };
}

/** What happens in the cell that has been reached. */
function eaten(game: Game, board: Board): Game {
  const { cell } = game.player;
  const dots = game.dots.filter((dot) => dot !== cell);
  const isHome = dots.length === 0 && cell === board.maze.goal;
  return {
    ...game,
    dots,
    moves: game.moves + 1,
    state: isHome ? { kind: 'won' } : game.state,
  };
}

/** The ghost thinks anew in every cell. */
function hunted(game: Game, board: Board, hunter: Hunter, pace: number): Game {
  if (hunter === 'ingen') return game;
  const { player, ghost } = game;
  const { arrived, ...moved } = advanced(ghost, stepsASecond / pace);
  const walking = { ...ghost, ...moved };
  if (!arrived && walking.next !== undefined) return { ...game, ghost: walking };
  const { path, expanded } = plan(board.maze, walking.cell, player.next ?? player.cell, hunter);
  return { ...game, ghost: { ...walking, next: path[1], part: 0, path, expanded } };
}

const touches = (a: Spot, b: Spot): boolean => Math.hypot(a.x - b.x, a.y - b.y) < 0.7;

export interface Rules {
  readonly hunter: Hunter;
  /** The ghost's cells a second. */
  readonly pace: number;
}

/** Whether the way that is wanted is shut, and no program has said another. */
const isBlocked = ({ orders, want, player }: Game, { maze }: Board): boolean =>
  orders === '' && want !== undefined && beside(maze, player.cell, want) === undefined;

/** The game after one step. */
export function turn(game: Game, board: Board, { hunter, pace }: Rules): Game {
  const begins = game.state.kind === 'ready' && (game.want !== undefined || game.orders !== '');
  if (game.state.kind !== 'on' && !begins) return game;
  // Into a wall is no move to begin a round by.
  if (begins && isBlocked(game, board)) return { ...game, want: undefined };
  const chosen = headed(begins ? { ...game, state: { kind: 'on' } } : game, board);
  if (chosen.state.kind !== 'on') return chosen;
  const { arrived, ...player } = advanced(chosen.player, playerSteps);
  const walked = { ...chosen, player };
  const after = hunted(arrived ? eaten(walked, board) : walked, board, hunter, pace);
  if (hunter === 'ingen' || after.state.kind === 'won') return after;
  const isCaught = touches(spotOf(board, after.player), spotOf(board, after.ghost));
  return isCaught ? { ...after, state: { kind: 'caught' } } : after;
}

/** Whether anything will move without another press. */
export function isOn({ state, player, want, orders }: Game, { hunter }: Rules): boolean {
  if (state.kind === 'ready') return want !== undefined || orders !== '';
  return state.kind === 'on' && (hunter !== 'ingen' || player.next !== undefined || orders !== '');
}
