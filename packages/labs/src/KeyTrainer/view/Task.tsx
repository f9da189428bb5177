import type { ReactNode } from 'react';
import InlineText from '@kurser/ui/InlineText';
import type { Exercise } from '../core/exercise';
import { BufferText } from './EditorBox';
import styles from '../styles.module.css';

/** What is to be done, in an author's words. */
export function TaskText({ text }: { readonly text: string }): ReactNode {
  return (
    <p className={styles.task}>
      <InlineText text={text} />
    </p>
  );
}

/** What the text should become, with the selection that is asked for. */
export function Goal({ exercise }: { readonly exercise: Exercise }): ReactNode {
  const { goalText, goalRanges } = exercise;
  return (
    <div className={styles.column}>
      <p className={styles.caption}>
        {goalRanges === undefined ? 'Så här ska det bli' : 'Det här ska vara markerat'}
      </p>
      <div className={styles.goal}>
        <BufferText
          buffer={{ text: goalText, selection: { ranges: goalRanges ?? [], primary: 0 } }}
        />
      </div>
    </div>
  );
}
