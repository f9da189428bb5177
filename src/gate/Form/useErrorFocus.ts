import { useEffect, useRef, type RefObject } from 'react';
import type { FormError } from '../FormMessage/formError';

/** For a form: moves focus to the field that a new error is about. */
export function useErrorFocus(error: FormError | undefined): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error?.field === undefined) return;
    form.current?.querySelector<HTMLInputElement>(`[name="${error.field}"]`)?.focus();
  }, [error]);
  return form;
}
