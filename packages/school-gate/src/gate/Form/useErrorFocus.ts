import { useEffect, type RefObject } from 'react';
import type { FormError } from '../FormMessage/formError';

/** Moves focus to the field of the form that a new error is about. */
export function useErrorFocus(
  form: RefObject<HTMLFormElement | null>,
  error: FormError | undefined,
): void {
  useEffect(() => {
    if (error?.field === undefined) return;
    form.current?.querySelector<HTMLInputElement>(`[name="${error.field}"]`)?.focus();
  }, [form, error]);
}
