import type { Clock } from './clock';
import { combine, isPassed, isProgram, withSolved } from './kinds';

/** A value as it stood at a moment: its JSON text, or null where it was removed. */
export interface Version {
  readonly text: string | null;
  /** When it was written; the version's name too. */
  readonly clock: Clock;
}

/** A value as a document holds it. */
export interface Entry {
  readonly main: Version;
  /** Programs that were written on another device at the same time, until somebody chooses. */
  readonly others: readonly Version[];
}

/** A value as a device holds it. */
export interface Held extends Entry {
  /** The document that it is kept in. */
  readonly group: string;
  /** The version in that document which this one was made of; null for none. */
  readonly base: Clock | null;
  /** What has been sent since then and may have arrived. */
  readonly sent: readonly Clock[];
  /** What the student has chosen away since then. */
  readonly dropped: readonly Clock[];
  /** Whether it is to be sent. */
  readonly isDirty: boolean;
}

/** Gives a version the next reading of the clock. */
export type Stamp = () => Clock;

const nothingPending = { sent: [], dropped: [] } as const;

/** What a document holds, held as it is. */
export function heldFrom({ main, others }: Entry, group: string): Held {
  return { main, others, group, base: main.clock, ...nothingPending, isDirty: false };
}

/** A value that no document holds as far as is known. */
export function heldNew(main: Version, group: string): Held {
  return { main, others: [], group, base: null, ...nothingPending, isDirty: true };
}

/** The value after the student has changed it here. What another device wrote stays beside it. */
export function edited(held: Held, text: string | null, clock: Clock): Held {
  return { ...held, main: { text, clock }, isDirty: true };
}

/** The value with this version of it; the others are chosen away. */
export function chosen(held: Held, text: string | null, clock: Clock): Held {
  const gone = [held.main.clock, ...held.others.map((other) => other.clock)];
  return {
    ...held,
    main: { text, clock },
    others: [],
    dropped: [...held.dropped, ...gone],
    isDirty: true,
  };
}

/** Whether all that a version says is in the main one too. */
function isIn(key: string, main: Version, { text }: Version): boolean {
  if (text === null || text === main.text) return true;
  return main.text !== null && combine(key, main.text, text) === main.text;
}

/** One of each: neither what is gone, nor what another or the main one says too. */
function distinct(
  key: string,
  main: Version,
  versions: readonly Version[],
  gone: ReadonlySet<Clock>,
): readonly Version[] {
  const texts = new Set<string | null>();
  const found: Version[] = [];
  for (const version of [...versions].sort((a, b) => (a.clock < b.clock ? 1 : -1))) {
    if (gone.has(version.clock) || texts.has(version.text) || isIn(key, main, version)) continue;
    texts.add(version.text);
    found.push(version);
  }
  return found;
}

interface Decision {
  readonly main: Version;
  /** What of the two is left beside it. */
  readonly beside: readonly Version[];
}

/** Which of two versions that know nothing of each other counts, and what is left beside it. */
function decide(key: string, a: Version, b: Version, stamp: Stamp): Decision {
  const [later, earlier] = a.clock > b.clock ? [a, b] : [b, a];
  const isOnePassed = isPassed(key, later.text) !== isPassed(key, earlier.text);
  if (isOnePassed) return { main: isPassed(key, later.text) ? later : earlier, beside: [] };
  if (!isProgram(key)) return { main: later, beside: [] };
  if (later.text === null) return { main: earlier, beside: [] };
  if (earlier.text === null) return { main: later, beside: [] };
  const together = combine(key, later.text, earlier.text);
  if (together === undefined) {
    const text = withSolved(key, later.text, earlier.text);
    const main = text === later.text ? later : { text, clock: stamp() };
    return { main, beside: [earlier] };
  }
  if (together === later.text) return { main: later, beside: [] };
  if (together === earlier.text) return { main: earlier, beside: [] };
  return { main: { text: together, clock: stamp() }, beside: [] };
}

const sameEntry = (a: Entry, b: Entry): boolean =>
  a.main.clock === b.main.clock &&
  a.others.length === b.others.length &&
  a.others.every(({ clock }) => b.others.some((other) => other.clock === clock));

/**
 * The version that the student went on from here; none where what was read counts still, or stands
 * beside what does.
 */
function replacedBy({ main, others, base }: Held): readonly Clock[] {
  const isKept = [main, ...others].some(({ clock }) => clock === base);
  return base === null || isKept ? [] : [base];
}

/** Two versions of which neither is known to be made of the other. */
function reconciled(key: string, held: Held, found: Entry, stamp: Stamp): Held {
  const { main, beside } = decide(key, held.main, found.main, stamp);
  const gone = new Set([...held.dropped, ...replacedBy(held)]);
  const others = distinct(key, main, [...beside, ...held.others, ...found.others], gone);
  const next = { main, others };
  return {
    ...next,
    group: held.group,
    base: found.main.clock,
    ...nothingPending,
    dropped: held.dropped,
    isDirty: !sameEntry(next, found),
  };
}

/** The value after its document has been read. Nothing that was written here or there is lost. */
export function takenIn(key: string, held: Held, found: Entry, stamp: Stamp): Held {
  if (!held.isDirty) return heldFrom(found, held.group);
  const { clock } = found.main;
  const isKnown = clock === held.base || clock === held.main.clock || held.sent.includes(clock);
  if (!isKnown) return reconciled(key, held, found, stamp);
  const others = distinct(key, held.main, [...held.others, ...found.others], new Set(held.dropped));
  const isDirty = !sameEntry({ main: held.main, others }, found);
  if (!isDirty) return heldFrom(found, held.group);
  return { ...held, others, base: clock, sent: held.sent, isDirty };
}

/** The value after a second document that holds it too has been read. */
export function takenFromBoth(key: string, held: Held, found: Entry, stamp: Stamp): Held {
  if (held.main.clock === found.main.clock) {
    const all = [...held.others, ...found.others];
    const others = distinct(key, held.main, all, new Set(held.dropped));
    return { ...held, others, isDirty: true };
  }
  // What it was made of is in its own document, and counts as much as what the other one holds.
  const whole = { ...held, base: null };
  return { ...reconciled(key, whole, found, stamp), base: held.base, isDirty: true };
}

/** The value as it is about to be sent. */
export function sending(held: Held): Held {
  return held.sent.includes(held.main.clock)
    ? held
    : { ...held, sent: [...held.sent, held.main.clock] };
}

/** The value after this entry of it has arrived. */
export function arrived(held: Held, entry: Entry): Held {
  if (held.main.clock === entry.main.clock && sameEntry(held, entry))
    return heldFrom(held, held.group);
  return { ...held, base: entry.main.clock, sent: [] };
}
