import { useId, type ReactNode } from 'react';
import Button from '@kurser/ui/Button';
import { seedOf } from '@kurser/shared/contentHash';
import Feedback from './Feedback';
import type { Question } from './quizQuestion';
import QuestionForm from './QuestionForm';
import RightAnswer from './RightAnswer';
import type { QuestionRecord } from './quizRecord';
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
  const promptId = useId();
  const answering = useAnswering(question, record, quiz);
  const { outcome, given, retry, reveal } = answering;
  const isWrong = outcome === 'wrong' || outcome === 'nearly';
  return (
    <QuestionForm
      question={question}
      answering={answering}
      // Authors write the right answer first.
      seed={seedOf(question.hash)}
      head={
        <>
          <p className={styles.paperOnly}>{position}</p>
          <div id={promptId} className={styles.prompt}>
            {question.prompt}
          </div>
        </>
      }
      promptId={promptId}
      buttons={
        <>
          {(isWrong || outcome === 'shown') && (
            <Button variant={isWrong ? 'primary' : 'secondary'} onClick={retry}>
              Försök igen
            </Button>
          )}
          {(isWrong || record.state === 'retrying') && (
            <Button variant="quiet" onClick={reveal}>
              Visa svaret
            </Button>
          )}
        </>
      }
    >
      {outcome === 'shown' ? (
        !('choices' in question) && <RightAnswer question={question} />
      ) : (
        <Feedback question={question} given={given} />
      )}
    </QuestionForm>
  );
}
