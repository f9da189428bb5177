import type { Board } from './board';
import { pointsOf, type Game } from './game';
import { ghosts, type Ghost, type Hunter } from './hunt';

export const hunterNames: Readonly<Record<Hunter, string>> = {
  ...{ ingen: 'inget', dfs: 'djupet först', girig: 'girig' },
  ...{ bfs: 'bredden först', astar: 'A*' },
};

/** How it went, or how far one has come. */
export function gameToText(game: Game, board: Board): string {
  const { state, dots, moves } = game;
  switch (state.kind) {
    case 'ready':
      return `Ät ${board.dots.length} prickar och gå hem till boet.`;
    case 'on':
      return `Prickar kvar: ${dots.length}. Drag: ${moves}.`;
    case 'won':
      return `Hemma på ${moves} drag: ${pointsOf(game, board)} poäng.`;
    case 'caught':
      return `Fångad efter ${moves} drag. Prickar kvar: ${dots.length}.`;
    case 'wall':
      return `Drag ${state.move} går in i en vägg. Prickar kvar: ${dots.length}.`;
  }
}

/** What the ghost has just thought. */
export function ghostToText({ ghost: { path, expanded } }: Game, hunter: Hunter): string {
  if (hunter === 'ingen') return 'Inget spöke.';
  if (expanded === 0) return `Spöket söker med ${hunterNames[hunter]}, på nytt i varje ruta.`;
  return `Spöket söker med ${hunterNames[hunter]}: ${path.length - 1} steg till dig, ${expanded} rutor expanderade.`;
}

const listOf = (some: readonly Ghost[]): string =>
  some.map((ghost) => hunterNames[ghost]).join(', ');

/** Which ghosts have been beaten, and which are left to beat. */
export function beatenToText(beaten: readonly Ghost[]): string {
  const left = ghosts.filter((ghost) => !beaten.includes(ghost));
  if (left.length === ghosts.length) return `Slå spökena ett i taget: ${listOf(left)}.`;
  if (left.length === 0) return 'Du har slagit alla fyra spökena.';
  return `Slagna: ${listOf(ghosts.filter((ghost) => beaten.includes(ghost)))}. Kvar: ${listOf(left)}.`;
}

/** The first ghost that is left to beat. */
export const nextGhost = (beaten: readonly (Ghost | undefined)[]): Ghost | undefined =>
  ghosts.find((ghost) => !beaten.includes(ghost));

/** What one is asked when a ghost has been beaten: the next by its name. */
export function dareToText(next: Ghost | undefined): string {
  if (next === undefined) return 'Alla fyra spökena är slagna.';
  const name = hunterNames[next];
  return `Vågar du möta ${name.charAt(0).toUpperCase()}${name.slice(1)}?`;
}

/** The last line of what a program has printed that is moves, two at least; undefined for none. */
export function printedMoves(text: string): string | undefined {
  const lines = text.split('\n').map(readMoves);
  return lines.filter((moves) => moves !== undefined && moves.length > 1).at(-1);
}

/** What a program may hand over: the lesson's letters, in any case and with blanks between. */
export function readMoves(text: string): string | undefined {
  const moves = text.toUpperCase().replace(/[\s"']/g, '');
  return /^[NÖSV-]+$/.test(moves) ? moves : undefined;
}
