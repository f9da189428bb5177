import { useId, type ReactNode } from 'react';
import styles from './styles.module.css';

interface FieldProps {
  readonly label: string;
  readonly name: string;
  readonly type: 'email' | 'password';
  readonly autoComplete: string;
  readonly value: string;
  /** The id of the message that is about this field, when there is one. */
  readonly errorId: string | undefined;
  onChange(value: string): void;
}

/** A labelled text field; a message about it is tied to it for screen readers. */
export default function Field({
  label,
  name,
  type,
  autoComplete,
  value,
  errorId,
  onChange,
}: FieldProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={styles.input}
        name={name}
        type={type}
        inputMode={type === 'email' ? 'email' : undefined}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        required
        value={value}
        aria-invalid={errorId !== undefined}
        aria-describedby={errorId}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      />
    </div>
  );
}
