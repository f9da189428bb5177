import { useEffect } from 'react';

/** What a copy of the page is made of. */
interface Copy {
  readonly text: string;
  readonly html: string;
}

const formula = '.katex';

function closest(node: Node, selector: string): Element | null {
  return (node instanceof Element ? node : node.parentElement)?.closest(selector) ?? null;
}

/** Takes whole formulas into the range where it begins or ends in the middle of one. */
function takeWholeFormulas(range: Range): void {
  const first = closest(range.startContainer, formula);
  if (first !== null) range.setStartBefore(first);
  const last = closest(range.endContainer, formula);
  if (last !== null) range.setEndAfter(last);
}

/** What the range meets of a kind. */
function metBy(range: Range, selector: string): readonly HTMLElement[] {
  const { commonAncestorContainer: all } = range;
  const root = all instanceof Element ? all : all.parentElement;
  const within = Array.from(root?.querySelectorAll<HTMLElement>(selector) ?? []);
  const around = root?.closest<HTMLElement>(selector) ?? null;
  return [...(around === null ? [] : [around]), ...within].filter((one) =>
    range.intersectsNode(one),
  );
}

/**
 * What programs have written in the terminals of which a command is copied too, and the prompts.
 */
function besidesCommands(range: Range): readonly HTMLElement[] {
  return metBy(range, 'pre').flatMap((terminal) => {
    const met = (selector: string): readonly HTMLElement[] =>
      Array.from(terminal.querySelectorAll<HTMLElement>(selector)).filter((one) =>
        range.intersectsNode(one),
      );
    return met('[data-command]').length === 0 ? [] : met('[data-printout], [data-prompt]');
  });
}

const left = 'data-not-copied';

/**
 * Makes a selection of the page into what one wants of it elsewhere: each formula once, as it is
 * written in TeX, and of terminals the commands alone. The browser makes the text, as it is good at
 * lines and tables; meanwhile the page is other for it than for the eye.
 * @returns undefined where there is neither in it, for then the browser's own copy is as good
 */
function cleanCopy(selection: Selection): Copy | undefined {
  if (selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  takeWholeFormulas(range);
  const formulas = metBy(range, formula);
  const hidden = [...besidesCommands(range)];
  if (formulas.length === 0 && hidden.length === 0) return undefined;
  const written = formulas.map((one) => {
    const mark = one.closest('.katex-display') === null ? '$' : '$$';
    const text = document.createElement('span');
    text.textContent = `${mark}${one.querySelector('annotation')?.textContent ?? ''}${mark}`;
    hidden.push(...(Array.from(one.children) as HTMLElement[]));
    one.append(text);
    return text;
  });
  for (const one of hidden) one.setAttribute(left, '');
  const text = selection.toString();
  const holder = document.createElement('div');
  holder.append(range.cloneContents());
  for (const one of Array.from(holder.querySelectorAll(`[${left}]`))) one.remove();
  for (const one of hidden) one.removeAttribute(left);
  for (const one of written) one.remove();
  return { text, html: holder.innerHTML };
}

const ownText = 'input, textarea, [contenteditable="true"]';

/**
 * What is copied of the page while this is on it, with the button, the keys or by dragging, is as
 * `cleanCopy` makes it.
 */
export function useCleanCopies(): void {
  useEffect(() => {
    const onCopy = (event: ClipboardEvent): void => {
      const selection = window.getSelection();
      const isOwn = event.target instanceof Element && event.target.closest(ownText) !== null;
      if (selection === null || event.clipboardData === null || isOwn) return;
      const copy = cleanCopy(selection);
      if (copy === undefined) return;
      event.clipboardData.setData('text/plain', copy.text);
      event.clipboardData.setData('text/html', copy.html);
      event.preventDefault();
    };
    document.addEventListener('copy', onCopy);
    return () => {
      document.removeEventListener('copy', onCopy);
    };
  }, []);
}
