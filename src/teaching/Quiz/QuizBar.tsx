import type { ReactNode } from 'react';
import clsx from 'clsx';
import Button from '@site/src/components/Button';
import type { Outcome } from './record';
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

/** Back, forward, and a button for each question that shows how it stands. */
export default function QuizBar({ quiz }: { readonly quiz: QuizState }): ReactNode {
  const { page, review, records } = quiz;
  const done = page !== 'review' && review.rows[page]?.outcome !== 'open';
  const isLast = page === records.length - 1;
  return (
    <div className={styles.bar}>
      <Button onClick={quiz.goBack} disabled={page === 0}>
        Föregående
      </Button>
      <ol className={styles.steps}>
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
              {index + 1}
              {marks[row.outcome] !== '' && <span aria-hidden="true">{marks[row.outcome]}</span>}
            </button>
          </li>
        ))}
      </ol>
      <Button
        variant={done ? 'primary' : 'secondary'}
        onClick={quiz.goNext}
        disabled={page === 'review'}
      >
        {isLast || page === 'review' ? 'Till resultatet' : 'Nästa fråga'}
      </Button>
    </div>
  );
}
