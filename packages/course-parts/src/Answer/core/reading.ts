import type { PropReader } from '@kurser/labs/kit/settings';
import type { Fields } from './question';

/** How what an author writes of an answer is read, whatever its kind. */

export function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

export function asTexts(value: unknown): readonly string[] | undefined {
  return Array.isArray(value) && value.length > 0 && value.every(isText) ? value : undefined;
}

export function readRequired<T>(
  read: PropReader,
  name: string,
  expected: string,
  parse: (value: unknown) => T | undefined,
): T | undefined {
  if (!read.has(name)) {
    read.raw(name);
    read.fault(`${name} saknas; skriv ${expected}`);
    return undefined;
  }
  return read.as<T | undefined>(name, undefined, expected, parse);
}

type Entry = Readonly<Record<string, unknown>>;

/** A list of objects, each as `parse` understands it. */
export function listOf<T>(parse: (entry: Entry) => T | undefined) {
  return (value: unknown): readonly T[] | undefined => {
    if (!Array.isArray(value)) return undefined;
    const found = value.map((each: unknown) =>
      typeof each === 'object' && each !== null ? parse({ ...each }) : undefined,
    );
    const all = found.filter((each) => each !== undefined);
    return all.length === found.length ? all : undefined;
  };
}

/** `'ja|sant'` is two answers that are as good. */
export function alternatives(text: string): readonly string[] {
  return text.split('|').map((each) => each.trim());
}

/** One field may be written alone; several are a list. */
export function toFields(value: unknown, count: number): Fields | undefined {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  const texts = list.map((each) => (typeof each === 'number' ? String(each) : each));
  return texts.length === count && texts.every((each) => typeof each === 'string')
    ? texts
    : undefined;
}
