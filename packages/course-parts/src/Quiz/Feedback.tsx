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

const looks = {
  right: [styles.feedbackRight, styles.good],
  nearly: [styles.feedbackNear, styles.near],
  wrong: [styles.feedbackWrong, styles.bad],
} as const;

const readAgain = 'Läs frågan en gång till och försök igen, eller visa svaret.';

/**
 * What the answer gave. It takes the focus, so that it is read at once and the next Tab reaches the
 * buttons after it.
 */
export default function Feedback({ question, outcome, verdict }: FeedbackProps): ReactNode {
  const isChoice = 'choices' in question;
  if (outcome === 'revealed')
    return (
      <div data-feedback tabIndex={-1} className={styles.feedback}>
        <strong>Svaret.</strong>
        {!isChoice && <RightAnswer question={question} />}
      </div>
    );
  const why = isChoice ? '' : question.why;
  const reason = verdict.right ? why : verdict.reason;
  const text = reason ?? (isChoice ? '' : readAgain);
  // `outputDifference` says it in its first word.
  const isNear = outcome === 'wrong' && text.startsWith('Nästan');
  const [box, word] = looks[isNear ? 'nearly' : outcome];
  return (
    <div data-feedback tabIndex={-1} className={clsx(styles.feedback, box)}>
      <strong className={word}>{isNear ? '≈' : verdictWords[outcome]}</strong>{' '}
      <InlineText text={text} />
    </div>
  );
}
