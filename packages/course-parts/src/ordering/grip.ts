import { moveTo } from './order';

/**
 * What the student has in hand: nothing, or a piece that was picked up, with the order to go back
 * to.
 */
export type Grip =
  | { readonly kind: 'free' }
  | { readonly kind: 'held'; readonly before: readonly number[] };

/** Where the student is in the list, and with what in hand. */
export interface Hand {
  /** Which piece has the focus: an index into the pieces, not a place in the order. */
  readonly piece: number;
  readonly grip: Grip;
}

/** What came of a step: the hand, the order, and what is to be said aloud ('' for nothing). */
export interface Step {
  readonly hand: Hand;
  readonly order: readonly number[];
  readonly said: string;
}

const free: Grip = { kind: 'free' };

function placeText(order: readonly number[], piece: number): string {
  return `plats ${order.indexOf(piece) + 1} av ${order.length}`;
}

/**
 * Moves a piece to a place, whatever is in hand. Nothing is said of a move that changes nothing.
 */
export function movePiece(
  { piece, grip }: Hand,
  order: readonly number[],
  to: number,
  name: string,
): Step {
  const next = moveTo(order, order.indexOf(piece), to);
  const said = next === order ? '' : `${name}: nu på ${placeText(next, piece)}`;
  return { hand: { piece, grip }, order: next, said };
}

/** Picks the piece up, or lays down the one in hand where it is. */
export function toggleGrip({ piece, grip }: Hand, order: readonly number[], name: string): Step {
  switch (grip.kind) {
    case 'free':
      return {
        hand: { piece, grip: { kind: 'held', before: order } },
        order,
        said: `${name}: lyft, ${placeText(order, piece)}. Flytta med piltangenterna, släpp med blanksteg.`,
      };
    case 'held':
      return {
        hand: { piece, grip: free },
        order,
        said: `${name}: släppt på ${placeText(order, piece)}`,
      };
  }
}

/** Lays down what is in hand where it was picked up. */
function putBack(hand: Hand, name: string): Step | undefined {
  if (hand.grip.kind === 'free') return undefined;
  const { before } = hand.grip;
  const said = `${name}: tillbaka på ${placeText(before, hand.piece)}`;
  return { hand: { piece: hand.piece, grip: free }, order: before, said };
}

/** The place that a key leads to from another; undefined for a key that leads nowhere. */
function placeByKey(key: string, place: number, last: number): number | undefined {
  switch (key) {
    case 'ArrowUp':
      return Math.max(place - 1, 0);
    case 'ArrowDown':
      return Math.min(place + 1, last);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

/**
 * What a key does in the list: arrows, Home and End go from piece to piece or carry the piece in
 * hand, Escape puts it back. Undefined for a key that means nothing here, so that it is left to the
 * browser: it makes a click of space, which picks up and lays down.
 * @param nameOf says a piece's name aloud
 */
export function pressKey(
  key: string,
  hand: Hand,
  order: readonly number[],
  nameOf: (piece: number) => string,
): Step | undefined {
  const name = nameOf(hand.piece);
  if (key === 'Escape') return putBack(hand, name);
  const to = placeByKey(key, order.indexOf(hand.piece), order.length - 1);
  if (to === undefined) return undefined;
  if (hand.grip.kind === 'held') return movePiece(hand, order, to, name);
  return { hand: { piece: order[to] ?? hand.piece, grip: hand.grip }, order, said: '' };
}
