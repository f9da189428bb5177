import { defineLab } from '../kit/lab';
import type { ConverterTask } from './settings';
import { readField, type Reading } from './core/read';
import { stepped, stepToText, widthToText, type Step } from './core/steps';
import { fieldText, withBitTurned, wrapped, type Field, type Width } from './core/word';

/** The word, its width, and the text being written; all fields follow from them. */
export interface ConverterState {
  readonly settings: ConverterTask;
  readonly width: Width;
  readonly word: number;
  /** A text being written. It stays as it is typed, also while it means nothing yet. */
  readonly draft?: { readonly field: Field; readonly text: string } | undefined;
  /** What happened at the last press, when it needs words. */
  readonly remark: string;
}

const start = (settings: ConverterTask): ConverterState => ({
  settings,
  width: settings.width,
  word: settings.word,
  remark: '',
});

const changed = (state: ConverterState, word: number, remark = ''): ConverterState => ({
  ...state,
  word,
  draft: undefined,
  remark,
});

export const converter = defineLab(start, {
  type: (state, field: Field, text: string) => {
    const read = readField(field, text, state.width);
    const word = read.kind === 'word' ? read.word : state.word;
    return { ...state, word, draft: { field, text }, remark: '' };
  },
  /**
   * Leaves a field: a text that means a number is written the usual way again, a mistake goes away.
   */
  leave: (state) => ({ ...state, draft: undefined }),
  keepLowBits: changed,
  turnBit: (state, index: number) => changed(state, withBitTurned(state.word, index)),
  step: (state, step: Step) =>
    changed(
      state,
      stepped(step, state.word, state.width),
      stepToText(step, state.word, state.width),
    ),
  setWidth: (state, width: Width) => ({
    ...changed(state, wrapped(state.word, width), widthToText(state.word, state.width, width)),
    width,
  }),
});

export function textOf({ draft, word, width }: ConverterState, field: Field): string {
  return draft?.field === field ? draft.text : fieldText(field, word, width);
}

/** What the text being written in this field means; undefined for the other fields. */
export function readingOf({ draft, width }: ConverterState, field: Field): Reading | undefined {
  return draft?.field === field ? readField(field, draft.text, width) : undefined;
}
