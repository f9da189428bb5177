import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import Panel from '@kurser/ui/Panel';
import AnswerKey from './AnswerKey';
import { parseQuiz } from './parseQuiz';
import QuestionCard from './QuestionCard';
import QuizBar from './QuizBar';
import { quizId } from './quizQuestion';
import { openRecord } from './quizRecord';
import ReviewPage from './ReviewPage';
import { useQuiz } from './useQuiz';
import heard from '@kurser/ui/heard.module.css';
import styles from './styles.module.css';

interface QuizProps {
  /**
   * The numbers of the goals that its questions practise, where a question does not say so itself.
   */
  readonly goals?: unknown;
  readonly children: ReactNode;
}

interface PlaceProps {
  readonly page: number | 'review';
  readonly total: number;
  /** "5 frågor". */
  readonly count: string;
}

function placeText(page: number | 'review', total: number, count: string): string {
  if (page === 'review') return 'Resultat';
  return total === 1 ? count : `${page + 1} av ${total}`;
}

/** Where the student is among several; on paper, and of a question alone, how many there are. */
function Place({ page, total, count }: PlaceProps): ReactNode {
  return (
    <>
      <span className={styles.screenOnly} data-nosearch="">
        {placeText(page, total, count)}
      </span>
      <span className={styles.paperOnly} data-nosearch="">
        {count}
      </span>
    </>
  );
}

/**
 * Questions one at a time, with a reason for every answer and a review at the end. On paper: all
 * questions, then the key.
 */
export default function Quiz({ goals, children }: QuizProps): ReactNode {
  const questions = useMemo(() => parseQuiz(children, goals), [children, goals]);
  const id = quizId(questions);
  const nameOf = (index: number): string => `Fråga ${index + 1}`;
  const count = questions.length === 1 ? '1 fråga' : `${questions.length} frågor`;
  const quiz = useQuiz(questions, { prefix: 'quiz', id, nameOf });
  const openPage = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (quiz.moves > 0) openPage.current?.focus();
  }, [quiz.moves]);

  const refOf = (isOpen: boolean): typeof openPage | undefined => (isOpen ? openPage : undefined);
  return (
    <Panel
      kind="quiz"
      role="group"
      id={id}
      label={`Quiz ${count}`}
      title={<Place page={quiz.page} total={questions.length} count={count} />}
      aside={
        <span role="status" className={heard.only} data-nosearch="">
          {quiz.review.progress}
        </span>
      }
      footer={<QuizBar quiz={quiz} />}
    >
      {questions.map((question, index) => (
        <div
          key={question.hash}
          ref={refOf(quiz.page === index)}
          className={styles.page}
          hidden={quiz.page !== index}
          role="group"
          aria-label={`Fråga ${index + 1} av ${questions.length}`}
          tabIndex={-1}
        >
          <QuestionCard
            question={question}
            record={quiz.records[index] ?? openRecord}
            position={`Fråga ${index + 1} av ${questions.length}`}
            quiz={quiz}
          />
        </div>
      ))}
      <div
        ref={refOf(quiz.page === 'review')}
        className={styles.review}
        hidden={quiz.page !== 'review'}
        role="group"
        aria-label="Resultat"
        tabIndex={-1}
      >
        <ReviewPage quiz={quiz} />
      </div>
      <AnswerKey questions={questions} />
    </Panel>
  );
}
