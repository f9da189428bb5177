import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useDeviceStore, useStored } from '@kurser/device-store';
import { parseStored } from '@kurser/device-store/store';
import { usePageId } from '@kurser/shared/pageId';
import { findingsOf } from './core/findings';
import { findGap, judge } from './core/judge';
import type { AnswerQuestion, Fields } from './core/question';
import type { Verdict } from './core/verdict';
import {
  answerKey,
  parseRecord,
  recordOn,
  withField,
  withVerdict,
  type AnswerRecord,
} from './core/record';

export interface AnswerPlace {
  readonly exerciseId: string;
  /** Among the exercise's answers, from 0. */
  readonly place: number;
}

export interface AnswerState {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly fields: Fields;
  /** Undefined while nothing has been tried since the last change. */
  readonly verdict: Verdict | undefined;
  /** What is missing before the answer can be judged, in Swedish. */
  readonly gap: string | undefined;
  change(place: number, text: string): void;
  /** Puts something in all the fields at once. */
  fill(fields: Fields): void;
  submit(): void;
  /** Takes the verdict back, so that the answer can be changed. */
  reopen(): void;
}

/** Called when an answer has been judged at the student's wish. */
export type OnTried = (place: number, fields: Fields, isRight: boolean) => void;

/** Where the focus goes in a form: to what can be reached by Tab. */
const firstField = ':is(input, textarea, select, [data-piece], [data-cell]):not([tabindex="-1"])';

/** The stored record on this edition, and the way to change it. Two changes at once both count. */
function useRecord(question: AnswerQuestion, { exerciseId, place }: AnswerPlace) {
  const key = answerKey(usePageId(), exerciseId, place);
  const store = useDeviceStore();
  const [stored] = useStored<AnswerRecord | null>(key, parseRecord, null);
  const record = useMemo(() => recordOn(question, stored), [question, stored]);
  const change = (step: (before: AnswerRecord) => AnswerRecord): void => {
    const latest = parseStored(store.read(key), parseRecord) ?? null;
    store.write(key, step(recordOn(question, latest)));
  };
  return [record, change] as const;
}

/**
 * An answer's facts and verbs. What is written is kept with every key. After a try the focus goes
 * to the element with `data-feedback`.
 */
export function useAnswer(
  question: AnswerQuestion,
  place: AnswerPlace,
  onTried: OnTried,
): AnswerState {
  const [record, change] = useRecord(question, place);
  const [gap, setGap] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const takesFocus = useRef(false);
  const { fields, verdict } = record;
  useEffect(() => {
    if (takesFocus.current && verdict !== undefined)
      form.current?.querySelector<HTMLElement>('[data-feedback]')?.focus();
    if (verdict !== undefined) takesFocus.current = false;
  }, [verdict]);

  const put = (next: Fields, found: Verdict): void => {
    change((before) => withVerdict({ ...before, fields: next }, found));
    onTried(place.place, next, found.kind === 'right');
  };
  const check = async (): Promise<void> => {
    const found = await findingsOf(question, fields);
    if (typeof found === 'string') {
      setGap(found);
      return;
    }
    takesFocus.current = true;
    put(fields, judge(question, fields, found));
  };
  return {
    form,
    fields,
    verdict,
    gap,
    change: (at, text) => {
      setGap(undefined);
      const next = withField(record, at, text);
      // A comparison stays open: the student is its judge, and every tick counts at once.
      if (question.kind === 'compare' && verdict !== undefined)
        put(next.fields, judge(question, next.fields, []));
      else change((before) => withField(before, at, text));
    },
    fill: (next) => {
      setGap(undefined);
      change((before) => ({ ...before, fields: next, verdict: undefined }));
    },
    submit: () => {
      const missing = findGap(question, fields);
      setGap(missing);
      if (missing === undefined) void check();
      else form.current?.querySelector<HTMLElement>(firstField)?.focus();
    },
    reopen: () => {
      change((before) => ({ ...before, verdict: undefined }));
      form.current?.querySelector<HTMLElement>(firstField)?.focus();
    },
  };
}
