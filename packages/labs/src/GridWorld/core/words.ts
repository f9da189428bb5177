import { formatFixed, formatNumber } from '@kurser/shared/swedishNumber';
import { cellFacts, type GridState } from '../lab';
import type { Parameters, Update } from './qlearning';
import type { CellKind, Move, World } from './world';

export const moveNames: Readonly<Record<Move, string>> = {
  left: 'vänster',
  right: 'höger',
  up: 'upp',
  down: 'ner',
};

const kindNames: Readonly<Record<CellKind, string>> = {
  floor: 'golv',
  wall: 'vägg',
  goal: 'mål',
  trap: 'fälla',
};

/** `rad 1, kolumn 2`. */
export function placeText({ columns }: World, cell: number): string {
  return `rad ${Math.floor(cell / columns) + 1}, kolumn ${(cell % columns) + 1}`;
}

/** What is read out for a cell. */
export function cellText(state: GridState, cell: number): string {
  const { world, learner, method } = state;
  const parts = [placeText(world, cell), kindNames[world.cells[cell] ?? 'floor']];
  if (cell === world.start) parts.push('start');
  if (method === 'q' && cell === learner.agent) parts.push('agenten är här');
  const facts = cellFacts(state, cell);
  if (facts !== undefined) {
    parts.push(`värde ${formatFixed(facts.value, 2)}`);
    if (facts.best.length > 0)
      parts.push(`bäst ${facts.best.map((move) => moveNames[move]).join(' eller ')}`);
  }
  return parts.join(', ');
}

function inside(value: number): string {
  const text = formatNumber(value, 3);
  return text.startsWith('−') ? `(${text})` : text;
}

/** The last update with letters and numbers: `0 + 0,5 · ((−0,04) + 0,9 · 0 − 0) = −0,02`. */
export function updateText(update: Update, { alpha, gamma }: Parameters): string {
  const { before, reward, bestNext, after } = update;
  return `${formatNumber(before, 3)} + ${formatNumber(alpha)} · (${inside(reward)} + ${formatNumber(gamma)} · ${inside(bestNext)} − ${inside(before)}) = ${formatNumber(after, 3)}`;
}
