import { useState } from 'react';
import type { ConverterTask } from './props';
import { readField, type Reading } from './read';
import { stepped, stepToText, widthToText, type Step } from './steps';
import { fieldText, withBitTurned, wrapped, type Field, type Width } from './word';

/** A text being written. It stays as it is typed, also while it means nothing yet. */
interface Draft {
  readonly field: Field;
  readonly text: string;
}

/** The word, its width, and the text being written; all fields follow from them. */
export function useConverter(task: ConverterTask) {
  const [width, setWidth] = useState<Width>(task.width);
  const [word, setWord] = useState(task.word);
  const [draft, setDraft] = useState<Draft | null>(null);
  const [remark, setRemark] = useState('');

  const change = (next: number, said: string): void => {
    setWord(next);
    setDraft(null);
    setRemark(said);
  };
  const reading: Reading | undefined =
    draft === null ? undefined : readField(draft.field, draft.text, width);
  return {
    width,
    word,
    /** What happened at the last press, when it needs words. */
    remark,
    textOf: (field: Field): string =>
      draft?.field === field ? draft.text : fieldText(field, word, width),
    /** What the text being written in this field means; undefined for the other fields. */
    readingOf: (field: Field): Reading | undefined =>
      draft?.field === field ? reading : undefined,
    type: (field: Field, text: string) => {
      const read = readField(field, text, width);
      setDraft({ field, text });
      setRemark('');
      if (read.kind === 'word') setWord(read.word);
    },
    /** Leaves a field: a text that means a number is written the usual way again, a mistake goes away. */
    leave: () => {
      setDraft(null);
    },
    keepLowBits: (kept: number) => {
      change(kept, '');
    },
    turnBit: (index: number) => {
      change(withBitTurned(word, index), '');
    },
    step: (step: Step) => {
      change(stepped(step, word, width), stepToText(step, word, width));
    },
    setWidth: (next: Width) => {
      setWidth(next);
      change(wrapped(word, next), widthToText(word, width, next));
    },
    reset: () => {
      setWidth(task.width);
      change(task.word, '');
    },
  };
}

export type Converter = ReturnType<typeof useConverter>;
