import type { ReactNode } from 'react';
import clsx from 'clsx';
import Button from '@kurser/ui/Button';
import { told } from '@kurser/ui/VerdictBox/words';
import type { QuizState } from './useQuiz';
import styles from './styles.module.css';

/**
 * A dot for each question, which shows how it stands; the way back, and forward when the question
 * has been answered. The last of several leads to the result before that too.
 */
export default function QuizBar({ quiz }: { readonly quiz: QuizState }): ReactNode {
  const { page, review, records } = quiz;
  const outcome = page === 'review' ? 'untried' : review.rows[page]?.outcome;
  const done = outcome !== 'untried';
  // Where the question is to be tried again, that is the one primary button.
  const isOver = outcome === 'right' || outcome === 'shown';
  const isLast = page === records.length - 1;
  return (
    <div className={styles.bar}>
      {/* A question alone has nothing to be told apart from. */}
      <ol className={styles.steps} hidden={records.length === 1}>
        {review.rows.map((row, index) => (
          <li key={index}>
            <button
              type="button"
              className={clsx(styles.step, styles[row.outcome])}
              aria-label={`Fråga ${index + 1}: ${row.text}`}
              aria-current={page === index ? 'step' : undefined}
              onClick={() => {
                quiz.goTo(index);
              }}
            >
              <span aria-hidden="true" className={styles.dot}>
                {told[row.outcome].sign}
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
        <Button variant={isOver ? 'primary' : 'quiet'} onClick={quiz.goNext}>
          {isLast ? 'Till resultatet' : 'Nästa fråga'}
        </Button>
      )}
    </div>
  );
}
