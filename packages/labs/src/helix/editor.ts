import {
  changeCase,
  changePairs,
  changeSelection,
  collapse,
  deleteSelection,
  keepPrimary,
  paste,
  replaceWith,
  replaceWithYanked,
  selectObject,
  surround,
  surroundingPairs,
  yank,
} from './commands';
import {
  appendAfter,
  backspace,
  deleteForward,
  insertAtLine,
  insertBefore,
  leaveInsert,
  openLine,
  typeEnter,
  typeSign,
} from './insert';
import { isSign, keyLabel, type Key } from './keys';
import {
  copyRangesDown,
  extendLines,
  indentLines,
  joinLines,
  toggleComments,
  toLineBounds,
  unindentLines,
} from './lines';
import { findSign } from './movement';
import { moveByGoto, moveByKey, moveInInsert, moveToBracket, moveToCount } from './moves';
import { pressInPrompt, searchAgain } from './prompt';
import { directed, isBackward, select } from './selection';
import { splitLines } from './split';
import {
  commit,
  leaveSelect,
  mapRanges,
  travel,
  type Editor,
  type EditorMode,
  type Pending,
} from './state';

/** A command of normal and select mode. `count` is undefined when no number was typed before it. */
type Command = (editor: Editor, count: number | undefined) => Editor;

function waitFor(pending: Pending): Command {
  // The count stays for the command that the next key completes.
  return (editor, count) => ({ ...editor, pending, count });
}

function find(forward: boolean, inclusive: boolean): Command {
  return waitFor({ kind: 'find', forward, inclusive });
}

function prompt(purpose: 'select' | 'search'): Command {
  return (editor) => ({
    ...editor,
    pending: { kind: 'prompt', purpose, input: '', snapshot: editor.selection },
  });
}

/** `v`: a cursor at the very end of the text takes hold of the last character. */
const toggleSelect: Command = (editor) => {
  if (editor.mode === 'select') return leaveSelect(editor);
  const { text } = editor;
  const held = mapRanges(editor, (range) =>
    range.anchor === range.head && range.head === text.length
      ? { anchor: Math.max(0, text.length - 1), head: text.length }
      : range,
  );
  return { ...held, mode: 'select' };
};

/** `.`: enters insert mode as last time and types the same keys. */
const repeatInsert: Command = (editor, count = 1) => {
  const { lastInsert } = editor;
  if (lastInsert === undefined) return { ...editor, message: 'Det finns inget att upprepa än.' };
  const { uncommitted } = editor;
  let now = editor;
  for (let turn = 0; turn < count; turn += 1) {
    now = commands[lastInsert.enter]?.(now, undefined) ?? now;
    for (const key of lastInsert.keys) now = pressInInsert(now, key);
  }
  // All of it is one revision: what the turns made is taken together.
  const made = now.undo.slice(editor.undo.length);
  const first = made[0]?.before ?? uncommitted;
  return { ...now, undo: editor.undo, uncommitted: first };
};

const commands: Readonly<Record<string, Command>> = {
  g: waitFor({ kind: 'goto' }),
  m: waitFor({ kind: 'match' }),
  r: waitFor({ kind: 'replace' }),
  f: find(true, true),
  t: find(true, false),
  F: find(false, true),
  T: find(false, false),
  s: prompt('select'),
  '/': prompt('search'),
  n: (editor, count = 1) => searchAgain(editor, true, count),
  N: (editor, count = 1) => searchAgain(editor, false, count),
  G: moveToCount,
  v: toggleSelect,
  x: (editor, count = 1) => mapRanges(editor, (range) => extendLines(editor.text, range, count)),
  X: (editor) => mapRanges(editor, (range) => toLineBounds(editor.text, range)),
  '%': (editor) => ({
    ...editor,
    selection: select(editor.text, [{ anchor: 0, head: editor.text.length }]),
  }),
  ';': collapse,
  ',': keepPrimary,
  '<A-;>': (editor) => mapRanges(editor, (range) => directed(range, !isBackward(range))),
  '<A-s>': splitLines,
  C: (editor, count = 1) => copyRangesDown(editor, count),
  i: insertBefore,
  a: appendAfter,
  I: (editor) => insertAtLine(editor, 'start'),
  A: (editor) => insertAtLine(editor, 'end'),
  o: (editor, count = 1) => openLine(editor, 'below', count),
  O: (editor, count = 1) => openLine(editor, 'above', count),
  c: changeSelection,
  d: deleteSelection,
  y: yank,
  p: (editor, count = 1) => paste(editor, 'after', count),
  P: (editor, count = 1) => paste(editor, 'before', count),
  R: (editor, count = 1) => replaceWithYanked(editor, count),
  u: (editor, count = 1) => travel(editor, 'undo', count),
  U: (editor, count = 1) => travel(editor, 'redo', count),
  '.': repeatInsert,
  J: joinLines,
  '>': (editor, count = 1) => indentLines(editor, count),
  '<': (editor, count = 1) => unindentLines(editor, count),
  '~': (editor) => changeCase(editor, 'swap'),
  '`': (editor) => changeCase(editor, 'lower'),
  '<A-`>': (editor) => changeCase(editor, 'upper'),
  '<C-c>': toggleComments,
  '<esc>': leaveSelect,
};

function told(editor: Editor, message: string): Editor {
  return { ...editor, message };
}

/** The key that completes a command begun by another one. */
function complete(editor: Editor, pending: Pending, key: Key, count: number | undefined): Editor {
  const times = count ?? 1;
  const unknown = told(editor, `${keyLabel(key)} finns inte här i övningen.`);
  if (key === '<esc>') return editor;
  switch (pending.kind) {
    case 'none':
    case 'prompt':
      return editor;
    case 'goto':
      return moveByGoto(editor, key, count) ?? unknown;
    case 'match':
      return completeMatch(editor, key, count) ?? unknown;
    case 'find': {
      if (!isSign(key)) return unknown;
      const { forward, inclusive } = pending;
      const extend = editor.mode === 'select';
      const target = { sign: key, forward, inclusive, count: times };
      return mapRanges(editor, (range) => findSign(editor.text, range, target, extend));
    }
    case 'replace': {
      if (!isSign(key)) return unknown;
      const message = 'Ett radslut är markerat: där gör olika versioner av Helix olika.';
      return replaceWith(editor, key) ?? told(editor, message);
    }
    case 'object':
      return (
        (isSign(key) ? selectObject(editor, pending.around, key, times) : undefined) ?? unknown
      );
    case 'surround':
      return isSign(key) ? surround(editor, key) : unknown;
    case 'unsurround':
      return changePairs(editor, key, undefined, times) ?? told(editor, noPair);
    case 'resurround':
      return completeResurround(editor, pending.old, key, count);
  }
}

const noPair = 'Det finns inget sådant par runt varje markör.';

function completeMatch(editor: Editor, key: Key, count: number | undefined): Editor | undefined {
  if (key === 'm') return moveToBracket(editor);
  const next: Readonly<Record<string, Pending>> = {
    i: { kind: 'object', around: false },
    a: { kind: 'object', around: true },
    s: { kind: 'surround' },
    d: { kind: 'unsurround' },
    r: { kind: 'resurround', old: undefined },
  };
  const pending = next[key];
  return pending === undefined ? undefined : { ...editor, pending, count };
}

/** `mr` waits for two characters: the pair that is there and the pair it becomes. */
function completeResurround(
  editor: Editor,
  old: string | undefined,
  key: Key,
  count: number | undefined,
): Editor {
  if (old !== undefined) return changePairs(editor, old, key, count ?? 1) ?? told(editor, noPair);
  if (surroundingPairs(editor, key, count ?? 1) === undefined) return told(editor, noPair);
  return { ...editor, pending: { kind: 'resurround', old: key }, count };
}

function pressInInsert(editor: Editor, key: Key): Editor {
  if (key === '<esc>') return leaveInsert(editor);
  if (key === '<ret>') return typeEnter(editor);
  if (key === '<backspace>') return backspace(editor);
  if (key === '<del>') return deleteForward(editor);
  if (isSign(key)) return typeSign(editor, key);
  return moveInInsert(editor, key) ?? told(editor, `${keyLabel(key)} finns inte här i övningen.`);
}

function pressCommand(editor: Editor, key: Key): Editor {
  const { count } = editor;
  if (/^[1-9]$/.test(key) || (key === '0' && count !== undefined))
    return { ...editor, count: Math.min(9999, (count ?? 0) * 10 + Number(key)) };
  const cleared = { ...editor, count: undefined };
  const command = commands[key];
  if (command !== undefined) return command(cleared, count);
  const moved = moveByKey(cleared, key, count ?? 1);
  return moved ?? told(cleared, `${keyLabel(key)} finns inte i övningen.`);
}

/** What `.` will repeat: begun by the key that entered insert mode, with every key typed there. */
function remember(before: Editor, after: Editor, key: Key): Editor {
  if (before.mode === 'insert') {
    const { enter = 'i', keys = [] } = before.lastInsert ?? {};
    return { ...after, lastInsert: { enter, keys: [...keys, key] } };
  }
  return after.mode === 'insert' ? { ...after, lastInsert: { enter: key, keys: [] } } : after;
}

/**
 * The editor after a key. A key that the exercise does not have changes nothing and leaves a
 * message.
 */
export function press(editor: Editor, key: Key): Editor {
  const before = { ...editor, message: '' };
  const { pending } = before;
  if (pending.kind === 'prompt') return pressInPrompt(before, pending, key);
  if (pending.kind !== 'none') {
    const { count } = before;
    const idle: Editor = { ...before, pending: { kind: 'none' }, count: undefined };
    return settle(complete(idle, pending, key, count));
  }
  const after = before.mode === 'insert' ? pressInInsert(before, key) : pressCommand(before, key);
  return settle(remember(before, after, key));
}

/** Outside insert mode every command that changed the text is a step of undo. */
function settle(editor: Editor): Editor {
  return editor.mode === 'insert' ? editor : commit(editor);
}

/** The editor after several keys. */
export function pressAll(editor: Editor, keys: readonly Key[]): Editor {
  return keys.reduce(press, editor);
}

/** The word that Helix shows for the mode. */
export const modeLabels: Record<EditorMode, string> = {
  normal: 'NOR',
  select: 'SEL',
  insert: 'INS',
};
