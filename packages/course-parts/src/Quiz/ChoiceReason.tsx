import type { ReactNode } from 'react';
import clsx from 'clsx';
import InlineText from '@kurser/ui/InlineText';
import type { Choice } from './question';
import styles from './styles.module.css';

interface ChoiceReasonProps {
  readonly choice: Choice;
  /** Whether a wrong choice was rightly left alone, which is nothing to be told of in red. */
  readonly isLeftAlone?: boolean;
}

/** Why a choice is right or wrong, with the word first: the colour only repeats it. */
export default function ChoiceReason({
  choice,
  isLeftAlone = false,
}: ChoiceReasonProps): ReactNode {
  const wrong = isLeftAlone ? styles.muted : styles.bad;
  return (
    <p className={styles.reason}>
      <strong className={clsx(choice.correct ? styles.good : wrong)}>
        {choice.correct ? '✓ Stämmer.' : `${isLeftAlone ? '–' : '✗'} Stämmer inte.`}
      </strong>{' '}
      <InlineText text={choice.why} />
    </p>
  );
}
