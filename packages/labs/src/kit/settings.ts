import type { Fence } from '@kurser/shared/nodeText';

/**
 * The props that lesson authors write, parsed once. MDX hands over whatever stands in the page: a
 * text, a number in braces, a misspelt name. All faults of one component are reported together, so
 * that an author mends them in one go.
 */

/**
 * Any object: props of components that the compiler cannot check, since authors write them in MDX.
 */
export type AuthorProps = Readonly<Record<string, unknown>>;

export interface PropReader {
  /**
   * The prop as `parse` understands it; `fallback` when it is left out, and with a fault when it is
   * anything else.
   */
  as<T>(name: string, fallback: T, expected: string, parse: (value: unknown) => T | undefined): T;
  /** The prop as it was written. */
  raw(name: string): unknown;
  /** Whether the author wrote the prop at all. */
  has(name: string): boolean;
  /** Reports a fault found elsewhere, for example in the component's fence. */
  fault(text: string): void;
}

const shown = (value: unknown): string =>
  typeof value === 'string' ? `"${value}"` : JSON.stringify(value);

function createReader(props: AuthorProps, faults: string[], known: Set<string>): PropReader {
  const raw = (name: string): unknown => {
    known.add(name);
    return props[name];
  };
  return {
    as: (name, fallback, expected, parse) => {
      const value = raw(name);
      if (value === undefined) return fallback;
      const found = parse(value);
      if (found === undefined)
        faults.push(`${name} har värdet ${shown(value)} men ska vara ${expected}`);
      return found ?? fallback;
    },
    raw,
    has: (name) => raw(name) !== undefined,
    fault: (text) => void faults.push(text),
  };
}

/** A sentence for each prop that is none of the names. */
export function unknownNames(props: AuthorProps, names: readonly string[]): readonly string[] {
  const shownNames = names
    .filter((name) => name !== 'children')
    .sort()
    .join(', ');
  const rest = shownNames === '' ? 'den har inga' : `de som finns är ${shownNames}`;
  return Object.keys(props)
    .filter((name) => name !== 'children' && !names.includes(name))
    .map((name) => `${name} är ingen egenskap; ${rest}`);
}

/** Everything that is wrong with what an author has written of a component. */
export class PartFaults extends Error {
  /** A sentence each, without the component's name and without a full stop. */
  readonly faults: readonly string[];

  constructor(component: string, faults: readonly string[]) {
    super(`${component}: ${faults.join('; ').replace(/\.$/, '')}.`);
    this.faults = faults;
  }
}

/**
 * What `read` makes of the props. Props that `read` never asks for are faults too (a misspelt
 * name), `children` excepted.
 * @throws one PartFaults in Swedish that names the component and every fault
 */
export function parseProps<T>(
  component: string,
  props: AuthorProps,
  read: (reader: PropReader) => T,
): T {
  const faults: string[] = [];
  const known = new Set(['children']);
  const result = read(createReader(props, faults, known));
  faults.push(...unknownNames(props, [...known]));
  if (faults.length > 0) throw new PartFaults(component, faults);
  return result;
}

export function readText(read: PropReader, name: string, fallback: string): string {
  return read.as(name, fallback, 'en text', (value) =>
    typeof value === 'string' ? value : undefined,
  );
}

/** A bare word (`scale`) or `{true}` is true, left out or `{false}` false. */
export function readFlag(read: PropReader, name: string, fallback = false): boolean {
  return read.as(name, fallback, 'ett ensamt ord eller {false}', (value) =>
    typeof value === 'boolean' ? value : undefined,
  );
}

/** One of the listed words; `fallback` when the prop is left out. */
export function readOneOf<T extends string>(
  read: PropReader,
  name: string,
  allowed: readonly T[],
  fallback: T,
): T {
  return read.as(name, fallback, `ett av ${allowed.join(', ')}`, (value) =>
    allowed.find((word) => word === value),
  );
}

function toNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  const number = Number(value.trim().replace('−', '-').replace(',', '.'));
  return Number.isNaN(number) ? undefined : number;
}

/** A number from `min` to `max`, written `{3}` or `"3"`; a whole one when `integer`. */
export function readNumber(
  read: PropReader,
  name: string,
  limits: { readonly min: number; readonly max: number; readonly integer?: boolean },
  fallback: number,
): number {
  const { min, max, integer = false } = limits;
  const expected = `ett ${integer ? 'heltal' : 'tal'} från ${min} till ${max}`;
  return read.as(name, fallback, expected, (value) => {
    const number = toNumber(value) ?? NaN;
    const isGood = number >= min && number <= max && (!integer || Number.isInteger(number));
    return isGood ? number : undefined;
  });
}

function splitWords(value: unknown): string[] | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim().split(/\s+/) : undefined;
}

/** What `find` makes of each item; undefined when it fails for one. */
function all<T, R>(items: readonly T[] | undefined, find: (item: T) => R | undefined) {
  const found = items?.map(find).filter((item) => item !== undefined);
  return found?.length === items?.length ? found : undefined;
}

/** Several of the listed words with spaces between, in the written order and each at most once. */
export function readSomeOf<T extends string>(
  read: PropReader,
  name: string,
  allowed: readonly T[],
  fallback: readonly T[],
): T[] {
  const expected = `ett eller flera av ${allowed.join(', ')} med blanksteg mellan`;
  return read.as(name, [...fallback], expected, (value) => {
    const words = all(splitWords(value), (word) => allowed.find((known) => known === word));
    return words && [...new Set(words)];
  });
}

/** Numbers with spaces between, decimals with point or comma; `count` of them when given. */
export function readNumbers(
  read: PropReader,
  name: string,
  fallback: readonly number[],
  count?: number,
): readonly number[] {
  const expected = `${count === undefined ? '' : `${count} `}tal med blanksteg mellan`;
  return read.as(name, fallback, expected, (value) => {
    const numbers = all<unknown, number>(
      typeof value === 'number' ? [value] : splitWords(value),
      toNumber,
    );
    return count === undefined || numbers?.length === count ? numbers : undefined;
  });
}

/**
 * The numbers, or undefined when the prop is left out or holds anything else (a ready-made thing's
 * name, say). Never a fault.
 */
export function readNumbersOr(read: PropReader, name: string): readonly number[] | undefined {
  return all(splitWords(read.raw(name)), toNumber);
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
