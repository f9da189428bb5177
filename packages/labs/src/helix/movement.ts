import { cursorOf, isBackward, point, putCursor, type Range } from './selection';
import { kindOf, lineCount, lineEnd, lineOf, lineStart } from './text';

/** Moves of one range. All answer a new range; `extend` keeps the anchor where it is. */

export function moveSideways(text: string, range: Range, by: number, extend: boolean): Range {
  const position = Math.min(text.length, Math.max(0, cursorOf(range) + by));
  return putCursor(text, range, position, extend);
}

/** Up or down with the column kept in mind through shorter lines. */
export function moveLines(text: string, range: Range, by: number, extend: boolean): Range {
  const cursor = cursorOf(range);
  const line = lineOf(text, cursor);
  const column = range.column ?? cursor - lineStart(text, line);
  const target = Math.min(lineCount(text) - 1, Math.max(0, line + by));
  const start = lineStart(text, target);
  // The empty line after the last line break is no place to extend to.
  if (extend && start === text.length) return range;
  const position = Math.min(start + column, lineEnd(text, target));
  return { ...putCursor(text, range, position, extend), column };
}

export type WordTarget = 'nextStart' | 'nextEnd' | 'prevStart';

/**
 * Where one kind of character meets another. For long words only blanks and line breaks separate.
 */
function isBoundary(a: string, b: string, long: boolean): boolean {
  const [kindA, kindB] = [kindOf(a), kindOf(b)];
  const separates = (kind: string | undefined): boolean => kind === 'eol' || kind === 'blank';
  if (long && !separates(kindA) && !separates(kindB)) return false;
  return kindA !== kindB;
}

/** Whether a walk that has just passed `behind` and sees `ahead` has come to its target. */
function isReached(target: WordTarget, behind: string, ahead: string, long: boolean): boolean {
  if (!isBoundary(behind, ahead, long)) return false;
  return target === 'nextStart'
    ? ahead === '\n' || !/\s/.test(ahead)
    : ahead === '\n' || !/\s/.test(behind);
}

/**
 * One word further from the range's head. The anchor moves along when the walk begins on a boundary
 * or at a line break.
 */
function walk(text: string, origin: Range, target: WordTarget, long: boolean): Range {
  const step = target === 'prevStart' ? -1 : 1;
  const ahead = (at: number): string => text.charAt(step === 1 ? at : at - 1);
  let { anchor, head } = origin;
  let behind = text.charAt(step === 1 ? head - 1 : head);
  while (ahead(head) === '\n') {
    behind = '\n';
    head += step;
  }
  if (behind === '\n') anchor = head;
  const start = head;
  for (let next = ahead(head); next !== ''; next = ahead(head)) {
    if (behind === '' || isReached(target, behind, next, long)) {
      if (head !== start) break;
      anchor = head;
    }
    behind = next;
    head += step;
  }
  return { anchor, head };
}

/** `w`, `e` and `b`, with `long` for their capital forms: the range is the way walked. */
export function moveWord(
  text: string,
  range: Range,
  target: WordTarget,
  count: number,
  long: boolean,
): Range {
  const back = target === 'prevStart';
  if (range.head === (back ? 0 : text.length)) return range;
  // The walk begins with the cursor's own character, whichever way the range looked.
  const cursor = cursorOf(range);
  let now: Range = back
    ? { anchor: Math.min(cursor + 1, text.length), head: cursor }
    : { anchor: cursor, head: Math.min(cursor + 1, text.length) };
  for (let turn = 0; turn < count; turn += 1) {
    const next = walk(text, now, target, long);
    if (next.anchor === now.anchor && next.head === now.head) break;
    now = next;
  }
  return now;
}

/**
 * The word motions of select mode: the cursor goes where the motion would put it, the anchor stays.
 */
export function extendWord(
  text: string,
  range: Range,
  target: WordTarget,
  count: number,
  long: boolean,
): Range {
  return putCursor(text, range, cursorOf(moveWord(text, range, target, count, long)), true);
}

/** The nth occurrence at or after a position; undefined when there are not so many. */
export function findForward(
  text: string,
  sign: string,
  position: number,
  n: number,
): number | undefined {
  let at = position - 1;
  for (let turn = 0; turn < n; turn += 1) {
    at = text.indexOf(sign, at + 1);
    if (at === -1) return undefined;
  }
  return at;
}

/** The nth occurrence before a position; undefined when there are not so many. */
export function findBackward(
  text: string,
  sign: string,
  position: number,
  n: number,
): number | undefined {
  let at = position;
  for (let turn = 0; turn < n; turn += 1) {
    at = at === 0 ? -1 : text.lastIndexOf(sign, at - 1);
    if (at === -1) return undefined;
  }
  return at;
}

export interface Find {
  readonly sign: string;
  readonly forward: boolean;
  /** `f` and `F` go to the character, `t` and `T` to the one beside it. */
  readonly inclusive: boolean;
  readonly count: number;
}

function findTarget(text: string, start: number, find: Find): number | undefined {
  const { sign, forward, inclusive, count } = find;
  // A character that is already next door does not count for `t` and `T`, so that they can be
  // repeated.
  const beside = forward ? text.charAt(start + 1) : text.charAt(Math.max(0, start - 1));
  const n = !inclusive && beside === sign ? count + 1 : count;
  const found = forward
    ? findForward(text, sign, Math.min(start + 1, text.length), n)
    : findBackward(text, sign, start, n);
  if (found === undefined || inclusive) return found;
  return forward ? Math.max(0, found - 1) : Math.min(found + 1, text.length);
}

/** `f`, `t`, `F` and `T`: over lines too. The range itself when the character is not there. */
export function findSign(text: string, range: Range, find: Find, extend: boolean): Range {
  const start = isBackward(range) || range.anchor === range.head ? range.head : range.head - 1;
  const target = findTarget(text, start, find);
  if (target === undefined) return range;
  return putCursor(text, extend ? range : point(cursorOf(range)), target, true);
}
