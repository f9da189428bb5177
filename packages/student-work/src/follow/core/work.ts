import { firstClock, laterOf, tick, type Clock } from './clock';
import {
  arrived,
  edited,
  heldFrom,
  heldNew,
  sending,
  takenFromBoth,
  takenIn,
  type Entry,
  type Held,
  type Stamp,
} from './held';
import { doesFollow, groupFor, isPlace } from './kinds';

/** All of a student's work that follows, as one device knows it. */
export interface Work {
  readonly held: ReadonlyMap<string, Held>;
  /** The last reading of the clock, here or elsewhere. */
  readonly clock: Clock;
  /** Documents that hold what has moved to another one. */
  readonly stale: ReadonlySet<string>;
}

export const noWork: Work = { held: new Map(), clock: firstClock, stale: new Set() };

/** A document's entries by key. */
export type Entries = ReadonlyMap<string, Entry>;

/** Who reads the clock, and what it says. */
export interface Reader {
  readonly node: string;
  readonly now: number;
}

/** A clock that goes on from the work's and can be asked for where it has come to. */
function startClock(from: Clock, { node, now }: Reader): { stamp: Stamp; last(): Clock } {
  let last = from;
  return {
    stamp: () => {
      last = tick(last, now, node);
      return last;
    },
    last: () => last,
  };
}

/**
 * The work after what stands on the device has been looked at.
 * @param texts all that the device holds, by key
 * @param openLesson the lesson that was open last
 * @param isFirst whether this device follows for the first time: what lies there is older than what
 * follows then
 */
export function noticed(
  work: Work,
  texts: ReadonlyMap<string, string>,
  openLesson: string | undefined,
  reader: Reader & { readonly isFirst: boolean },
): Work {
  const held = new Map(work.held);
  const from = reader.isFirst ? firstClock : work.clock;
  const clock = startClock(from, reader.isFirst ? { ...reader, now: 0 } : reader);
  for (const [key, text] of texts) {
    if (!doesFollow(key)) continue;
    const known = held.get(key);
    if (known === undefined)
      held.set(key, heldNew({ text, clock: clock.stamp() }, groupFor(key, openLesson)));
    else if (known.main.text !== text) held.set(key, edited(known, text, clock.stamp()));
  }
  for (const [key, known] of held)
    if (known.main.text !== null && !texts.has(key))
      held.set(key, edited(known, null, clock.stamp()));
  return { ...work, held, clock: laterOf(work.clock, clock.last()) };
}

const smaller = (a: string, b: string): string => (a < b ? a : b);
const larger = (a: string, b: string): string => (a < b ? b : a);

/** What a document says once it is opened. */
export interface DocumentContent {
  readonly group: string;
  readonly entries: Entries;
}

/** The keys that were in one of these documents and are in another one now. */
function movedIn(work: Work, documents: readonly DocumentContent[]): ReadonlySet<string> {
  const byGroup = new Map(documents.map(({ group, entries }) => [group, entries]));
  const moved = [...work.held].filter(([key, { group, base }]) => {
    const entries = byGroup.get(group);
    return base !== null && entries !== undefined && !entries.has(key);
  });
  return new Set(moved.map(([key]) => key));
}

/** The work after documents have been read, all that were written together at once. */
export function withDocuments(
  work: Work,
  documents: readonly DocumentContent[],
  reader: Reader,
): Work {
  const held = new Map(work.held);
  const stale = new Set(work.stale);
  const seen = documents.flatMap(({ entries }) => [...entries.values()]);
  const latest = seen.reduce((last, { main }) => laterOf(last, main.clock), work.clock);
  const { stamp, last } = startClock(latest, reader);
  const moved = new Set(movedIn(work, documents));

  function takeIn(key: string, entry: Entry, group: string): void {
    const known = held.get(key);
    if (known === undefined) held.set(key, heldFrom(entry, group));
    else if (known.group === group) held.set(key, takenIn(key, known, entry, stamp));
    else if (known.base === null || moved.delete(key))
      held.set(key, { ...takenIn(key, known, entry, stamp), group });
    else {
      // Two devices have put it into different documents: everybody settles on the same one.
      stale.add(larger(group, known.group));
      const both = takenFromBoth(key, known, entry, stamp);
      held.set(key, { ...both, group: smaller(group, known.group) });
    }
  }
  for (const { group, entries } of documents)
    for (const [key, entry] of entries) takeIn(key, entry, group);
  for (const key of moved) {
    const lost = held.get(key);
    if (lost !== undefined) held.set(key, { ...lost, isDirty: true });
  }
  return { held, stale, clock: last() };
}

/** The documents that are to be written; what only tells of a place waits for others. */
export function dirtyGroups(work: Work, options: { readonly withPlace: boolean }): string[] {
  const groups = new Set(work.stale);
  for (const [key, { group, isDirty }] of work.held)
    if (isDirty && (options.withPlace || !isPlace(key))) groups.add(group);
  return [...groups].sort();
}

/** What a document is to hold. */
export function entriesOf(work: Work, group: string): Entries {
  const own = [...work.held].filter(([, held]) => held.group === group);
  return new Map(own.map(([key, { main, others }]) => [key, { main, others }]));
}

function changeGroup(work: Work, group: string, change: (key: string, held: Held) => Held): Work {
  const held = new Map(work.held);
  for (const [key, value] of work.held)
    if (value.group === group) held.set(key, change(key, value));
  return { ...work, held };
}

/** The work as a document is about to be sent. */
export function withSending(work: Work, group: string): Work {
  return changeGroup(work, group, (_, held) => sending(held));
}

/** The work after a document with these entries has been written. */
export function withArrived(work: Work, group: string, entries: Entries): Work {
  const next = changeGroup(work, group, (key, held) => {
    const entry = entries.get(key);
    return entry === undefined ? held : arrived(held, entry);
  });
  return { ...next, stale: new Set([...work.stale].filter((stale) => stale !== group)) };
}

/** The keys of programs that were written on two devices at the same time. */
export function doubled(work: Work): readonly string[] {
  return [...work.held].filter(([, { others }]) => others.length > 0).map(([key]) => key);
}

/** What the device should hold, of all that follows. */
export function textsOf(work: Work): ReadonlyMap<string, string | null> {
  return new Map([...work.held].map(([key, { main }]) => [key, main.text]));
}
