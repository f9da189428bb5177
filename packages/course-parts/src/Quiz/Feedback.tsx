import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { Verdict } from './quizAnswer';
import InlineText from '@kurser/ui/InlineText';
import type { Question } from './quizQuestion';
import type { Outcome } from './quizRecord';
import RightAnswer from './RightAnswer';
import styles from './styles.module.css';
import { verdictWords } from '../Answer/core/verdict';

interface FeedbackProps {
  readonly question: Question;
  readonly outcome: Exclude<Outcome, 'open'>;
  readonly verdict: Verdict;
}

const readAgain = 'Läs frågan en gång till och försök igen, eller visa svaret.';

/**
 * What the answer gave. It takes the focus, so that it is read at once and the next Tab reaches the
 * buttons after it.
 */
export default function Feedback({ question, outcome, verdict }: FeedbackProps): ReactNode {
  const why = 'why' in question ? question.why : undefined;
  switch (outcome) {
    case 'right':
      return (
        <div data-feedback tabIndex={-1} className={clsx(styles.feedback, styles.feedbackRight)}>
          <strong className={styles.good}>{verdictWords.right}</strong>{' '}
          {why !== undefined && <InlineText text={why} />}
        </div>
      );
    case 'wrong': {
      const reason = verdict.right ? undefined : verdict.reason;
      const fallback = 'choices' in question ? undefined : readAgain;
      return (
        <div data-feedback tabIndex={-1} className={clsx(styles.feedback, styles.feedbackWrong)}>
          <strong className={styles.bad}>{verdictWords.wrong}</strong>{' '}
          <InlineText text={reason ?? fallback ?? ''} />
        </div>
      );
    }
    case 'revealed':
      return (
        <div data-feedback tabIndex={-1} className={styles.feedback}>
          <strong>Svaret.</strong>
          {!('choices' in question) && <RightAnswer question={question} />}
        </div>
      );
  }
}
