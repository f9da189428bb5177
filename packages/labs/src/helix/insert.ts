import type { Change } from './changes';
import { cursorLine, cursorOf, from, point, putCursor, to, type Range } from './selection';
import { change, changeEach, commit, mapRanges, type Editor } from './state';
import { firstNonBlank, indentOf, indentWidth, lineEnd, lineOf, lineStart } from './text';

/** Insert mode: how it is entered and left, and what its keys do. */

/** `i`: the selection turned round, so that what is typed stands before it. */
export function insertBefore(editor: Editor): Editor {
  const turned = mapRanges(editor, (range) => ({ anchor: to(range), head: from(range) }));
  return { ...turned, mode: 'insert' };
}

/** `a`: the selection reaches one further, and what is typed becomes part of it. */
export function appendAfter(editor: Editor): Editor {
  const { text, selection } = editor;
  const last = selection.ranges.at(-1);
  const isFull = last !== undefined && last.anchor !== last.head && to(last) === text.length;
  const end = text.length;
  const roomy = isFull ? change(editor, [{ from: end, to: end, insert: '\n' }]) : editor;
  const grown = mapRanges(roomy, (range) => ({
    anchor: from(range),
    head: Math.min(to(range) + 1, roomy.text.length),
  }));
  return { ...grown, mode: 'insert', appending: true };
}

/** `I` and `A`: at the first non-blank character or at the end of each line. */
export function insertAtLine(editor: Editor, where: 'start' | 'end'): Editor {
  const { text } = editor;
  const moved = mapRanges(editor, (range) => {
    const line = cursorLine(text, range);
    const start = firstNonBlank(text, line) ?? lineStart(text, line);
    const position = where === 'start' ? start : lineEnd(text, line);
    return putCursor(text, range, position, editor.mode === 'select');
  });
  return { ...moved, mode: 'insert' };
}

/**
 * `o`, `O` and `c` on whole lines: a new line below or above each range, indented as the line it
 * stands at.
 */
export function openLine(editor: Editor, where: 'below' | 'above', count: number): Editor {
  const { text } = editor;
  const opened = changeEach(editor, (range) => {
    const line = lineOf(text, where === 'below' ? Math.max(0, to(range) - 1) : from(range));
    const indent = indentOf(text, line);
    const isFirst = where === 'above' && line === 0;
    const at = isFirst ? 0 : lineEnd(text, where === 'below' ? line : line - 1);
    const insert = isFirst ? `${indent}\n` : `\n${indent}`;
    const first = at + (isFirst ? 0 : 1) + indent.length;
    const copies = Array.from({ length: count }, (_, copy) => point(first + copy * insert.length));
    return { change: { from: at, to: at, insert: insert.repeat(count) }, ranges: copies };
  });
  return { ...opened, mode: 'insert' };
}

/** Whether all that insert mode has done is a new line with nothing but indentation on it. */
function isBareNewLine({ text, selection, uncommitted }: Editor): boolean {
  const range = selection.ranges[selection.primary];
  if (uncommitted === undefined || range === undefined) return false;
  const position = cursorOf(range);
  const start = position - (text.length - uncommitted.text.length);
  const inserted = text.slice(start, position);
  return (
    /^\n +$/.test(inserted) &&
    uncommitted.text === text.slice(0, start) + text.slice(position) &&
    position === lineEnd(text, lineOf(text, position))
  );
}

/**
 * Esc: back to normal mode, with the cursor on the appended text and without indentation that
 * nothing was written after.
 */
export function leaveInsert(editor: Editor): Editor {
  let now: Editor = { ...editor, mode: 'normal', appending: false };
  if (isBareNewLine(editor))
    now = change(
      now,
      now.selection.ranges.map((range): Change => {
        const cursor = cursorOf(range);
        return { from: lineStart(now.text, lineOf(now.text, cursor)), to: cursor, insert: '' };
      }),
    );
  if (editor.appending)
    now = mapRanges(now, (range) => {
      const head = range.head > range.anchor ? to(range) - 1 : to(range);
      return { anchor: from(range), head };
    });
  return commit(now);
}

/** What Helix closes by itself. */
const autoPairs: readonly string[] = ['()', '{}', '[]', "''", '""', '``'];

/** Whether the cursor stands between the two characters of such a pair. */
function isInPair(text: string, cursor: number): boolean {
  return autoPairs.includes(text.slice(cursor - 1, cursor + 1));
}

function isAlphanumeric(sign: string): boolean {
  return /[\p{Alphabetic}\p{N}]/u.test(sign);
}

/**
 * What a typed character puts in at a cursor: itself, a pair, or nothing where the closing
 * character stands already.
 */
function typedText(text: string, cursor: number, sign: string): string {
  const pair = autoPairs.find((signs) => signs.includes(sign));
  if (pair === undefined) return sign;
  const [open, close] = [pair.charAt(0), pair.charAt(1)];
  const next = text.charAt(cursor);
  if (sign === close && next === close) return '';
  if (sign !== open || isAlphanumeric(next)) return sign;
  if (open === close && isAlphanumeric(text.charAt(cursor - 1))) return sign;
  return pair;
}

/**
 * Where a range lies after `typedText`: the cursor stands behind the typed character, inside the
 * pair.
 */
function afterTyping(range: Range, inserted: number): Range {
  const width = to(range) - from(range);
  // A plain cursor is pushed along; a selection keeps its anchor, but for what was put in before
  // it.
  const pushed = range.head < range.anchor ? inserted : 0;
  const anchor = range.anchor + (width <= 1 ? 1 : pushed);
  return { anchor, head: range.head + 1 };
}

/** A character typed at every cursor, with Helix's pairs of brackets and quotation marks. */
export function typeSign(editor: Editor, sign: string): Editor {
  return changeEach(editor, (range) => {
    const at = cursorOf(range);
    const insert = typedText(editor.text, at, sign);
    return { change: { from: at, to: at, insert }, ranges: [afterTyping(range, insert.length)] };
  });
}

/** What Enter puts in at a cursor, and how far the cursor goes. */
function newLineAt(text: string, cursor: number): { change: Change; offset: number } {
  const line = lineOf(text, cursor);
  const start = lineStart(text, line);
  const before = text.slice(start, cursor);
  // On a line of nothing but blanks the new line goes in front of them.
  if (before.trim() === '') return { change: { from: start, to: start, insert: '\n' }, offset: 1 };
  const trailing = before.length - before.trimEnd().length;
  const indent = indentOf(text, line);
  const isBetween = isInPair(text, cursor);
  const inner = isBetween ? `\n${indent}${' '.repeat(indentWidth)}` : `\n${indent}`;
  const insert = isBetween ? `${inner}\n${indent}` : inner;
  return {
    change: { from: cursor - trailing, to: cursor, insert },
    offset: inner.length - trailing,
  };
}

/** Enter at every cursor. */
export function typeEnter(editor: Editor): Editor {
  return changeEach(editor, (range) => {
    const { change: made, offset } = newLineAt(editor.text, cursorOf(range));
    const isAppending = cursorOf(range) > range.anchor;
    const anchor = range.anchor + (isAppending ? 0 : offset);
    return { change: made, ranges: [{ anchor, head: range.head + offset }] };
  });
}

/** What Backspace takes away at a cursor: a character, a unit of indentation, or an empty pair. */
function backspaceAt(text: string, range: Range): Change {
  const cursor = cursorOf(range);
  const nothing = { from: cursor, to: cursor, insert: '' };
  if (cursor === 0) return nothing;
  const before = text.slice(lineStart(text, lineOf(text, cursor)), cursor);
  if (/^ +$/.test(before))
    return { ...nothing, from: cursor - (before.length % indentWidth || indentWidth) };
  const isPlainCursor = to(range) - from(range) === 1;
  const end = isPlainCursor && isInPair(text, cursor) ? cursor + 1 : cursor;
  return { ...nothing, from: cursor - 1, to: end };
}

/** Two cursors may take away the same characters: each goes once. */
function withoutOverlap(changes: readonly Change[]): readonly Change[] {
  let end = 0;
  return changes.map(({ from: start, to: stop, insert }) => {
    const cut = { from: Math.max(start, end), to: Math.max(stop, end), insert };
    end = cut.to;
    return cut;
  });
}

export function backspace(editor: Editor): Editor {
  const { text, selection } = editor;
  return change(editor, withoutOverlap(selection.ranges.map((range) => backspaceAt(text, range))));
}

/** Delete: the character under every cursor; a selection that ends there does not shrink. */
export function deleteForward(editor: Editor): Editor {
  const { text, selection } = editor;
  const changes = selection.ranges.map((range): Change => {
    const cursor = cursorOf(range);
    return { from: cursor, to: Math.min(cursor + 1, text.length), insert: '' };
  });
  const eatsEnd = selection.ranges.some(
    (range) => range.head > range.anchor && cursorOf(range) + 1 === text.length,
  );
  const end = text.length;
  const more = eatsEnd ? [{ from: end, to: end, insert: '\n' }] : [];
  const grown = {
    ...editor,
    selection: {
      ...selection,
      ranges: selection.ranges.map((range) =>
        range.head > range.anchor ? { anchor: range.anchor, head: range.head + 1 } : range,
      ),
    },
  };
  return change(grown, [...withoutOverlap(changes), ...more]);
}
