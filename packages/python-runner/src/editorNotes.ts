import { EditorState, StateEffect, type Extension, type Transaction } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { maxCodeLength } from '@kurser/shared/textLimits';

/**
 * What the editor has to tell the student, in a Swedish sentence; null when what it told is over.
 */
export type TellNote = (note: string | null) => void;

const note = StateEffect.define<string>();

const tooLong = `Programmet kan ha högst ${maxCodeLength / 1000}\u00a0000 tecken. Det nya fick inte plats, och inget ändrades.`;

/**
 * Does the student make the program longer than it may be? What the page shows by itself is as long
 * as it is.
 */
function isTooLong(change: Transaction): boolean {
  const { newDoc, startState } = change;
  const isLonger = newDoc.length > Math.max(maxCodeLength, startState.doc.length);
  return change.isUserEvent('input') && isLonger;
}

/** Refuses what would make the program too long. */
export const lengthLimit: Extension = EditorState.transactionFilter.of((change) =>
  isTooLong(change) ? { effects: note.of(tooLong) } : change,
);

/** Tells a note. */
export function tell(view: EditorView, text: string): void {
  view.dispatch({ effects: note.of(text) });
}

/** Hands on what is told, until the text changes. */
export function notesTo(onNote: TellNote): Extension {
  return EditorView.updateListener.of(({ docChanged, transactions }) => {
    const [told] = transactions.flatMap(({ effects }) => effects).filter((each) => each.is(note));
    if (told !== undefined) onNote(told.value);
    else if (docChanged) onNote(null);
  });
}
