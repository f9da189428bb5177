import { useEffect, useRef, type RefObject } from 'react';

/** An error on a form; without a field it is about the whole of it. */
export interface FormError<FieldName extends string = string> {
  readonly message: string;
  readonly field?: FieldName | undefined;
}

/** For a form: moves focus to the field that a new error is about. */
export function useErrorFocus(error: FormError | undefined): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error?.field === undefined) return;
    form.current?.querySelector<HTMLInputElement>(`[name="${error.field}"]`)?.focus();
  }, [error]);
  return form;
}
