import { StateEffect, StateField } from '@codemirror/state';
import { Decoration, EditorView, type DecorationSet } from '@codemirror/view';

const mark = StateEffect.define<number | null>();
const look = Decoration.line({ class: 'cm-error-line' });

/**
 * The line that an error points at. A change of the text takes the mark away: the error may be gone
 * with it.
 */
export const errorLine = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marked, { docChanged, effects, state }) {
    const [effect] = effects.filter((each) => each.is(mark));
    if (effect === undefined) return docChanged ? Decoration.none : marked;
    const line = effect.value;
    if (line === null || line < 1 || line > state.doc.lines) return Decoration.none;
    return Decoration.set(look.range(state.doc.line(line).from));
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** Marks a line, counted from 1; null and a line that is not there take the mark away. */
export function markErrorLine(view: EditorView, line: number | null): void {
  view.dispatch({ effects: mark.of(line) });
}
