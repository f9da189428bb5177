import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Standing } from '@kurser/ui/VerdictBox/words';
import { emptyGiven, findGap, rightGiven } from './quizAnswer';
import type { Given, Question } from './quizQuestion';
import { outcomeOf, type QuestionRecord } from './quizRecord';
import type { QuizState } from './useQuiz';

/** Where a question's answer stands, and what the student can do about it. */
export interface Answering {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly outcome: Standing;
  /**
   * What the fields show: the stored answer, the right one when it has been asked for, else what is
   * being put in.
   */
  readonly given: Given;
  /** What is missing before the answer can be judged, in Swedish. */
  readonly gap: string | undefined;
  change(given: Given): void;
  submit(): void;
  retry(): void;
  reveal(): void;
}

function shownGiven(question: Question, record: QuestionRecord, draft: Given): Given {
  switch (record.state) {
    case 'answered':
      return record.given;
    case 'revealed':
      return rightGiven(question);
    case 'open':
    case 'retrying':
      return draft;
  }
}

/**
 * Answering one question in a form: the facts and the verbs. The focus goes to the element with
 * `data-feedback` after an answer, and to the fields when the student tries again.
 */
export function useAnswering(
  question: Question,
  record: QuestionRecord,
  verbs: Pick<QuizState, 'answer' | 'retry' | 'reveal'>,
): Answering {
  const [draft, setDraft] = useState(() => emptyGiven(question));
  const [gap, setGap] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  // Set by the student's own step, so that a stored result that arrives later does not move the
  // focus.
  const focusNext = useRef<'feedback' | 'fields'>(undefined);
  const given = shownGiven(question, record, draft);

  useEffect(() => {
    const selector =
      focusNext.current === 'feedback' ? '[data-feedback]' : 'input, textarea, fieldset button';
    if (focusNext.current !== undefined)
      form.current?.querySelector<HTMLElement>(selector)?.focus();
    focusNext.current = undefined;
  }, [record]);

  return {
    form,
    outcome: outcomeOf(question, record),
    given,
    gap,
    change: (next) => {
      setDraft(next);
      setGap(undefined);
    },
    submit: () => {
      const missing = findGap(question, given);
      setGap(missing);
      if (missing !== undefined) {
        form.current?.querySelector<HTMLElement>('input, textarea')?.focus();
        return;
      }
      focusNext.current = 'feedback';
      verbs.answer(question, given);
    },
    retry: () => {
      setDraft(record.state === 'answered' ? record.given : emptyGiven(question));
      focusNext.current = 'fields';
      verbs.retry(question);
    },
    reveal: () => {
      focusNext.current = 'feedback';
      verbs.reveal(question);
    },
  };
}
