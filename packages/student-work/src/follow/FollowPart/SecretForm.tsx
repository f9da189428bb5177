import { useId, useRef, type ReactNode } from 'react';
import Button from '@kurser/ui/Button';
import styles from './styles.module.css';
import { usePress } from './usePress';

interface SecretFormProps {
  readonly label: string;
  readonly kind: 'password' | 'code';
  readonly button: string;
  readonly busyButton: string;
  /** Uses what was written; what it answers is a fault to tell. */
  onSubmit(secret: string): Promise<string | undefined>;
}

/** A field for what opens the work, and its button. */
export default function SecretForm({
  label,
  kind,
  button,
  busyButton,
  onSubmit,
}: SecretFormProps): ReactNode {
  const id = useId();
  const faultId = useId();
  const field = useRef<HTMLInputElement>(null);
  const { busy, fault, run } = usePress();
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const secret = field.current?.value ?? '';
        if (secret !== '') run(() => onSubmit(secret));
      }}
    >
      <label htmlFor={id}>{label}</label>
      <input
        ref={field}
        id={id}
        className={styles.input}
        type={kind === 'password' ? 'password' : 'text'}
        autoComplete={kind === 'password' ? 'current-password' : 'off'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        required
        aria-invalid={fault !== undefined}
        aria-describedby={fault === undefined ? undefined : faultId}
      />
      {fault !== undefined && (
        <p id={faultId} className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      <Button variant="primary" type="submit" aria-disabled={busy}>
        {busy ? busyButton : button}
      </Button>
    </form>
  );
}
