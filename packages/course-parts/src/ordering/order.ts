import { seedOf } from '@kurser/shared/contentHash';
import { createRandom } from '@kurser/shared/random';
import type { Mark } from '@kurser/ui/VerdictBox/words';

/**
 * Whether the order says the same as the right one; pieces with the same text may stand for each
 * other.
 */
export function isRightOrder(order: readonly number[], texts: readonly string[]): boolean {
  return placesRight(order, texts) === texts.length;
}

/** How many places hold the right text. */
export function placesRight(order: readonly number[], texts: readonly string[]): number {
  return texts.filter((text, place) => texts[order[place] ?? -1] === text).length;
}

/** How many places from the top hold the right text before the first that does not. */
export function placesRightFromTop(order: readonly number[], texts: readonly string[]): number {
  const wrong = texts.findIndex((text, place) => texts[order[place] ?? -1] !== text);
  return wrong === -1 ? texts.length : wrong;
}

/**
 * How the places of an order are marked: so many from the top are right and the next is wrong. Of
 * those after it nothing is said: a piece that stands one place too high moves all below it.
 */
export function marksFromTop(right: number, total: number): readonly Mark[] {
  return Array.from({ length: total }, (_, place) =>
    place < right ? 'right' : place === right ? 'wrong' : 'empty',
  );
}

/** What is told of an order that is not right, in Swedish. */
export function rightFromTopText(right: number, total: number): string {
  return `${String(right)} av ${String(total)} stämmer uppifrån räknat.`;
}

/**
 * A mixed order of the indices, the same every time for the same hash (server and browser must
 * agree), and never one that is right already.
 * @param hash hexadecimal digits, at least eight
 * @param texts the pieces' texts, at least two of them different
 */
export function mixedOrder(hash: string, texts: readonly string[]): readonly number[] {
  const random = createRandom(seedOf(hash));
  let order = random.shuffle(texts.map((_, index) => index));
  while (isRightOrder(order, texts)) order = random.shuffle(order);
  return order;
}

/**
 * The order with the piece at one place moved to another. A place that there is not leaves the
 * order as it is.
 */
export function moveTo(order: readonly number[], from: number, to: number): readonly number[] {
  const moved = order[from];
  if (moved === undefined || order[to] === undefined || from === to) return order;
  const rest = order.filter((_, place) => place !== from);
  return [...rest.slice(0, to), moved, ...rest.slice(to)];
}
