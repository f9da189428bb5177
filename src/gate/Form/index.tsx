import { useLayoutEffect, type ReactNode } from 'react';
import clsx from 'clsx';
import type { FormError } from '../FormMessage/formError';
import styles from './styles.module.css';
import { useErrorFocus } from './useErrorFocus';

interface FormProps {
  readonly error: FormError | undefined;
  readonly className?: string | undefined;
  /** Called when the form comes alive, with what its controls hold: in a static page they may have been filled in before that. */
  readonly onFound?: ((found: FormData) => void) | undefined;
  onSubmit(): void;
  readonly children: ReactNode;
}

/** A form of the gate: our own rules instead of the browser's, Enter submits, and focus goes to the field that a new error is about. */
export default function Form({
  error,
  className,
  onFound,
  onSubmit,
  children,
}: FormProps): ReactNode {
  const form = useErrorFocus(error);
  // Before the next render, which would put the state's empty texts into the fields.
  useLayoutEffect(() => {
    if (form.current !== null) onFound?.(new FormData(form.current));
  }, [form, onFound]);
  return (
    <form
      ref={form}
      className={clsx(styles.form, className)}
      // Never sent by the browser; if it were, not with a password in the address.
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
