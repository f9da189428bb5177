/**
 * The first place in a sorted list whose entry is not before the wanted one; the list's length when
 * all are.
 */
export function firstNotBefore<T extends string | number>(list: ArrayLike<T>, wanted: T): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const entry = list[middle];
    if (entry !== undefined && entry < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
