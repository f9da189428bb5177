/** A value in a record. Numbers are left out: in a packed record they are places. */
export type Plain = string | boolean | null | PlainList | PlainFields;
type PlainList = readonly Plain[];
interface PlainFields {
  readonly [name: string]: Plain;
}

/** A value of a record whose longer texts stand elsewhere: a number is a text's place. */
export type Packed = string | number | boolean | null | readonly Packed[] | PackedFields;
interface PackedFields {
  readonly [name: string]: Packed;
}

/** The records of a page. What several of them need is written once. */
export interface PackedRecords {
  readonly texts: readonly string[];
  readonly records: readonly Packed[];
}

/** Shorter texts cost less where they stand. */
const worthSharing = 24;

/** Takes the longer texts out of records, each of them once. Pure. */
export function packRecords(records: readonly Plain[]): PackedRecords {
  const places = new Map<string, number>();
  const pack = (value: Plain): Packed => {
    if (typeof value === 'string') return value.length < worthSharing ? value : placeOf(value);
    if (value === null || typeof value === 'boolean') return value;
    if (isList(value)) return value.map(pack);
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, pack(each)]));
  };
  const placeOf = (text: string): number => {
    const place = places.get(text) ?? places.size;
    places.set(text, place);
    return place;
  };
  const packed = records.map(pack);
  return { texts: [...places.keys()], records: packed };
}

/** `Array.isArray` does not know lists that are only read. */
export function isList<Item>(value: readonly Item[] | object): value is readonly Item[] {
  return Array.isArray(value);
}
