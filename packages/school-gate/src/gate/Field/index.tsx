import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { inElements } from '@kurser/shared/inElements';
import styles from './styles.module.css';

interface FieldProps {
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

interface PasswordFieldProps extends FieldProps {
  readonly shown: boolean;
  /**
   * Shows or hides what is typed; without it the field has no button of its own and follows
   * another's.
   */
  onToggle?(): void;
}

/**
 * A field for a password: can be shown, and says when Caps Lock is on. The button's words tell its
 * state, so it has no pressed state besides: a name that changes and a state that changes would
 * contradict each other.
 */
export function PasswordField({ shown, onToggle, ...field }: PasswordFieldProps): ReactNode {
  const [capsLock, setCapsLock] = useState(false);
  const hintId = useId();
  return (
    <Field
      {...field}
      type={shown ? 'text' : 'password'}
      describedBy={capsLock ? hintId : undefined}
      onKey={(event) => {
        setCapsLock(event.getModifierState('CapsLock'));
      }}
      onBlur={() => {
        setCapsLock(false);
      }}
    >
      {onToggle !== undefined && (
        <button type="button" className={styles.reveal} onClick={onToggle}>
          {shown ? 'Dölj lösenord' : 'Visa lösenord'}
        </button>
      )}
      <p id={hintId} className={styles.hint} role="status">
        {capsLock && 'Caps Lock är på: bokstäverna blir stora.'}
      </p>
    </Field>
  );
}
