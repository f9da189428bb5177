import type { Direction } from '../MazeViz/core/maze';
import { defineLab } from '../kit/lab';
import type { Board } from './core/board';
import { startGame, stepsASecond, turn, type Game, type Rules } from './core/game';
import { greedyRound, isGhost, type Ghost } from './core/hunt';
import type { ChaseSettings } from './settings';

export interface ChaseState {
  readonly settings: ChaseSettings;
  readonly board: Board;
  readonly rules: Rules;
  readonly game: Game;
  /** Whether the ghost has been changed during the game, or the greedy agent has played. */
  readonly isHelped: boolean;
  /** The ghost that the game has been won against; it stays when another is chosen. */
  readonly beaten: Ghost | undefined;
  /** Steps since the game was over. */
  readonly rest: number;
}

/** A game from the start, by moves where a program or the agent gives them. */
const anew = (board: Board, orders = '', isHelped = false) => ({
  game: { ...startGame(board), orders },
  isHelped,
  beaten: undefined,
  rest: 0,
});

function start(settings: ChaseSettings): ChaseState {
  const { board, rules } = settings;
  return { settings, board, rules, ...anew(board) };
}

/** The way that is held; of two, the one that is not gone already. */
function wanted({ game }: ChaseState, held: ReadonlySet<Direction>): Direction | undefined {
  const ways = [...held];
  return ways.find((way) => way !== game.want) ?? ways[0] ?? game.want;
}

/** Half a second in which the end is seen, however eagerly keys are struck. */
const restSteps = stepsASecond / 2;

export const isEnded = ({ game }: ChaseState): boolean =>
  game.state.kind !== 'ready' && game.state.kind !== 'on';
export const isResting = (state: ChaseState): boolean => isEnded(state) && state.rest < restSteps;

function play(state: ChaseState, held: ReadonlySet<Direction>, count: number): ChaseState {
  if (isResting(state)) return { ...state, rest: state.rest + count };
  const isOver = isEnded(state);
  if (isOver && held.size === 0) return state;
  // A press after the end begins again.
  const begun = isOver ? startGame(state.board) : state.game;
  const orders = held.size > 0 ? '' : begun.orders;
  let game: Game = { ...begun, orders, want: wanted({ ...state, game: begun }, held) };
  for (let left = count; left > 0; left -= 1) game = turn(game, state.board, state.rules);
  const after = { ...state, game, isHelped: state.isHelped && !isOver, rest: 0 };
  return { ...after, beaten: beatenIn(after) };
}

/** The ghost that has lost, without help and at no lower pace than the author's. */
export function beatenIn({
  settings,
  rules,
  game,
  isHelped,
}: Omit<ChaseState, 'beaten'>): Ghost | undefined {
  const isFair = !isHelped && rules.pace >= settings.rules.pace;
  return game.state.kind === 'won' && isFair && isGhost(rules.hunter) ? rules.hunter : undefined;
}

/** The ghosts beaten on this device; undefined for anything else that may lie there. */
export function parseBeaten(raw: unknown): readonly Ghost[] | undefined {
  if (!Array.isArray(raw)) return undefined;
  const items: readonly unknown[] = raw;
  return items.every(isGhost) ? items : undefined;
}

export const chaseLab = defineLab(start, {
  play,
  set: (state, change: Partial<Rules>) => ({
    ...state,
    rules: { ...state.rules, ...change },
    isHelped: state.isHelped || state.game.state.kind === 'on',
  }),
  /** From the start, by moves that a program has written. */
  order: (state, orders: string) => ({ ...state, ...anew(state.board, orders) }),
  /** By the greedy round from the start. */
  orderRound: (state) => {
    const orders = greedyRound(state.board, state.board.maze.start);
    return { ...state, ...anew(state.board, orders, true) };
  },
  again: (state) => ({ ...state, ...anew(state.board) }),
  /** From the start, with another ghost. */
  meet: (state, hunter: Ghost) => ({
    ...state,
    rules: { ...state.rules, hunter },
    ...anew(state.board),
  }),
});
