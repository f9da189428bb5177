import { openEditor, type Editor } from '../state';
import { isBackward, from, to, type Range } from '../selection';

/**
 * Texts with their selection drawn in: `⟨…|⟩` is the primary range with its head at the bar (`⟨|…⟩`
 * looks backward), and `‹…|›` is any other range.
 */
export function draw(picture: string): Editor {
  let text = '';
  let primary = 0;
  const ranges: Range[] = [];
  let start = 0;
  let headFirst = false;
  for (const sign of picture) {
    if (sign === '⟨' || sign === '‹') {
      start = text.length;
      headFirst = false;
      if (sign === '⟨') primary = ranges.length;
    } else if (sign === '|') headFirst = text.length === start;
    else if (sign === '⟩' || sign === '›')
      ranges.push(
        headFirst ? { anchor: text.length, head: start } : { anchor: start, head: text.length },
      );
    else text += sign;
  }
  const editor = openEditor(text, ranges);
  return { ...editor, selection: { ...editor.selection, primary } };
}

/** The editor's text with its selection drawn in. */
export function drawn({ text, selection }: Pick<Editor, 'text' | 'selection'>): string {
  let picture = '';
  let at = 0;
  selection.ranges.forEach((range, index) => {
    const [open, close] = index === selection.primary ? ['⟨', '⟩'] : ['‹', '›'];
    const inside = text.slice(from(range), to(range));
    const body = isBackward(range) ? `|${inside}` : `${inside}|`;
    picture += `${text.slice(at, from(range))}${open}${body}${close}`;
    at = to(range);
  });
  return picture + text.slice(at);
}
