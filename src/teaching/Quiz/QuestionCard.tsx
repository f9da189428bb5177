import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import Button from '@site/src/components/Button';
import { emptyGiven, findGap, judge, rightGiven } from './answer';
import AnswerFields from './AnswerFields';
import Feedback from './Feedback';
import type { Given, Question } from './question';
import { outcomeOf, type QuestionRecord } from './record';
import type { QuizState } from './useQuiz';
import styles from './styles.module.css';

interface QuestionCardProps {
  readonly question: Question;
  readonly record: QuestionRecord;
  /** "Fråga 2 av 6" */
  readonly position: string;
  readonly quiz: Pick<QuizState, 'answer' | 'retry' | 'reveal'>;
}

/** What the fields show: the stored answer, the right one when it has been asked for, else what is being put in. */
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

/** One question: prompt, fields, what the answer gave, and the buttons that fit. */
export default function QuestionCard({
  question,
  record,
  position,
  quiz,
}: QuestionCardProps): ReactNode {
  const id = useId();
  const [draft, setDraft] = useState(() => emptyGiven(question));
  const [gap, setGap] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  // Set by the student's own step, so that a stored result that arrives later does not move the focus.
  const focusNext = useRef<'feedback' | 'fields'>(undefined);
  const outcome = outcomeOf(question, record);
  const given = shownGiven(question, record, draft);

  useEffect(() => {
    const selector =
      focusNext.current === 'feedback' ? '[data-feedback]' : 'input, textarea, fieldset button';
    if (focusNext.current !== undefined)
      form.current?.querySelector<HTMLElement>(selector)?.focus();
    focusNext.current = undefined;
  }, [record]);

  function submit(): void {
    const missing = findGap(question, given);
    setGap(missing);
    if (missing !== undefined) {
      form.current?.querySelector<HTMLElement>('input, textarea')?.focus();
      return;
    }
    focusNext.current = 'feedback';
    quiz.answer(question, given);
  }

  function retry(): void {
    setDraft(record.state === 'answered' ? record.given : emptyGiven(question));
    focusNext.current = 'fields';
    quiz.retry(question);
  }

  function reveal(): void {
    focusNext.current = 'feedback';
    quiz.reveal(question);
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (outcome === 'open') submit();
      }}
    >
      <p className={styles.position}>{position}</p>
      <div id={`${id}-prompt`} className={styles.prompt}>
        {question.prompt}
      </div>
      <AnswerFields
        question={question}
        given={given}
        locked={outcome !== 'open'}
        explain={outcome === 'open' ? 'none' : outcome === 'wrong' ? 'picked' : 'all'}
        onChange={(next) => {
          setDraft(next);
          setGap(undefined);
        }}
        promptId={`${id}-prompt`}
        faultId={gap === undefined ? undefined : `${id}-gap`}
      />
      <p id={`${id}-gap`} role="alert" className={styles.gap}>
        {gap}
      </p>
      {outcome !== 'open' && (
        <Feedback question={question} outcome={outcome} verdict={judge(question, given)} />
      )}
      <div className={styles.actions}>
        {outcome === 'open' && (
          <Button type="submit" variant="primary">
            Svara
          </Button>
        )}
        {(outcome === 'wrong' || outcome === 'revealed') && (
          <Button variant={outcome === 'wrong' ? 'primary' : 'secondary'} onClick={retry}>
            Försök igen
          </Button>
        )}
        {(outcome === 'wrong' || record.state === 'retrying') && (
          <Button variant="quiet" onClick={reveal}>
            Visa svaret
          </Button>
        )}
      </div>
    </form>
  );
}
