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
