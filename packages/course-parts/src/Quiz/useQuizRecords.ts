import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useDeviceStore } from '@kurser/device-store';
import { parseStored } from '@kurser/device-store/store';
import { useAnnouncedParts, type PagePart } from '@kurser/shared/pageParts';
import type { Question } from './quizQuestion';
import { openRecord, parseRecord, toStored, type QuestionRecord } from './quizRecord';

/** Where questions are on the page, and under which word their results are kept. */
export interface QuestionsPlace {
  readonly prefix: 'quiz' | 'predict';
  /** The id of the panel that holds them. */
  readonly id: string;
  /** What a link to a question is called. */
  nameOf(index: number): string;
}

/**
 * The stored records of all questions, in their order, with a setter. One subscription for the
 * whole quiz, where `useStored` would need a hook for each question; each question still has a key
 * of its own, so that changing one leaves the others alone.
 */
export function useQuizRecords(
  questions: readonly Question[],
  { prefix, id, nameOf }: QuestionsPlace,
): readonly [
  records: readonly QuestionRecord[],
  set: (question: Question, record: QuestionRecord) => void,
] {
  const store = useDeviceStore();
  const keyOf = useCallback((question: Question) => `${prefix}:${question.hash}`, [prefix]);
  const parts = questions.map((question, index): PagePart => ({
    key: keyOf(question),
    goals: question.goals ?? [],
    id,
    name: nameOf(index),
  }));
  useAnnouncedParts('questions', parts);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const ends = questions.map((question) => store.subscribe(keyOf(question), onChange));
      return () => {
        for (const end of ends) end();
      };
    },
    [store, questions, keyOf],
  );
  // A snapshot must be equal as long as nothing changes: one text, not a fresh list.
  const snapshot = useSyncExternalStore(
    subscribe,
    () => JSON.stringify(questions.map((question) => store.read(keyOf(question)))),
    () => '[]',
  );
  const records = useMemo(() => {
    const texts = JSON.parse(snapshot) as readonly (string | null)[];
    return questions.map(
      (question, index) =>
        parseStored(texts[index] ?? null, (raw) => parseRecord(question, raw)) ?? openRecord,
    );
  }, [questions, snapshot]);
  const set = useCallback(
    (question: Question, record: QuestionRecord) => {
      if (record.state === 'open') store.remove(keyOf(question));
      else store.write(keyOf(question), toStored(question, record));
    },
    [store, keyOf],
  );
  return [records, set];
}
