import { type Range, type Selection, isBackward, select } from './selection';

/**
 * A piece of text replaced; with `from` equal to `to` an insertion, with an empty `insert` a
 * deletion.
 */
export interface Change {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/**
 * Changes in text order without overlap, as a list from which the ones that change nothing are left
 * out.
 */
function sorted(changes: readonly Change[]): readonly Change[] {
  return changes
    .filter((change) => change.from !== change.to || change.insert !== '')
    .map((change, index) => ({ change, index }))
    .sort((a, b) => a.change.from - b.change.from || a.index - b.index)
    .map(({ change }) => change);
}

/** The text after the changes, all given in positions of the text before. */
export function applyChanges(text: string, changes: readonly Change[]): string {
  let result = '';
  let at = 0;
  for (const change of sorted(changes)) {
    result += text.slice(at, Math.max(at, change.from)) + change.insert;
    at = Math.max(at, change.to);
  }
  return result + text.slice(at);
}

/**
 * Where a position lies after the changes. At an insertion `after` comes out behind the inserted
 * text and `before` in front of it; the left edge of a replaced piece stays the left edge.
 */
function mapPosition(
  changes: readonly Change[],
  position: number,
  side: 'before' | 'after',
): number {
  let moved = 0;
  for (const { from, to, insert } of changes) {
    if (from > position) break;
    if (from === to) {
      if (from < position || side === 'after') moved += insert.length;
    } else if (position < to) {
      const inside = position === from || side === 'before' ? 0 : insert.length;
      return from + moved + inside;
    } else moved += insert.length - (to - from);
  }
  return position + moved;
}

/**
 * A range carried along through the changes: its left edge sticks to what is right of it, its right
 * edge to what is left.
 */
function mapRange(changes: readonly Change[], range: Range): Range {
  const { anchor, head } = range;
  if (anchor === head) {
    const position = mapPosition(changes, head, 'after');
    return { anchor: position, head: position };
  }
  const backward = isBackward(range);
  return {
    anchor: mapPosition(changes, anchor, backward ? 'before' : 'after'),
    head: mapPosition(changes, head, backward ? 'after' : 'before'),
  };
}

/** The selection after the changes; `text` is the text after them. */
export function mapSelection(
  text: string,
  selection: Selection,
  changes: readonly Change[],
): Selection {
  const inOrder = sorted(changes);
  const ranges = selection.ranges.map((range) =>
    inOrder.length === 0 ? range : mapRange(inOrder, range),
  );
  return select(text, ranges, selection.primary);
}
