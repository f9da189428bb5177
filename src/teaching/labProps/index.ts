/**
 * The props that lesson authors write, parsed once. MDX hands over whatever stands in the page: a text, a number in braces,
 * a misspelt name. All faults of one component are reported together, so that an author mends them in one go.
 */

/** Any object: props of components that the compiler cannot check, since authors write them in MDX. */
export type AuthorProps = Readonly<Record<string, unknown>>;

export interface PropReader {
  /** One of the listed words; `fallback` when the prop is left out. */
  oneOf<T extends string>(name: string, allowed: readonly T[], fallback: T): T;
  /** Several of the listed words with spaces between, in the written order and each at most once. */
  someOf<T extends string>(name: string, allowed: readonly T[], fallback: readonly T[]): T[];
  /** A number from `min` to `max`, written `{3}` or `"3"`; a whole one when `integer`. */
  number(
    name: string,
    limits: { readonly min: number; readonly max: number; readonly integer?: boolean },
    fallback: number,
  ): number;
  /** Numbers with spaces between, decimals with point or comma; `count` of them when given. */
  numbers(name: string, fallback: readonly number[], count?: number): readonly number[];
  /** The numbers, or undefined when the prop is left out or holds anything else (a ready-made thing's name, say). Never a fault. */
  numbersOr(name: string): readonly number[] | undefined;
  text(name: string, fallback: string): string;
  /** A bare word (`scale`) or `{true}` is true, left out or `{false}` false. */
  flag(name: string, fallback?: boolean): boolean;
  /** Whether the author wrote the prop at all. */
  has(name: string): boolean;
  /** Reports a fault found elsewhere, for example in the component's fence. */
  fault(text: string): void;
}

function shown(value: unknown): string {
  return typeof value === 'string' ? `"${value}"` : JSON.stringify(value);
}

function readNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  const number = Number(value.trim().replace('−', '-').replace(',', '.'));
  return Number.isNaN(number) ? undefined : number;
}

/** What every reading begins with: the value as written, and how a wrong one is reported. */
interface Source {
  take(name: string): unknown;
  wrong<T>(name: string, expected: string, fallback: T): T;
}

function splitWords(value: unknown): string[] | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim().split(/\s+/) : undefined;
}

function wordReaders({
  take,
  wrong,
}: Source): Pick<PropReader, 'oneOf' | 'someOf' | 'text' | 'flag'> {
  return {
    oneOf(name, allowed, fallback) {
      const value = take(name);
      if (value === undefined) return fallback;
      const found = allowed.find((word) => word === value);
      return found ?? wrong(name, `ett av ${allowed.join(', ')}`, fallback);
    },
    someOf<T extends string>(name: string, allowed: readonly T[], fallback: readonly T[]): T[] {
      const value = take(name);
      if (value === undefined) return [...fallback];
      const found = splitWords(value)?.map((word) => allowed.find((known) => known === word));
      const expected = `ett eller flera av ${allowed.join(', ')} med blanksteg mellan`;
      if (found === undefined || found.includes(undefined))
        return [...wrong(name, expected, fallback)];
      return [...new Set(found.filter((word) => word !== undefined))];
    },
    text(name, fallback) {
      const value = take(name);
      if (value === undefined) return fallback;
      return typeof value === 'string' ? value : wrong(name, 'en text', fallback);
    },
    flag(name, fallback = false) {
      const value = take(name);
      if (value === undefined || typeof value === 'boolean') return value ?? fallback;
      return wrong(name, 'ett ensamt ord eller {false}', fallback);
    },
  };
}

function numberReaders({
  take,
  wrong,
}: Source): Pick<PropReader, 'number' | 'numbers' | 'numbersOr'> {
  return {
    number(name, { min, max, integer = false }, fallback) {
      const value = take(name);
      if (value === undefined) return fallback;
      const number = readNumber(value);
      const inside = number !== undefined && number >= min && number <= max;
      const good = inside && (!integer || Number.isInteger(number));
      const expected = `ett ${integer ? 'heltal' : 'tal'} från ${min} till ${max}`;
      return good ? number : wrong(name, expected, fallback);
    },
    numbers(name, fallback, count) {
      const value = take(name);
      if (value === undefined) return fallback;
      const list = typeof value === 'number' ? [value] : splitWords(value)?.map(readNumber);
      const expected = `${count === undefined ? '' : `${count} `}tal med blanksteg mellan`;
      if (list === undefined || (count !== undefined && list.length !== count))
        return wrong(name, expected, fallback);
      const numbers = list.filter((number) => number !== undefined);
      return numbers.length === list.length ? numbers : wrong(name, expected, fallback);
    },
    numbersOr(name) {
      const list = splitWords(take(name))?.map(readNumber);
      const numbers = list?.filter((number) => number !== undefined);
      return numbers?.length === list?.length ? numbers : undefined;
    },
  };
}

function createReader(props: AuthorProps, faults: string[], known: Set<string>): PropReader {
  const source: Source = {
    take(name) {
      known.add(name);
      return props[name];
    },
    wrong(name, expected, fallback) {
      faults.push(`${name} har värdet ${shown(props[name])} men ska vara ${expected}`);
      return fallback;
    },
  };
  return {
    ...wordReaders(source),
    ...numberReaders(source),
    has: (name) => source.take(name) !== undefined,
    fault(text) {
      faults.push(text);
    },
  };
}

/**
 * What `read` makes of the props. Props that `read` never asks for are faults too (a misspelt name), `children` excepted.
 * @throws one Error in Swedish that names the component and every fault
 */
export function parseProps<T>(
  component: string,
  props: AuthorProps,
  read: (reader: PropReader) => T,
): T {
  const faults: string[] = [];
  const known = new Set(['children']);
  const result = read(createReader(props, faults, known));
  for (const name of Object.keys(props)) {
    if (!known.has(name))
      faults.push(`${name} är ingen egenskap; de som finns är ${[...known].sort().join(', ')}`);
  }
  if (faults.length > 0) throw new Error(`${component}: ${faults.join('; ')}.`);
  return result;
}
