import { useRef, useEffect, type ReactNode, type RefObject } from 'react';
import clsx from 'clsx';
import type { FormError } from '../../auth/knownErrors';
import styles from '../gate.module.css';

/** Moves focus to the field of the form that a new error is about. */
function useErrorFocus(
  form: RefObject<HTMLFormElement | null>,
  error: FormError | undefined,
): void {
  useEffect(() => {
    if (error?.field === undefined) return;
    form.current?.querySelector<HTMLInputElement>(`[name="${error.field}"]`)?.focus();
  }, [form, error]);
}

/** What stands in a form's fields, by their names. */
export interface FormValues {
  /** A text field's value; empty when there is none of that name. */
  text(name: string): string;
  isTicked(name: string): boolean;
}

/**
 * What stands in the fields right now. A password manager fills them in without telling anybody.
 */
export function readForm(form: HTMLFormElement): FormValues {
  const data = new FormData(form);
  return {
    text(name) {
      const value = data.get(name);
      return typeof value === 'string' ? value : '';
    },
    isTicked: (name) => data.has(name),
  };
}

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

/** What ties a field to its form: its name, and the error if it is about this field. */
export function fieldPropsOf<Name extends string>(error: FormError | undefined, name: Name) {
  return { name, error: error?.field === name ? error.message : undefined };
}
