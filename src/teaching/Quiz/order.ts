import { createRandom } from '../random';

/** Whether the order says the same as the right one; pieces with the same text may stand for each other. */
export function isRightOrder(order: readonly number[], texts: readonly string[]): boolean {
  return placesRight(order, texts) === texts.length;
}

/** How many places hold the right text. */
export function placesRight(order: readonly number[], texts: readonly string[]): number {
  return texts.filter((text, place) => texts[order[place] ?? -1] === text).length;
}

/**
 * A mixed order of the indices, the same every time for the same hash (server and browser must agree), and never one that
 * is right already.
 * @param hash hexadecimal digits, at least eight
 * @param texts the pieces' texts, at least two of them different
 */
export function mixedOrder(hash: string, texts: readonly string[]): readonly number[] {
  const random = createRandom(parseInt(hash.slice(0, 8), 16));
  let order = random.shuffle(texts.map((_, index) => index));
  while (isRightOrder(order, texts)) order = random.shuffle(order);
  return order;
}

/** The order with the piece at a place moved by `step` places. A move past either end leaves the order as it is. */
export function moveItem(order: readonly number[], place: number, step: 1 | -1): readonly number[] {
  const moved = order[place];
  const other = order[place + step];
  if (moved === undefined || other === undefined) return order;
  return order.map((index) => (index === moved ? other : index === other ? moved : index));
}
