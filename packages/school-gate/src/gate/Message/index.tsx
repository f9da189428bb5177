import type { ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';
import type { FormError } from '../../auth/knownErrors';

interface MessageProps {
  readonly kind: 'error' | 'success';
  readonly id?: string;
  readonly children: ReactNode;
}

/**
 * A message on a gate screen, announced when it appears: errors at once, successes when there is a
 * pause.
 */
export default function Message({ kind, id, children }: MessageProps): ReactNode {
  return (
    <p
      id={id}
      className={clsx(styles.message, styles[kind])}
      role={kind === 'error' ? 'alert' : 'status'}
    >
      {children}
    </p>
  );
}

/** What can be done about an error, read out after it. */
export function Advice({ text }: { readonly text: string | undefined }): ReactNode {
  return text === undefined ? null : (
    <p className={styles.advice} role="status">
      {text}
    </p>
  );
}

/**
 * The error that is about a form as a whole, with advice; one that is about a field stands at the
 * field.
 */
export function FormMessage({ error }: { readonly error: FormError | undefined }): ReactNode {
  if (error === undefined || error.field !== undefined) return null;
  return (
    <>
      <Message kind="error">{error.message}</Message>
      <Advice text={error.advice} />
    </>
  );
}
