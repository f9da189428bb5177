import { useId, type ReactNode } from 'react';
import Button from '@site/src/components/Button';
import { seedOf } from '@site/src/components/contentHash';
import { judge } from './answer';
import AnswerFields from './AnswerFields';
import Feedback from './Feedback';
import type { Question } from './question';
import type { QuestionRecord } from './record';
import { useAnswering } from './useAnswering';
import type { QuizState } from './useQuiz';
import styles from './styles.module.css';

interface QuestionCardProps {
  readonly question: Question;
  readonly record: QuestionRecord;
  /** "Fråga 2 av 6" */
  readonly position: string;
  readonly quiz: Pick<QuizState, 'answer' | 'retry' | 'reveal'>;
}

/** One question: prompt, fields, what the answer gave, and the buttons that fit. */
export default function QuestionCard({
  question,
  record,
  position,
  quiz,
}: QuestionCardProps): ReactNode {
  const id = useId();
  const answering = useAnswering(question, record, quiz);
  const { form, outcome, given, gap, change, submit, retry, reveal } = answering;
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
        // Authors write the right answer first.
        seed={seedOf(question.hash)}
        given={given}
        locked={outcome !== 'open'}
        explain={outcome === 'open' ? 'none' : outcome === 'wrong' ? 'picked' : 'all'}
        onChange={change}
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
