import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useDeviceStore, useStored } from '@kurser/device-store';
import { parseStored } from '@kurser/device-store/store';
import { usePageId } from '@kurser/shared/pageId';
import { findDigest, sha256Hex } from '@kurser/shared/sha256';
import { findGap, judge, textsToSum } from './core/judge';
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
  submit(): void;
  /** Takes the verdict back, so that the answer can be changed. */
  reopen(): void;
}

/** Called when an answer has been judged at the student's wish. */
export type OnTried = (place: number, fields: Fields, isRight: boolean) => void;

const noDigests = 'Webbläsaren kan inte rätta svaret på den här adressen. Öppna sidan med https.';

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

/** The sums of the texts; undefined where the browser makes none. */
async function sumsOf(texts: readonly string[]): Promise<readonly string[] | undefined> {
  if (texts.length === 0) return [];
  const digest = findDigest();
  return digest && Promise.all(texts.map((text) => sha256Hex(text, digest)));
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
    const sums = await sumsOf(textsToSum(question, fields));
    if (sums === undefined) {
      setGap(noDigests);
      return;
    }
    takesFocus.current = true;
    put(fields, judge(question, fields, sums));
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
    submit: () => {
      const missing = findGap(question, fields);
      setGap(missing);
      if (missing === undefined) void check();
      else form.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
    },
    reopen: () => {
      change((before) => ({ ...before, verdict: undefined }));
      form.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
    },
  };
}
