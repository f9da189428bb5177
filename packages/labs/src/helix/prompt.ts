import { compilePattern, matchesIn } from './pattern';
import { directed, from, isBackward, primaryOf, to, type Range } from './selection';
import { withRanges, type Editor, type Pending } from './state';

/** `s` and `/`: a line to write a pattern on, with the selection following every character. */

type Prompt = Extract<Pending, { kind: 'prompt' }>;

const unusable = 'Mönstret är inte färdigt, eller använder något som övningen inte har.';

/** `s`: every match inside the selection is a range of its own. Undefined when there is none. */
function selectMatches(editor: Editor, pattern: RegExp): Editor | undefined {
  const ranges = editor.selection.ranges.flatMap((range) =>
    matchesIn(editor.text, pattern, from(range), to(range))
      .filter(([start, end]) => start !== end || start !== to(range))
      .map(([start, end]): Range => ({ anchor: start, head: end })),
  );
  return ranges.length === 0 ? undefined : withRanges(editor, ranges, 0);
}

/**
 * The next match after the primary range, from the top again at the end; in select mode one more
 * range.
 */
function searchNext(editor: Editor, pattern: RegExp, forward: boolean): Editor | undefined {
  const { text, selection } = editor;
  const primary = primaryOf(selection);
  const all = (start: number, end: number): readonly (readonly [number, number])[] =>
    matchesIn(text, pattern, start, end);
  const match = forward
    ? (all(to(primary), text.length)[0] ?? all(0, text.length)[0])
    : (all(0, from(primary)).at(-1) ?? all(from(primary), text.length).at(-1));
  if (match === undefined || match[1] === 0) return undefined;
  const found = directed({ anchor: match[0], head: match[1] }, isBackward(primary));
  const { ranges } = selection;
  return editor.mode === 'select'
    ? withRanges(editor, [...ranges, found], ranges.length)
    : withRanges(
        editor,
        ranges.map((range, index) => (index === selection.primary ? found : range)),
      );
}

/** `n` and `N` */
export function searchAgain(editor: Editor, forward: boolean, count: number): Editor {
  const pattern = editor.lastPattern === undefined ? undefined : compilePattern(editor.lastPattern);
  if (pattern === undefined) return { ...editor, message: 'Sök först med /.' };
  let now = editor;
  for (let turn = 0; turn < count; turn += 1)
    now = searchNext(now, pattern, forward) ?? { ...now, message: 'Ingen träff.' };
  return now;
}

/** The selection that a pattern gives, begun again from the one before the prompt. */
function preview(editor: Editor, { purpose, snapshot }: Prompt, input: string): Editor {
  const fresh = { ...editor, selection: snapshot };
  const pattern = compilePattern(input);
  if (pattern === undefined) return { ...fresh, message: unusable };
  const found =
    purpose === 'select' ? selectMatches(fresh, pattern) : searchNext(fresh, pattern, true);
  return found ?? { ...fresh, message: 'Ingen träff.' };
}

/** One key on the prompt's line. */
export function pressInPrompt(editor: Editor, prompt: Prompt, key: string): Editor {
  const closed: Editor = { ...editor, pending: { kind: 'none' } };
  if (key === '<esc>') return { ...closed, selection: prompt.snapshot };
  if (key === '<ret>') {
    // An empty line means the pattern used last.
    const input = prompt.input === '' ? editor.lastPattern : prompt.input;
    return input === undefined ? closed : { ...preview(closed, prompt, input), lastPattern: input };
  }
  if (key !== '<backspace>' && key.length !== 1) return editor;
  const input = key === '<backspace>' ? prompt.input.slice(0, -1) : prompt.input + key;
  const pending: Prompt = { ...prompt, input };
  // Helix leaves the selection as it is when the line has become empty.
  if (input === '') return { ...editor, pending };
  return { ...preview(editor, prompt, input), pending };
}
