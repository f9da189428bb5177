import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { inElements } from '@kurser/shared/inElements';
import styles from './styles.module.css';

export interface FieldProps {
  readonly label: string;
  readonly name: string;
  readonly autoComplete: string;
  /**
   * What the field begins with. From then on it holds its own text: password managers change it
   * without telling anybody.
   */
  readonly start?: string | undefined;
  /** The message about this field, when there is one. */
  readonly error?: string | undefined;
}

interface InputProps extends FieldProps {
  readonly type: 'email' | 'password' | 'text';
  /** The id of a further description. */
  readonly describedBy?: string | undefined;
  onKey?(event: KeyboardEvent): void;
  onBlur?(): void;
  /** What belongs to the field: shown beside the label, reached after the input. */
  readonly children?: ReactNode;
}

/**
 * A labelled text field. A message about it stands below it, is announced when it appears and read
 * out with the field.
 */
export default function Field({
  label,
  name,
  type,
  autoComplete,
  start = '',
  error,
  describedBy,
  onKey,
  onBlur,
  children,
}: InputProps): ReactNode {
  const id = useId();
  const errorId = useId();
  const descriptions = [error === undefined ? undefined : errorId, describedBy].filter(Boolean);
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
        autoCorrect="off"
        spellCheck={false}
        required
        defaultValue={start}
        aria-invalid={error !== undefined}
        aria-describedby={descriptions.join(' ') || undefined}
        onKeyDown={onKey}
        onKeyUp={onKey}
        onBlur={onBlur}
      />
      {inElements(children)}
      {error !== undefined && (
        <p id={errorId} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
