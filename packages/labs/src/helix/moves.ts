import { extendWord, moveLines, moveSideways, moveWord, type WordTarget } from './movement';
import { matchingBracket } from './objects';
import { cursorLine, cursorOf, putCursor, type Range } from './selection';
import { mapRanges, type Editor } from './state';
import { firstNonBlank, lastLine, lineEnd, lineStart } from './text';

/** A move of one range; `extend` is select mode. */
type Move = (text: string, range: Range, count: number, extend: boolean) => Range;

function word(target: WordTarget, long: boolean): Move {
  return (text, range, count, extend) =>
    (extend ? extendWord : moveWord)(text, range, target, count, long);
}

/** To a place on the cursor's own line. */
function onLine(place: (text: string, line: number) => number | undefined): Move {
  return (text, range, _count, extend) => {
    const position = place(text, cursorLine(text, range));
    return position === undefined ? range : putCursor(text, range, position, extend);
  };
}

/** The last character of the line, not the line break. */
function lastSign(text: string, line: number): number {
  return Math.max(lineStart(text, line), lineEnd(text, line) - 1);
}

function toLine(text: string, range: Range, line: number, extend: boolean): Range {
  const target = Math.min(Math.max(0, line), lastLine(text));
  return putCursor(text, range, lineStart(text, target), extend);
}

const left: Move = (text, range, count, extend) => moveSideways(text, range, -count, extend);
const right: Move = (text, range, count, extend) => moveSideways(text, range, count, extend);
const up: Move = (text, range, count, extend) => moveLines(text, range, -count, extend);
const down: Move = (text, range, count, extend) => moveLines(text, range, count, extend);

/** Moves by one key, in normal and select mode. */
const byKey: Readonly<Record<string, Move>> = {
  h: left,
  '<left>': left,
  l: right,
  '<right>': right,
  k: up,
  '<up>': up,
  j: down,
  '<down>': down,
  w: word('nextStart', false),
  W: word('nextStart', true),
  e: word('nextEnd', false),
  E: word('nextEnd', true),
  b: word('prevStart', false),
  B: word('prevStart', true),
  '<home>': onLine(lineStart),
  '<end>': onLine(lastSign),
};

/** Moves by `g` and a key. */
const byGoto: Readonly<Record<string, Move>> = {
  h: onLine(lineStart),
  l: onLine(lastSign),
  s: onLine(firstNonBlank),
  e: (text, range, _count, extend) => toLine(text, range, lastLine(text), extend),
  k: up,
  j: down,
};

/** The editor with every range moved; undefined where there is no move. */
function apply(
  editor: Editor,
  move: Move | undefined,
  count = 1,
  extend = editor.mode === 'select',
): Editor | undefined {
  return move && mapRanges(editor, (range) => move(editor.text, range, count, extend));
}

/** The editor moved by a key, or undefined when the key is no move. */
export function moveByKey(editor: Editor, key: string, count: number): Editor | undefined {
  return apply(editor, byKey[key], count);
}

/** The editor moved by `g` and a key; `gg` goes to the line of the count, or to the first. */
export function moveByGoto(
  editor: Editor,
  key: string,
  count: number | undefined,
): Editor | undefined {
  const toCount: Move = (text, range, line, extend) => toLine(text, range, line - 1, extend);
  return apply(editor, key === 'g' ? toCount : byGoto[key], count);
}

/** `G`: to the line of the count; without one nowhere. */
export function moveToCount(editor: Editor, count: number | undefined): Editor {
  return count === undefined ? editor : (moveByGoto(editor, 'g', count) ?? editor);
}

/** `mm` */
export function moveToBracket(editor: Editor): Editor {
  const toMatch: Move = (text, range, _count, extend) => {
    const match = matchingBracket(text, cursorOf(range));
    return match === undefined ? range : putCursor(text, range, match, extend);
  };
  return apply(editor, toMatch) ?? editor;
}

/** The arrow keys and Home and End of insert mode; undefined for other keys. */
export function moveInInsert(editor: Editor, key: string): Editor | undefined {
  const move = key === '<end>' ? onLine(lineEnd) : key.length > 1 ? byKey[key] : undefined;
  return apply(editor, move, 1, false);
}
