import type { Fence } from '@site/src/components/nodeText';

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

function splitWords(value: unknown): string[] | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim().split(/\s+/) : undefined;
}

/** What `find` makes of each item; undefined when it fails for one. */
function all<T, R>(items: readonly T[] | undefined, find: (item: T) => R | undefined) {
  const found = items?.map(find).filter((item) => item !== undefined);
  return found?.length === items?.length ? found : undefined;
}

function createReader(props: AuthorProps, faults: string[], known: Set<string>): PropReader {
  const take = (name: string): unknown => {
    known.add(name);
    return props[name];
  };
  /** The prop as `parse` understands it; `fallback` when it is left out, and with a fault when it is anything else. */
  function read<T>(
    name: string,
    fallback: T,
    expected: string,
    parse: (value: unknown) => T | undefined,
  ): T {
    const value = take(name);
    if (value === undefined) return fallback;
    const found = parse(value);
    if (found === undefined)
      faults.push(`${name} har värdet ${shown(value)} men ska vara ${expected}`);
    return found ?? fallback;
  }
  const spaced = 'med blanksteg mellan';
  const one = <T extends string>(allowed: readonly T[], value: unknown): T | undefined =>
    allowed.find((word) => word === value);
  return {
    oneOf: (name, allowed, fallback) =>
      read(name, fallback, `ett av ${allowed.join(', ')}`, (value) => one(allowed, value)),
    someOf: (name, allowed, fallback) =>
      read(name, [...fallback], `ett eller flera av ${allowed.join(', ')} ${spaced}`, (value) => {
        const words = all(splitWords(value), (word) => one(allowed, word));
        return words && [...new Set(words)];
      }),
    text: (name, fallback) =>
      read(name, fallback, 'en text', (value) => (typeof value === 'string' ? value : undefined)),
    flag: (name, fallback = false) =>
      read(name, fallback, 'ett ensamt ord eller {false}', (value) =>
        typeof value === 'boolean' ? value : undefined,
      ),
    number: (name, { min, max, integer = false }, fallback) =>
      read(name, fallback, `ett ${integer ? 'heltal' : 'tal'} från ${min} till ${max}`, (value) => {
        const number = readNumber(value) ?? NaN;
        const isGood = number >= min && number <= max && (!integer || Number.isInteger(number));
        return isGood ? number : undefined;
      }),
    numbers: (name, fallback, count) =>
      read(name, fallback, `${count === undefined ? '' : `${count} `}tal ${spaced}`, (value) => {
        const list = typeof value === 'number' ? [value] : splitWords(value);
        const numbers = all<unknown, number>(list, readNumber);
        return count === undefined || numbers?.length === count ? numbers : undefined;
      }),
    numbersOr: (name) => all(splitWords(take(name)), readNumber),
    has: (name) => take(name) !== undefined,
    fault: (text) => void faults.push(text),
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

interface OwnThing<T> {
  /** What it is called in a fault: `världen`. */
  readonly noun: string;
  /** The prop that chooses a ready-made one. */
  readonly prop: string;
  readonly preset: T;
  /** @throws an Error in Swedish when the text is none */
  readonly parse: (text: string) => T;
}

/** What a lab works on: the author's own in the only fence, or else the ready-made one. */
export function readOwn<T>(
  read: PropReader,
  fences: readonly Fence[],
  { noun, prop, preset, parse }: OwnThing<T>,
): T {
  const [fence, another] = fences;
  if (fence === undefined) return preset;
  if (another !== undefined || read.has(prop)) {
    read.fault(`${noun} ska stå antingen i ${prop}="…" eller i ett enda kodblock`);
    return preset;
  }
  try {
    return parse(fence.text);
  } catch (error) {
    read.fault(error instanceof Error ? error.message : String(error));
    return preset;
  }
}
