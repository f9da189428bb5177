import type { ReactNode } from 'react';
import InlineText from '@kurser/ui/InlineText';
import FieldMark from '@kurser/ui/VerdictBox/FieldMark';
import type { Mark } from '@kurser/ui/VerdictBox/words';
import styles from '../styles.module.css';

interface ChoiceRowProps {
  /** Unique in the page. */
  readonly id: string;
  readonly text: string;
  readonly value: string | undefined;
  readonly mark: Mark | undefined;
  /** Of the select. */
  readonly className: string | undefined;
  /** The options. */
  readonly children: ReactNode;
  readonly onChoose: (value: string) => void;
}

/** A thing, what is chosen for it, and how that is marked. */
export default function ChoiceRow(props: ChoiceRowProps): ReactNode {
  const { id, text, value, mark, className, children, onChoose } = props;
  return (
    <div className={styles.row}>
      <label htmlFor={id} className={styles.rowText}>
        <InlineText text={text} />
      </label>
      <span className={styles.choice}>
        <select
          id={id}
          className={className}
          value={value ?? ''}
          aria-invalid={mark === 'wrong'}
          aria-describedby={mark === undefined ? undefined : `${id}-m`}
          onChange={(event) => {
            onChoose(event.target.value);
          }}
        >
          {children}
        </select>
        <FieldMark id={`${id}-m`} mark={mark} />
      </span>
    </div>
  );
}
