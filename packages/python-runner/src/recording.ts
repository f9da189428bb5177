/**
 * What a program did, step by step, as `course_runner/recording.py` wrote it down: things that come
 * back stand once, in tables. Parsed here once; after that every place is known to exist.
 */
import { isRecord, parseItems, parseText } from '@kurser/shared/fields';

/** More than the recorder writes is no recording of ours. */
const maxSteps = 2000;
const maxEntries = 100_000;

/** A text for what cannot change, or the number of an object that several names can share. */
export type Value = string | number;
export type Named = readonly [name: Value, value: Value];

interface Content {
  readonly typeName: string;
  /** How many items there are beyond those that are shown. */
  readonly left: number;
}

/** An object as it was at one step. */
export type RecordedObject =
  | (Content & {
      readonly kind: 'list' | 'tuple' | 'set' | 'generator';
      readonly items: readonly Value[];
    })
  | (Content & { readonly kind: 'dict'; readonly items: readonly Named[] })
  | (Content & { readonly kind: 'instance'; readonly items: readonly Named[] });

/** A call that is under way, or, with the number 0, the program's own names. */
export interface Frame {
  readonly name: string;
  readonly number: number;
  readonly variables: readonly (readonly [name: string, value: Value])[];
}

/** What the line led to. */
export type StepKind = 'line' | 'call' | 'return' | 'yield' | 'back' | 'exception';

export interface RecordedStep {
  readonly line: number;
  readonly kind: StepKind;
  /** The function that is called or that hands over a value. */
  readonly name: string | null;
  /** What a function returned or a generator handed over. */
  readonly value: Value | null;
  /** The exception, as Python's last line tells it. */
  readonly error: string | null;
  /** The program's own names first, the innermost call last. */
  readonly frames: readonly Frame[];
  /** How many calls between them are not shown. */
  readonly hiddenFrames: number;
  /** What it wrote, and what was answered to its questions. */
  readonly output: string;
  /** The objects as they are after the step, by number. */
  readonly objects: ReadonlyMap<number, RecordedObject>;
}

/** Why the recording goes no further: the program ended, or took more steps, room or time. */
export type RecordingEnd = 'end' | 'steps' | 'size' | 'time';

export interface Recording {
  readonly steps: readonly RecordedStep[];
  readonly end: RecordingEnd;
  /** What was written after the last step. */
  readonly tail: string;
}

const stepKinds: ReadonlySet<unknown> = new Set<StepKind>([
  ...(['line', 'call', 'return', 'yield', 'back', 'exception'] as const),
]);
const ends: ReadonlySet<unknown> = new Set<RecordingEnd>(['end', 'steps', 'size', 'time']);

const isStepKind = (value: unknown): value is StepKind => stepKinds.has(value);
const isEnd = (value: unknown): value is RecordingEnd => ends.has(value);

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

const parseValue = (value: unknown): Value | undefined =>
  typeof value === 'string' || isCount(value) ? value : undefined;

function parseNamed(item: unknown): Named | undefined {
  if (!Array.isArray(item) || item.length !== 2) return undefined;
  const [name, value] = item.map(parseValue);
  return name === undefined || value === undefined ? undefined : [name, value];
}

function parseObject(entry: unknown): RecordedObject | undefined {
  if (!Array.isArray(entry)) return undefined;
  const [kind, typeName, content, left] = entry as readonly unknown[];
  if (typeof typeName !== 'string' || !isCount(left)) return undefined;
  if (kind === 'dict' || kind === 'instance') {
    const items = parseItems(content, parseNamed);
    return items === undefined ? undefined : { kind, typeName, left, items };
  }
  const items = parseItems(content, parseValue);
  if (items === undefined) return undefined;
  return kind === 'list' || kind === 'tuple' || kind === 'set' || kind === 'generator'
    ? { kind, typeName, left, items }
    : undefined;
}

function parseVariable(item: unknown): Frame['variables'][number] | undefined {
  const named = parseNamed(item);
  return named === undefined || typeof named[0] !== 'string' ? undefined : [named[0], named[1]];
}

function parseFrame(entry: unknown): Frame | undefined {
  if (!Array.isArray(entry)) return undefined;
  const [name, number, rows] = entry as readonly unknown[];
  const variables = parseItems(rows, parseVariable);
  if (typeof name !== 'string' || !isCount(number) || variables === undefined) return undefined;
  return { name, number, variables };
}

/** The entries of a table at the given places; undefined when a place is not in it. */
function entriesAt<T>(table: readonly T[], places: unknown): T[] | undefined {
  return parseItems(places, (place) => (isCount(place) ? table[place] : undefined));
}

/** The numbers in an object's content. */
function numbersIn({ items }: RecordedObject): readonly number[] {
  return items.flat().filter((value) => typeof value === 'number');
}

/** The objects that names reach, by way of others too. */
function reached(
  from: readonly Value[],
  objects: ReadonlyMap<number, RecordedObject>,
): ReadonlyMap<number, RecordedObject> {
  const found = new Map<number, RecordedObject>();
  const waiting = from.filter((value) => typeof value === 'number');
  for (const number of waiting) {
    const object = objects.get(number);
    if (object === undefined || found.has(number)) continue;
    found.set(number, object);
    waiting.push(...numbersIn(object));
  }
  return found;
}

/** The objects that were, with those that have changed. */
function changedObjects(
  before: ReadonlyMap<number, RecordedObject>,
  changes: unknown,
  table: readonly RecordedObject[],
): ReadonlyMap<number, RecordedObject> | undefined {
  if (changes === undefined) return before;
  const pairs = parseItems(changes, (change) => {
    if (!Array.isArray(change)) return undefined;
    const [number, place] = change as readonly unknown[];
    const entry = isCount(place) ? table[place] : undefined;
    return isCount(number) && entry !== undefined ? ([number, entry] as const) : undefined;
  });
  return pairs === undefined ? undefined : new Map([...before, ...pairs]);
}

interface Tables {
  readonly frames: readonly Frame[];
  readonly objects: readonly RecordedObject[];
}

function parseStep(
  value: unknown,
  tables: Tables,
  before: ReadonlyMap<number, RecordedObject>,
): RecordedStep | undefined {
  if (!isRecord(value)) return undefined;
  const { line, kind, hidden = 0, output = '' } = value;
  const frames = entriesAt(tables.frames, value['frames']);
  const all = changedObjects(before, value['objects'], tables.objects);
  if (!isCount(line) || !isStepKind(kind) || !isCount(hidden)) return undefined;
  if (frames === undefined || all === undefined || typeof output !== 'string') return undefined;
  const handedOver = parseValue(value['value']) ?? null;
  const named = frames.flatMap(({ variables }) => variables.map(([, each]) => each));
  const objects = reached(handedOver === null ? named : [...named, handedOver], all);
  return {
    ...{ line, kind, frames, objects, output, hiddenFrames: hidden },
    name: parseText(value['name']) ?? null,
    error: parseText(value['error']) ?? null,
    value: handedOver,
  };
}

function isWithin(value: unknown, most: number): boolean {
  return Array.isArray(value) && value.length <= most;
}

/** The recording, or undefined when it is of another shape or larger than ours are. */
export function parseRecording(value: unknown): Recording | undefined {
  if (!isRecord(value)) return undefined;
  const { steps: written, end, tail } = value;
  if (!isWithin(written, maxSteps) || !isWithin(value['frames'], maxEntries)) return undefined;
  if (!isWithin(value['objects'], maxEntries) || !isEnd(end) || typeof tail !== 'string')
    return undefined;
  const frames = parseItems(value['frames'], parseFrame);
  const objects = parseItems(value['objects'], parseObject);
  if (frames === undefined || objects === undefined) return undefined;
  let before: ReadonlyMap<number, RecordedObject> = new Map();
  const steps = parseItems(written, (step) => {
    const parsed = parseStep(step, { frames, objects }, before);
    if (parsed !== undefined) before = parsed.objects;
    return parsed;
  });
  return steps === undefined ? undefined : { steps, end, tail };
}
