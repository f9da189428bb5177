import type { Change } from './changes';
import { directed, from, isBackward, linesOf, point, putCursor, to, type Range } from './selection';
import { change, leaveSelect, withRanges, type Editor } from './state';
import { firstNonBlank, indentWidth, lineCount, lineEnd, lineOf, lineStart } from './text';

/** Commands on whole lines. */

/** `x`: the lines that the range touches; when they are selected already, the next ones too. */
export function extendLines(text: string, range: Range, count: number): Range {
  const [first, last] = linesOf(text, range);
  const start = lineStart(text, first);
  const isWhole = from(range) === start && to(range) === lineStart(text, last + 1);
  return { anchor: start, head: lineStart(text, last + count + (isWhole ? 1 : 0)) };
}

/** `X`: from the start of the first line to the end of the last. */
export function toLineBounds(text: string, range: Range): Range {
  const [first, last] = linesOf(text, range);
  const lines = { anchor: lineStart(text, first), head: lineStart(text, last + 1) };
  return directed(lines, isBackward(range));
}

/** Whether all that is selected is whole lines: then `c` leaves an empty line to write on. */
export function isLinewise({ text, selection }: Pick<Editor, 'text' | 'selection'>): boolean {
  return selection.ranges.every((range) => {
    if (!text.slice(from(range), to(range)).includes('\n')) return false;
    const [first, last] = linesOf(text, range);
    return from(range) === lineStart(text, first) && to(range) === lineStart(text, last + 1);
  });
}

/** The lines that any range touches, each once. */
function touchedLines({ text, selection }: Pick<Editor, 'text' | 'selection'>): readonly number[] {
  const lines = new Set<number>();
  for (const range of selection.ranges) {
    const [first, last] = linesOf(text, range);
    for (let line = first; line <= last; line += 1) lines.add(line);
  }
  return [...lines].sort((a, b) => a - b);
}

function isBlank(text: string, line: number): boolean {
  return firstNonBlank(text, line) === undefined;
}

/** `>` */
export function indentLines(editor: Editor, count: number): Editor {
  const insert = ' '.repeat(indentWidth * count);
  const changes = touchedLines(editor)
    .filter((line) => !isBlank(editor.text, line))
    .map((line): Change => {
      const start = lineStart(editor.text, line);
      return { from: start, to: start, insert };
    });
  return leaveSelect(change(editor, changes));
}

/** `<` */
export function unindentLines(editor: Editor, count: number): Editor {
  const { text } = editor;
  const changes = touchedLines(editor).map((line): Change => {
    const start = lineStart(text, line);
    const blanks = /^ */.exec(text.slice(start, lineEnd(text, line)))?.[0].length ?? 0;
    return { from: start, to: start + Math.min(blanks, indentWidth * count), insert: '' };
  });
  return leaveSelect(change(editor, changes));
}

/**
 * `Ctrl-c` in a file without a language: `# ` in front of the lines, or away when all of them have
 * it.
 */
export function toggleComments(editor: Editor): Editor {
  const { text } = editor;
  const lines = touchedLines(editor).filter((line) => !isBlank(text, line));
  const starts = lines.map((line) => firstNonBlank(text, line) ?? lineStart(text, line));
  const column = Math.min(
    ...lines.map((line, index) => (starts[index] ?? 0) - lineStart(text, line)),
  );
  const isCommented = starts.every((start) => text.charAt(start) === '#');
  const margin = starts.every((start) => text.charAt(start + 1) === ' ') ? 1 : 0;
  const changes = lines.map((line): Change => {
    const at = lineStart(text, line) + column;
    return isCommented
      ? { from: at, to: at + 1 + margin, insert: '' }
      : { from: at, to: at, insert: '# ' };
  });
  return leaveSelect(change(editor, changes));
}

/**
 * `J`: line breaks and the indentation after them become one blank, or nothing before an empty
 * line.
 */
export function joinLines(editor: Editor): Editor {
  const { text, selection } = editor;
  const joins = new Map<number, Change>();
  for (const range of selection.ranges) {
    const [first, last] = linesOf(text, range);
    const end = first === last ? Math.min(last + 1, lineCount(text) - 1) : last;
    for (let line = first; line < end; line += 1) {
      const start = lineEnd(text, line);
      const next = lineStart(text, line + 1);
      const blanks = /^[ \t]*/.exec(text.slice(next))?.[0].length ?? 0;
      const stop = next + blanks < text.length ? next + blanks : next;
      const insert = stop === lineEnd(text, line + 1) ? '' : ' ';
      joins.set(start, { from: start, to: stop, insert });
    }
  }
  return change(editor, [...joins.values()]);
}

/**
 * The copy of a range a number of lines further down; undefined when a line there is too short for
 * it.
 */
function copyBelow(text: string, range: Range, lines: number): Range | undefined {
  const isForward = range.anchor < range.head;
  const head = isForward ? range.head - 1 : range.head;
  const anchor = isForward ? range.anchor : Math.max(0, range.anchor - 1);
  const place = (position: number): number | undefined => {
    const line = lineOf(text, position);
    const column = position - lineStart(text, line);
    const target = lineStart(text, line + lines) + column;
    return target <= lineEnd(text, line + lines) ? target : undefined;
  };
  const [newAnchor, newHead] = [place(anchor), place(head)];
  if (newAnchor === undefined || newHead === undefined) return undefined;
  return putCursor(text, point(newAnchor), newHead, true);
}

/**
 * `C`: each range once more on the next line that is long enough; the newest copy is the primary
 * one.
 */
export function copyRangesDown(editor: Editor, count: number): Editor {
  const { text, selection } = editor;
  const lastOfAll = lineCount(text) - 1;
  const ranges = [...selection.ranges];
  let { primary } = selection;
  selection.ranges.forEach((range, index) => {
    const [first, last] = linesOf(text, range);
    const height = last - first + 1;
    let copies = 0;
    for (let offset = height; copies < count && last + offset <= lastOfAll; offset += height) {
      const copy = copyBelow(text, range, offset);
      if (copy === undefined) continue;
      if (index === selection.primary) primary = ranges.length;
      ranges.push(copy);
      copies += 1;
    }
  });
  return withRanges(editor, ranges, primary);
}
