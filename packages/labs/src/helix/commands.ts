import type { Change } from './changes';
import { openLine } from './insert';
import { isLinewise } from './lines';
import { closestPair, pairAround, pairOf, wordObject } from './objects';
import { cursorOf, directed, from, isBackward, linesOf, point, to, type Range } from './selection';
import {
  change,
  changeEach,
  fragments,
  leaveSelect,
  mapRanges,
  withRanges,
  type Edit,
  type Editor,
} from './state';
import { lineOf, lineStart } from './text';

/** Commands that change what is selected, and text objects. */

function replaceEach(editor: Editor, insertFor: (range: Range, index: number) => string): Editor {
  const changes = editor.selection.ranges.map((range, index): Change => {
    return { from: from(range), to: to(range), insert: insertFor(range, index) };
  });
  return change(editor, changes);
}

/** `y` */
export function yank(editor: Editor): Editor {
  return leaveSelect({ ...editor, yanked: fragments(editor) });
}

/** `d`: what is deleted is yanked. */
export function deleteSelection(editor: Editor): Editor {
  return leaveSelect(replaceEach({ ...editor, yanked: fragments(editor) }, () => ''));
}

/** `c`: deletes and goes to insert mode; whole lines leave an empty line with their indentation. */
export function changeSelection(editor: Editor): Editor {
  const isLines = isLinewise(editor);
  const deleted = replaceEach({ ...editor, yanked: fragments(editor) }, () => '');
  return isLines ? openLine(deleted, 'above', 1) : { ...deleted, mode: 'insert' };
}

/** `r` and a character. Undefined when a line break is selected: there versions of Helix differ. */
export function replaceWith(editor: Editor, sign: string): Editor | undefined {
  if (fragments(editor).some((text) => text.includes('\n'))) return undefined;
  return leaveSelect(replaceEach(editor, (range) => sign.repeat(to(range) - from(range))));
}

/**
 * `R`: each range becomes what was yanked from the range of the same number, the last one again for
 * those beyond.
 */
export function replaceWithYanked(editor: Editor, count: number): Editor {
  const { yanked } = editor;
  if (yanked.length === 0) return editor;
  const textFor = (index: number): string => yanked[index] ?? yanked.at(-1) ?? '';
  const isEmpty = (range: Range): boolean => range.anchor === range.head;
  return leaveSelect(
    replaceEach(editor, (range, index) => (isEmpty(range) ? '' : textFor(index).repeat(count))),
  );
}

/** `p` and `P`: whole lines go on lines of their own; what was put in is selected. */
export function paste(editor: Editor, where: 'after' | 'before', count: number): Editor {
  const { text, yanked } = editor;
  if (yanked.length === 0) return editor;
  const isLines = yanked.some((value) => value.endsWith('\n'));
  const placeFor = (range: Range): number => {
    if (!isLines) return where === 'after' ? to(range) : from(range);
    const line = where === 'after' ? linesOf(text, range)[1] + 1 : lineOf(text, from(range));
    return lineStart(text, line);
  };
  const pasteAt = (range: Range, index: number): Edit => {
    const at = placeFor(range);
    const insert = (yanked[index] ?? yanked.at(-1) ?? '').repeat(count);
    const pasted = { anchor: at, head: at + insert.length };
    return {
      change: { from: at, to: at, insert },
      ranges: [directed(pasted, isBackward(range))],
    };
  };
  return leaveSelect(changeEach(editor, pasteAt, editor.mode !== 'normal'));
}

/** `~`, `` ` `` and Alt-`` ` ``. */
export function changeCase(editor: Editor, to_: 'swap' | 'lower' | 'upper'): Editor {
  const swap = (sign: string): string =>
    sign === sign.toLowerCase() ? sign.toUpperCase() : sign.toLowerCase();
  const texts = fragments(editor).map((text) => {
    if (to_ === 'lower') return text.toLowerCase();
    return to_ === 'upper' ? text.toUpperCase() : Array.from(text).map(swap).join('');
  });
  return leaveSelect(replaceEach(editor, (_range, index) => texts[index] ?? ''));
}

/**
 * `mi` or `ma` and a character: `w`, `W`, `m` or a character of a pair. Undefined for objects that
 * need a grammar.
 */
export function selectObject(
  editor: Editor,
  around: boolean,
  sign: string,
  count: number,
): Editor | undefined {
  const { text } = editor;
  if (sign === 'w' || sign === 'W')
    return mapRanges(editor, (range) => wordObject(text, range, around, sign === 'W'));
  if (sign !== 'm' && /[A-Za-z0-9]/.test(sign)) return undefined;
  return mapRanges(editor, (range) => {
    const pair =
      sign === 'm' ? closestPair(text, range, count) : pairAround(text, range, sign, count);
    if (pair === undefined) return range;
    const [open, close] = pair;
    const object = around ? { anchor: open, head: close + 1 } : { anchor: open + 1, head: close };
    return directed(object, isBackward(range));
  });
}

/** `ms` and a character: the pair around every range. */
export function surround(editor: Editor, sign: string): Editor {
  const [open, close] = pairOf(sign);
  const changes: Change[] = [];
  const ranges = editor.selection.ranges.map((range, index) => {
    changes.push({ from: from(range), to: from(range), insert: open });
    changes.push({ from: to(range), to: to(range), insert: close });
    const moved = { anchor: from(range) + index * 2, head: to(range) + index * 2 + 2 };
    return directed(moved, isBackward(range));
  });
  return leaveSelect(change(editor, changes, ranges));
}

/**
 * The pairs around all ranges, or undefined when one has none or two share one. `m` asks for the
 * closest of any kind.
 */
export function surroundingPairs(
  editor: Editor,
  sign: string,
  count: number,
): readonly (readonly [open: number, close: number])[] | undefined {
  const { text, selection } = editor;
  const found: (readonly [number, number])[] = [];
  const taken = new Set<number>();
  for (const range of selection.ranges) {
    const pair =
      sign === 'm' ? closestPair(text, range, count) : pairAround(text, range, sign, count);
    if (pair === undefined || taken.has(pair[0]) || taken.has(pair[1])) return undefined;
    taken.add(pair[0]).add(pair[1]);
    found.push(pair);
  }
  return found;
}

/**
 * `md`, or with a new character `mr`: the pairs go away or become others. Undefined when there is
 * no pair around all ranges.
 */
export function changePairs(
  editor: Editor,
  old: string,
  next: string | undefined,
  count: number,
): Editor | undefined {
  const pairs = surroundingPairs(editor, old, count);
  if (pairs === undefined) return undefined;
  const [open, close] = next === undefined ? ['', ''] : pairOf(next);
  const changes = pairs.flatMap(([start, end]): Change[] => [
    { from: start, to: start + 1, insert: open },
    { from: end, to: end + 1, insert: close },
  ]);
  return leaveSelect(change(editor, changes));
}

/** `;` */
export function collapse(editor: Editor): Editor {
  return mapRanges(editor, (range) => point(cursorOf(range)));
}

/** `,` */
export function keepPrimary(editor: Editor): Editor {
  const { ranges, primary } = editor.selection;
  const kept = ranges[primary];
  return kept === undefined ? editor : withRanges(editor, [kept], 0);
}
