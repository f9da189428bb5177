import { lineOf } from './text';

/**
 * Helix's selections: one or more ranges from an anchor to a head. The cursor is the character on
 * the head's inner side, so a plain cursor is a range of one character.
 */
export interface Range {
  readonly anchor: number;
  readonly head: number;
  /** The column that moves up and down strive for, when the last move was such a one. */
  readonly column?: number;
}

/** Ranges in text order without overlap; at least one. */
export interface Selection {
  readonly ranges: readonly Range[];
  /** The index of the range that single-range commands count from. */
  readonly primary: number;
}

export function from({ anchor, head }: Range): number {
  return Math.min(anchor, head);
}

export function to({ anchor, head }: Range): number {
  return Math.max(anchor, head);
}

export function isBackward({ anchor, head }: Range): boolean {
  return head < anchor;
}

export function point(position: number): Range {
  return { anchor: position, head: position };
}

/** The range turned so that it looks backward or forward. */
export function directed(range: Range, backward: boolean): Range {
  return isBackward(range) === backward
    ? range
    : { ...range, anchor: range.head, head: range.anchor };
}

/** The position left of the cursor. */
export function cursorOf(range: Range): number {
  return range.head > range.anchor ? range.head - 1 : range.head;
}

export function cursorLine(text: string, range: Range): number {
  return lineOf(text, cursorOf(range));
}

/** The first and the last line that the range touches. */
export function linesOf(text: string, range: Range): readonly [first: number, last: number] {
  const start = from(range);
  const end = start === to(range) ? start : Math.max(start, to(range) - 1);
  return [lineOf(text, start), lineOf(text, end)];
}

/**
 * The cursor put on a character; extending keeps the character at the anchor inside the range on
 * either side.
 */
export function putCursor(text: string, range: Range, position: number, extend: boolean): Range {
  if (!extend) return point(position);
  let { anchor } = range;
  if (range.head >= anchor && position < anchor) anchor = Math.min(anchor + 1, text.length);
  else if (range.head < anchor && position >= anchor) anchor = Math.max(anchor - 1, 0);
  const head = anchor <= position ? Math.min(position + 1, text.length) : position;
  return { anchor, head };
}

function overlap(a: Range, b: Range): boolean {
  return from(a) === from(b) || (to(a) > from(b) && to(b) > from(a));
}

function merge(a: Range, b: Range): Range {
  const start = Math.min(from(a), from(b));
  const end = Math.max(to(a), to(b));
  return isBackward(a) && isBackward(b)
    ? { anchor: end, head: start }
    : { anchor: start, head: end };
}

/**
 * Ranges made into a selection that holds in the text: in order, overlapping ones merged, each at
 * least one character wide (except at the very end of the text).
 */
export function select(text: string, ranges: readonly Range[], primary = 0): Selection {
  const wide = ranges.map((range) =>
    range.anchor === range.head ? { ...range, head: Math.min(range.head + 1, text.length) } : range,
  );
  const tagged = wide
    .map((range, index) => ({ range, isPrimary: index === primary }))
    .sort((a, b) => from(a.range) - from(b.range));
  const merged: { range: Range; isPrimary: boolean }[] = [];
  for (const item of tagged) {
    const last = merged[merged.length - 1];
    if (last === undefined || !overlap(last.range, item.range)) merged.push({ ...item });
    else {
      last.range = merge(item.range, last.range);
      last.isPrimary ||= item.isPrimary;
    }
  }
  return {
    ranges: merged.map(({ range }) => range),
    primary: Math.max(
      0,
      merged.findIndex(({ isPrimary }) => isPrimary),
    ),
  };
}

/** The range that single-range commands count from. */
export function primaryOf({ ranges, primary }: Selection): Range {
  return ranges[primary] ?? point(0);
}
