/** Small readers of values of unknown shape. */

export type Fields = Readonly<Record<string, unknown>>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

/** The array's items, or undefined when it is no array or an item is of another shape. */
export function parseItems<T>(
  value: unknown,
  parse: (item: unknown) => T | undefined,
): T[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const items = value.map(parse);
  return items.every((item) => item !== undefined) ? items : undefined;
}

export const text = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;
