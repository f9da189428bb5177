/** The fields of a value that nobody has looked at yet; none where it is no object. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** Whether a value that nobody has looked at yet is an object, and no list. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value, where it is a text. */
export function parseText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** The list's items, or undefined when it is no list or an item is of another shape. */
export function parseItems<T>(
  value: unknown,
  parse: (item: unknown) => T | undefined,
): T[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const items = value.map(parse);
  return items.every((item) => item !== undefined) ? items : undefined;
}
