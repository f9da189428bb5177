import { applyChanges, mapSelection, type Change } from './changes';
import { select, type Range, type Selection } from './selection';

export type EditorMode = 'normal' | 'select' | 'insert';

/** Text and selection: what undo goes between. */
export interface Buffer {
  readonly text: string;
  readonly selection: Selection;
}

interface Revision {
  readonly before: Buffer;
  readonly after: Buffer;
}

/** What the next key is waited for. */
export type Pending =
  | { readonly kind: 'none' }
  | { readonly kind: 'goto' }
  | { readonly kind: 'match' }
  | { readonly kind: 'find'; readonly forward: boolean; readonly inclusive: boolean }
  | { readonly kind: 'replace' }
  | { readonly kind: 'object'; readonly around: boolean }
  | { readonly kind: 'surround' }
  | { readonly kind: 'unsurround' }
  | { readonly kind: 'resurround'; readonly old: string | undefined }
  | {
      readonly kind: 'prompt';
      readonly purpose: 'select' | 'search';
      readonly input: string;
      /** The selection as it was before the prompt: each typed character begins again from it. */
      readonly snapshot: Selection;
    };

/** The whole editor. Never changed in place. */
export interface Editor extends Buffer {
  readonly mode: EditorMode;
  readonly pending: Pending;
  readonly count: number | undefined;
  readonly yanked: readonly string[];
  readonly lastPattern: string | undefined;
  readonly undo: readonly Revision[];
  readonly redo: readonly Revision[];
  /** The buffer before the changes that no revision holds yet; undefined when there are none. */
  readonly uncommitted: Buffer | undefined;
  /** Insert mode was entered by `a`: leaving it takes the cursor back onto the text. */
  readonly appending: boolean;
  /** The key that entered insert mode last and the keys typed there: what `.` does again. */
  readonly lastInsert: { readonly enter: string; readonly keys: readonly string[] } | undefined;
  /** Something to tell: why nothing happened. */
  readonly message: string;
}

/** An editor with the text open; the selection is the cursor on the first character unless said. */
export function openEditor(
  text: string,
  ranges: readonly Range[] = [{ anchor: 0, head: 0 }],
): Editor {
  return {
    text,
    selection: select(text, ranges),
    mode: 'normal',
    pending: { kind: 'none' },
    count: undefined,
    yanked: [],
    lastPattern: undefined,
    undo: [],
    redo: [],
    uncommitted: undefined,
    appending: false,
    lastInsert: undefined,
    message: '',
  };
}

/** The editor with other ranges selected. */
export function withRanges(editor: Editor, ranges: readonly Range[], primary?: number): Editor {
  const { text, selection } = editor;
  return { ...editor, selection: select(text, ranges, primary ?? selection.primary) };
}

/** The editor with every range changed. */
export function mapRanges(editor: Editor, change: (range: Range) => Range): Editor {
  return withRanges(editor, editor.selection.ranges.map(change));
}

/**
 * The editor after the changes. The selection is carried along, or is the given ranges in the new
 * text.
 */
export function change(
  editor: Editor,
  changes: readonly Change[],
  ranges?: readonly Range[],
): Editor {
  const text = applyChanges(editor.text, changes);
  const selection =
    ranges === undefined
      ? mapSelection(text, editor.selection, changes)
      : select(text, ranges, editor.selection.primary);
  const changed = changes.some(({ from, to, insert }) => from !== to || insert !== '');
  if (!changed) return { ...editor, selection };
  const uncommitted = editor.uncommitted ?? { text: editor.text, selection: editor.selection };
  return { ...editor, text, selection, uncommitted };
}

/**
 * What becomes of a range: the change there, and the ranges after it, as if it were the only one.
 */
export interface Edit {
  readonly change: Change;
  readonly ranges: readonly Range[];
}

/**
 * A change at every range at once. The ranges after them are moved along by the changes before;
 * they are selected unless `keep`.
 */
export function changeEach(
  editor: Editor,
  edit: (range: Range, index: number) => Edit,
  keep = false,
): Editor {
  let moved = 0;
  const edits = editor.selection.ranges.map(edit);
  const ranges = edits.flatMap((one) => {
    const by = moved;
    moved += one.change.insert.length - (one.change.to - one.change.from);
    return one.ranges.map(({ anchor, head }) => ({ anchor: anchor + by, head: head + by }));
  });
  return change(
    editor,
    edits.map((one) => one.change),
    keep ? undefined : ranges,
  );
}

/** The changes so far become one revision; what was undone before them is forgotten. */
export function commit(editor: Editor): Editor {
  const { uncommitted, text, selection } = editor;
  if (uncommitted === undefined) return editor;
  const revision = { before: uncommitted, after: { text, selection } };
  return { ...editor, undo: [...editor.undo, revision], redo: [], uncommitted: undefined };
}

/** `u` or `U`, as many times as there are revisions for. */
export function travel(editor: Editor, way: 'undo' | 'redo', times: number): Editor {
  let now = editor;
  for (let turn = 0; turn < times; turn += 1) {
    const revision = now[way].at(-1);
    if (revision === undefined) {
      const message =
        way === 'undo' ? 'Det finns inget mer att ångra.' : 'Det finns inget att göra om.';
      return { ...now, message };
    }
    const { text, selection } = way === 'undo' ? revision.before : revision.after;
    const other = way === 'undo' ? 'redo' : 'undo';
    now = {
      ...now,
      text,
      selection: select(text, selection.ranges, selection.primary),
      [way]: now[way].slice(0, -1),
      [other]: [...now[other], revision],
    };
  }
  return now;
}

/** Commands that change text leave select mode. */
export function leaveSelect(editor: Editor): Editor {
  return editor.mode === 'select' ? { ...editor, mode: 'normal' } : editor;
}

/** The texts that are selected, one a range. */
export function fragments({ text, selection }: Buffer): readonly string[] {
  return selection.ranges.map(({ anchor, head }) =>
    text.slice(Math.min(anchor, head), Math.max(anchor, head)),
  );
}
