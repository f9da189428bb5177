import type { ReactNode } from 'react';
import clsx from 'clsx';
import InlineText from '@kurser/ui/InlineText';
import type { Choice } from './question';
import styles from './styles.module.css';

/** Why a choice is right or wrong, with the word first: the colour only repeats it. */
export default function ChoiceReason({ choice }: { readonly choice: Choice }): ReactNode {
  return (
    <p className={styles.reason}>
      <strong className={clsx(choice.correct ? styles.good : styles.bad)}>
        {choice.correct ? '✓ Stämmer.' : '✗ Stämmer inte.'}
      </strong>{' '}
      <InlineText text={choice.why} />
    </p>
  );
}
