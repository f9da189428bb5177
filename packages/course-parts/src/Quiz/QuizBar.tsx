import type { ReactNode } from 'react';
import clsx from 'clsx';
import Button from '@kurser/ui/Button';
import type { Outcome } from './quizRecord';
import type { QuizState } from './useQuiz';
import styles from './styles.module.css';

const marks: Readonly<Record<Outcome, string>> = {
  open: '',
  right: '✓',
  wrong: '✗',
  revealed: '–',
};

const stepStyles: Readonly<Record<Outcome, string | undefined>> = {
  open: undefined,
  right: styles.stepRight,
  wrong: styles.stepWrong,
  revealed: undefined,
};

/**
 * A dot for each question, which shows how it stands; the way back, and forward when the question
 * has been answered. The last of several leads to the result before that too.
 */
export default function QuizBar({ quiz }: { readonly quiz: QuizState }): ReactNode {
  const { page, review, records } = quiz;
  const done = page !== 'review' && review.rows[page]?.outcome !== 'open';
  const isLast = page === records.length - 1;
  return (
    <div className={styles.bar}>
      {/* A question alone has nothing to be told apart from. */}
      <ol className={styles.steps} hidden={records.length === 1}>
        {review.rows.map((row, index) => (
          <li key={index}>
            <button
              type="button"
              className={clsx(styles.step, stepStyles[row.outcome])}
              aria-label={`Fråga ${index + 1}: ${row.text}`}
              aria-current={page === index ? 'step' : undefined}
              onClick={() => {
                quiz.goTo(index);
              }}
            >
              <span aria-hidden="true" className={styles.dot}>
                {marks[row.outcome]}
              </span>
            </button>
          </li>
        ))}
      </ol>
      {page !== 0 && (
        <Button variant="quiet" onClick={quiz.goBack}>
          Föregående
        </Button>
      )}
      {(done || (isLast && page !== 0)) && (
        <Button variant={done ? 'primary' : 'quiet'} onClick={quiz.goNext}>
          {isLast ? 'Till resultatet' : 'Nästa fråga'}
        </Button>
      )}
    </div>
  );
}
