import { useId, type ReactNode } from 'react';
import { longestText } from './settings';
import styles from './styles.module.css';

interface TextAreaProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The text that a part works on. */
export default function TextArea({ label, value, onChange }: TextAreaProps): ReactNode {
  const id = useId();
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        className={styles.textarea}
        rows={4}
        maxLength={longestText}
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
