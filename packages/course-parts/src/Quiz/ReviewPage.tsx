import type { ReactNode } from 'react';
import clsx from 'clsx';
import Button from '@kurser/ui/Button';
import type { QuizState } from './useQuiz';
import styles from './styles.module.css';

/** How every question went, with a way back to each. */
export default function ReviewPage({ quiz }: { readonly quiz: QuizState }): ReactNode {
  const { rows, score, answered } = quiz.review;
  return (
    <>
      <p className={styles.score}>{score}</p>
      <ol className={styles.rows}>
        {rows.map((row, index) => (
          <li key={index} className={styles.row}>
            <button
              type="button"
              className={styles.rowLink}
              onClick={() => {
                quiz.goTo(index);
              }}
            >
              {row.label}
            </button>
            <span className={clsx(styles.rowOutcome, styles[row.outcome])}>{row.text}</span>
          </li>
        ))}
      </ol>
      {answered > 0 && (
        <div className={styles.actions}>
          <Button onClick={quiz.restart}>Börja om från början</Button>
        </div>
      )}
    </>
  );
}
