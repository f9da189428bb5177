import { useRef, type ReactNode, type RefObject } from 'react';
import clsx from 'clsx';
import type { FormError } from '../FormMessage/formError';
import { readForm, type FormValues } from './formValues';
import styles from './styles.module.css';
import { useErrorFocus } from './useErrorFocus';

interface FormProps {
  /** The element, for who reads or empties the form outside a submit. */
  readonly formRef?: RefObject<HTMLFormElement | null> | undefined;
  readonly name?: string | undefined;
  readonly error: FormError | undefined;
  readonly className?: string | undefined;
  /** Told what stands in the fields, which hold their own text. */
  onSubmit(values: FormValues): void;
  readonly children: ReactNode;
}

/**
 * A form of the gate: our own rules instead of the browser's, Enter submits, and focus goes to the
 * field that a new error is about.
 */
export default function Form({
  formRef,
  name,
  error,
  className,
  onSubmit,
  children,
}: FormProps): ReactNode {
  const own = useRef<HTMLFormElement>(null);
  const form = formRef ?? own;
  useErrorFocus(form, error);
  return (
    <form
      ref={form}
      name={name}
      className={clsx(styles.form, className)}
      // Never sent by the browser; if it were, not with a password in the address.
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(readForm(event.currentTarget));
      }}
    >
      {children}
    </form>
  );
}
