/**
 * What a field of the form `value` and `onChange` needs to show and change one of several values:
 * `{...field('rate')}`.
 * @param set changes some of them
 */
export function bindFields<Change extends object>(
  values: Readonly<Required<Change>>,
  set: (change: Change) => void,
) {
  return <Name extends keyof Change>(name: Name) => ({
    value: values[name],
    onChange: (value: Required<Change>[Name]): void => {
      const change: Partial<Record<keyof Change, unknown>> = {};
      change[name] = value;
      set(change as Change);
    },
  });
}
