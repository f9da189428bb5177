import type { ReactNode } from 'react';
import InlineText from '@kurser/ui/InlineText';
import { marked, told } from '@kurser/ui/VerdictBox/words';
import type { Choice } from './quizQuestion';
import styles from './styles.module.css';

interface ChoiceReasonProps {
  readonly choice: Choice;
  /** A wrong choice that was rightly left unticked is not marked in red. */
  readonly isPicked?: boolean;
}

/** Why a choice is right or wrong, with the word first: the colour only repeats it. */
export default function ChoiceReason({ choice, isPicked = true }: ChoiceReasonProps): ReactNode {
  const mark = choice.correct ? 'right' : 'wrong';
  const standing = choice.correct || isPicked ? mark : 'shown';
  return (
    <p className={styles.reason}>
      <strong className={styles[standing]}>{`${told[standing].sign} ${marked[mark].word}.`}</strong>{' '}
      <InlineText text={choice.why} />
    </p>
  );
}
