import type { FormError } from '../FormMessage/formError';

interface FormState<Name extends string> {
  readonly fields: Readonly<Record<Name, string>>;
  readonly error: FormError | undefined;
  setField(field: Name, value: string): void;
}

/** What ties a field to its place in a form's state: name, value, the error if it is about this field, and the change. */
export function fieldPropsOf<Name extends string>(
  { fields, error, setField }: FormState<Name>,
  name: Name,
) {
  return {
    name,
    value: fields[name],
    error: error?.field === name ? error.message : undefined,
    onChange: (value: string) => {
      setField(name, value);
    },
  };
}
