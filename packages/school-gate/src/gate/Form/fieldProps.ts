import type { FormError } from '../FormMessage/formError';

/** What ties a field to its form: its name, and the error if it is about this field. */
export function fieldPropsOf<Name extends string>(error: FormError | undefined, name: Name) {
  return { name, error: error?.field === name ? error.message : undefined };
}
