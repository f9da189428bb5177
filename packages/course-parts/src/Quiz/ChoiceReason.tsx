import type { ReactNode } from 'react';
import clsx from 'clsx';
import InlineText from '@kurser/ui/InlineText';
import type { Choice } from './quizQuestion';
import styles from './styles.module.css';

interface ChoiceReasonProps {
  readonly choice: Choice;
  /** A wrong choice that was rightly left unticked is not marked in red. */
  readonly isPicked?: boolean;
}

/** Why a choice is right or wrong, with the word first: the colour only repeats it. */
export default function ChoiceReason({ choice, isPicked = true }: ChoiceReasonProps): ReactNode {
  const wrong = isPicked ? styles.bad : styles.muted;
  return (
    <p className={styles.reason}>
      <strong className={clsx(choice.correct ? styles.good : wrong)}>
        {choice.correct ? '✓ Stämmer.' : `${isPicked ? '✗' : '–'} Stämmer inte.`}
      </strong>{' '}
      <InlineText text={choice.why} />
    </p>
  );
}
