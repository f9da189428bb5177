import { from, to, type Range } from './selection';
import { withRanges, type Editor } from './state';

/** Alt-s: each line of the selection becomes a range of its own, without its line break. */
export function splitLines(editor: Editor): Editor {
  const { text, selection } = editor;
  const ranges = selection.ranges.flatMap((range): Range[] => {
    if (range.anchor === range.head) return [range];
    const parts: Range[] = [];
    let start = from(range);
    for (
      let at = text.indexOf('\n', start);
      at !== -1 && at < to(range);
      at = text.indexOf('\n', start)
    ) {
      parts.push({ anchor: start, head: at });
      start = at + 1;
    }
    if (start < to(range)) parts.push({ anchor: start, head: to(range) });
    return parts;
  });
  return withRanges(editor, ranges, 0);
}
