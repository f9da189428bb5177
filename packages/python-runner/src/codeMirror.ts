import {
  defaultKeymap,
  history,
  historyKeymap,
  indentMore,
  indentWithTab,
} from '@codemirror/commands';
import { pythonLanguage } from '@codemirror/lang-python';
import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView, keymap, lineNumbers, type KeyBinding } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import type { KindName } from '@kurser/code/runs';
import { lengthLimit, notesTo, tell, type TellNote } from './editorNotes';
import { oddCharacters } from './editorSigns';
import { errorLine, markErrorLine } from './errorLine';

export interface EditorHandle {
  /**
   * Shows the text that the page has drawn, if it comes from outside; one step in the editor's
   * history, so that it can be undone. On a busy page the student types on while React still draws
   * an earlier text of the editor's own: that one changes nothing.
   */
  show(value: string): void;
  /**
   * Marks a line, counted from 1, until the text changes; null and a line that is not there mark
   * none.
   */
  markError(line: number | null): void;
  /** Puts a text in place of the selection, as if it had been typed. */
  type(text: string): void;
  indent(): void;
  focus(): void;
  close(): void;
}

/** What is coloured and indented as what it is; SQL is plain text. */
export type EditorLanguage = 'python' | 'sql';

export interface EditorOptions {
  readonly value: string;
  readonly label: string;
  readonly language: EditorLanguage;
  readonly describedBy: string;
  readonly onChange: (value: string) => void;
  readonly onRun: () => void;
  /** What is told who wants to save. */
  readonly savedNote: () => string;
  readonly onNote: TellNote;
}

/** The colour that a block of code has for the same. */
const inBlocks = (kind: KindName): string => `var(--kurs-code-${kind})`;

const colours = HighlightStyle.define([
  {
    tag: [tags.keyword, tags.operatorKeyword, tags.controlKeyword],
    color: inBlocks('keyword'),
  },
  { tag: [tags.string, tags.special(tags.string)], color: inBlocks('string') },
  { tag: [tags.number, tags.bool, tags.null], color: inBlocks('number') },
  { tag: tags.function(tags.definition(tags.variableName)), color: inBlocks('function') },
  { tag: tags.className, color: inBlocks('type') },
  { tag: tags.comment, color: inBlocks('comment'), fontStyle: 'italic' },
]);

const look = EditorView.theme({
  '&': { color: 'inherit', backgroundColor: 'transparent', fontSize: 'var(--ifm-code-font-size)' },
  '.cm-scroller': { fontFamily: 'var(--ifm-font-family-monospace)', lineHeight: '1.5' },
  '.cm-content': { caretColor: 'currentcolor', padding: 'var(--kurs-space-2) 0' },
  '.cm-gutters': {
    color: 'var(--kurs-text-muted)',
    // As the box: a long line goes on behind the numbers when it is scrolled.
    backgroundColor: 'var(--kurs-surface-raised)',
    borderRight: '1px solid var(--kurs-border)',
  },
  // The box around the editor shows the focus.
  '&.cm-focused': { outline: 'none' },
  '.cm-error-line': {
    backgroundColor: 'var(--kurs-bad-soft)',
    // Seen where grounds are not, as in the system's own colours.
    boxShadow: 'inset 3px 0 var(--kurs-bad)',
    outline: '1px solid var(--kurs-bad)',
    outlineOffset: '-1px',
  },
  '&.cm-focused .cm-matchingBracket': {
    color: 'inherit',
    backgroundColor: 'var(--kurs-accent-soft)',
    outline: '1px solid var(--kurs-accent)',
  },
  '&.cm-focused .cm-nonmatchingBracket': {
    color: 'inherit',
    backgroundColor: 'var(--kurs-bad-soft)',
    outline: '1px solid var(--kurs-bad)',
  },
});

/**
 * Without the keys that type a character somewhere: in Windows AltGr is Ctrl and Alt, and with plus
 * it types a Swedish backslash.
 */
function withoutTypedSigns(bindings: readonly KeyBinding[]): readonly KeyBinding[] {
  return bindings.filter(({ key = '' }) => !/^(?:Mod|Ctrl)-Alt-.$/.test(key));
}

function extensionsFor({
  label,
  language,
  describedBy,
  onChange,
  onRun,
  savedNote,
  onNote,
}: EditorOptions): Extension {
  return [
    // Before the default keys, which have Ctrl+Enter for a blank line.
    keymap.of(
      // Cmd+Enter on a Mac too; Ctrl+Enter is what the page says.
      ['Ctrl-Enter', 'Mod-Enter'].map((key) => ({
        key,
        run: () => {
          onRun();
          return true;
        },
      })),
    ),
    // Else the browser would save the page as a file.
    keymap.of([
      {
        key: 'Mod-s',
        run: (view) => {
          tell(view, savedNote());
          return true;
        },
      },
    ]),
    // Tab indents; Escape and then Tab leaves the editor, which CodeMirror sees to by itself and
    // the page says.
    keymap.of([indentWithTab, ...historyKeymap, ...withoutTypedSigns(defaultKeymap)]),
    history(),
    lineNumbers(),
    language === 'python' ? [pythonLanguage, oddCharacters] : [],
    indentUnit.of('    '),
    indentOnInput(),
    bracketMatching(),
    errorLine,
    lengthLimit,
    notesTo(onNote),
    syntaxHighlighting(colours),
    look,
    EditorView.contentAttributes.of({
      // What can be written in has focus by itself, but not every tool that reads pages knows that.
      tabindex: '0',
      'aria-label': label,
      'aria-describedby': describedBy,
    }),
    EditorView.updateListener.of((update) => {
      if (update.docChanged) onChange(update.state.doc.toString());
    }),
  ];
}

/**
 * Opens a Python editor inside an element. `onChange` is called for every change that is made in
 * it, and not for what `show` was told.
 */
export function openEditor(parent: HTMLElement, options: EditorOptions): EditorHandle {
  // What the editor has held since the text that was drawn last, which is the first of them. The
  // last is what it holds now.
  const texts = [options.value];
  let isShown = false;
  const onChange = (text: string): void => {
    texts.push(text);
    if (!isShown) options.onChange(text);
  };
  const view = new EditorView({
    parent,
    doc: options.value,
    extensions: extensionsFor({ ...options, onChange }),
  });
  return {
    show(value) {
      if (!texts.includes(value)) {
        isShown = true;
        view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: value } });
        isShown = false;
      }
      texts.splice(0, texts.indexOf(value));
    },
    markError(line) {
      markErrorLine(view, line);
    },
    type(text) {
      view.dispatch(view.state.replaceSelection(text), {
        scrollIntoView: true,
        userEvent: 'input.type',
      });
    },
    indent() {
      indentMore(view);
    },
    focus() {
      view.focus();
    },
    close() {
      view.destroy();
    },
  };
}
