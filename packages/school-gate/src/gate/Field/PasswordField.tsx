import { useId, useState, type ReactNode } from 'react';
import Field, { type FieldProps } from '.';
import styles from './styles.module.css';

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
export default function PasswordField({
  shown,
  onToggle,
  ...field
}: PasswordFieldProps): ReactNode {
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
