import type { RecordedObject, Value } from '@kurser/python-runner/recording';

/** A piece of a value on the screen: Python text, or the number of an object drawn apart. */
export type Segment = string | { readonly object: number };

export type Objects = ReadonlyMap<number, RecordedObject>;

/** An object within an object within an object: what lies deeper is not written out. */
const maxDepth = 6;

interface Writing {
  readonly objects: Objects;
  /** Objects that stand apart and are pointed at. */
  readonly apart: ReadonlySet<number>;
}

function listed(parts: readonly (readonly Segment[])[]): readonly Segment[] {
  return parts.flatMap((part, index) => (index === 0 ? part : [', ', ...part]));
}

const brackets: Readonly<Record<RecordedObject['kind'], readonly [open: string, close: string]>> = {
  list: ['[', ']'],
  tuple: ['(', ')'],
  set: ['{', '}'],
  dict: ['{', '}'],
  instance: ['(', ')'],
  generator: ['', ''],
};

/** Python writes the type of what is not a plain list, dict, set or tuple. */
function around({ kind, typeName, items }: RecordedObject): readonly [string, string] {
  if (kind === 'generator') return [typeName, ''];
  if (kind === 'instance') return [`${typeName}(`, ')'];
  const [open, close] = brackets[kind];
  if (kind === 'set' && items.length === 0) return [`${typeName}(`, ')'];
  return typeName === kind ? [open, close] : [`${typeName}(${open}`, `${close})`];
}

function partsOf(
  object: RecordedObject,
  writing: Writing,
  depth: number,
): readonly (readonly Segment[])[] {
  const write = (value: Value): readonly Segment[] => segmentsOf(value, writing, depth);
  if (object.kind === 'dict')
    return object.items.map(([key, value]) => [...write(key), ': ', ...write(value)]);
  if (object.kind === 'instance')
    return object.items.map(([name, value]) => [String(name), '=', ...write(value)]);
  return object.items.map(write);
}

/** The value as Python would print it, with a pointer where an object stands apart. */
export function segmentsOf(value: Value, writing: Writing, depth = 0): readonly Segment[] {
  if (typeof value === 'string') return [value];
  if (writing.apart.has(value)) return [{ object: value }];
  const object = writing.objects.get(value);
  if (object === undefined || depth > maxDepth) return ['…'];
  const [open, close] = around(object);
  const isSingle = object.kind === 'tuple' && object.items.length === 1;
  const parts = partsOf(object, writing, depth + 1);
  const rest = object.left > 0 ? [['…']] : [];
  return joined([open, ...listed([...parts, ...rest]), isSingle ? ',' : '', close]);
}

/** Texts that follow on each other as one. */
function joined(segments: readonly Segment[]): readonly Segment[] {
  const result: Segment[] = [];
  for (const segment of segments) {
    const last = result.at(-1);
    if (segment === '') continue;
    if (typeof segment === 'string' && typeof last === 'string')
      result[result.length - 1] = last + segment;
    else result.push(segment);
  }
  return result;
}

/** The segments in words, for sentences and for those who hear the page. */
export function textOf(segments: readonly Segment[]): string {
  return segments
    .map((segment) => (typeof segment === 'string' ? segment : `objekt ${segment.object}`))
    .join('');
}
