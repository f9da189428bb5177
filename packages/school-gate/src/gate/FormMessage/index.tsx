import type { ReactNode } from 'react';
import Message from '../Message';
import type { FormError } from './formError';
import styles from './styles.module.css';

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
export default function FormMessage({
  error,
}: {
  readonly error: FormError | undefined;
}): ReactNode {
  if (error === undefined || error.field !== undefined) return null;
  return (
    <>
      <Message kind="error">{error.message}</Message>
      <Advice text={error.advice} />
    </>
  );
}
