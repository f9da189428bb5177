/** What has a meaning of its own when it is pressed. */
const own = 'a, button, input, select, textarea, summary, label, [contenteditable], [role="grid"]';

/**
 * The place in the text at a point of the window. A browser that cannot tell gives the beginning of
 * what was pressed.
 */
function pointRange(target: Element, x: number, y: number): Range {
  const range = document.createRange();
  const position =
    'caretPositionFromPoint' in document ? document.caretPositionFromPoint(x, y) : null;
  if (position === null) range.selectNodeContents(target);
  else range.setStart(position.offsetNode, position.offset);
  range.collapse(true);
  return range;
}

/** The place in the text of a press on it; undefined for a press on anything else. */
export function pressedRange({ target, clientX, clientY }: MouseEvent): Range | undefined {
  if (!(target instanceof Element) || target.closest(own) !== null) return undefined;
  // Who has just marked some words wants to copy them.
  if (getSelection()?.isCollapsed === false) return undefined;
  return pointRange(target, clientX, clientY);
}

/** Where the words begin that are marked in an element; undefined where none are. */
export function selectedRange(element: Element): Range | undefined {
  const selection = getSelection();
  if (selection === null || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0).cloneRange();
  if (!element.contains(range.startContainer)) return undefined;
  range.collapse(true);
  return range;
}
