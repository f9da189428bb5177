import { tick, type Clock } from '../core/clock';
import { chosen, type Version } from '../core/held';
import { doesFollow, isPassed, isPlace, isQuestion } from '../core/kinds';
import {
  dirtyGroups,
  doubled,
  entriesOf,
  noticed,
  noWork,
  textsOf,
  withArrived,
  withDocuments,
  withSending,
  type DocumentContent,
  type Entries,
  type Reader,
  type Work,
} from '../core/work';
import type { Memory, Remembered } from '../device/storedWork';
import { keyDocumentId, type Stored } from '../remote/documents';
import { mostWrites, type Changes, type Remote, type Write } from '../remote/remote';
import type { WorkKey } from '../seal/workKey';
import { assembled, freeName, nameIn, opened, writesFor, type Sealed } from './documentsOf';

/** What the device holds for the account, as work that follows sees it. */
export interface DeviceTexts {
  /** JSON texts by key. */
  read(): ReadonlyMap<string, string>;
  /** Takes what follows in their place; null removes. */
  adopt(texts: ReadonlyMap<string, string | null>): void;
  /** The lesson that was open last. */
  openLesson(): string | undefined;
}

export interface SyncDependencies {
  readonly uid: string;
  readonly key: WorkKey;
  readonly remote: Remote;
  readonly memory: Memory;
  readonly device: DeviceTexts;
  reader(): Reader;
}

/** What came of asking for what others have written. */
export type ReadResult =
  | { readonly kind: 'read' }
  /** Switched off elsewhere, or begun anew there with another key. */
  | { readonly kind: 'off' | 'otherKey' };

/** A program in two versions, for the student to choose from. */
export interface Doubled {
  readonly key: string;
  readonly group: string;
  readonly main: Version;
  readonly others: readonly Version[];
}

export interface Sync {
  /** Looks at what the student has written since. */
  notice(): void;
  /** @throws RemoteError */
  read(): Promise<ReadResult>;
  /**
   * Writes what is to be written; `withPlace` also what is worth no writing of its own.
   * @returns whether there was anything
   * @throws RemoteError
   */
  write(options: { readonly withPlace: boolean }): Promise<boolean>;
  /** Whether there is something to write; what only tells of a place is nothing. */
  isDirty(): boolean;
  /** Whether there is anything at all to write. */
  isPlaceDirty(): boolean;
  /** Whether something that is passed is still to be written. */
  hasPass(): boolean;
  doubled(): readonly Doubled[];
  /** Takes one version of a program; the others are gone. */
  choose(key: string, text: string | null): void;
  unreadableCount(): number;
  /** From now on nothing here changes the device or what it remembers. */
  close(): void;
}

type Opened = readonly [name: string, content: DocumentContent | undefined];

/** Firestore may show what was written in the last moments a little later than what came after. */
const overlapMs = 15_000;

/** As many documents as are written at once. */
const documentsAtOnce = 50;

/** From when on documents are to be asked for next. */
function sinceAfter({ now, documents }: Changes, before: string | undefined): string | undefined {
  const latest = documents.reduce((last, { at }) => (at > last ? at : last), now);
  const time = Date.parse(now === '' ? latest : now);
  return Number.isNaN(time) ? before : new Date(time - overlapMs).toISOString();
}

interface Prepared {
  readonly group: string;
  readonly entries: Entries;
  readonly writes: readonly Write[];
}

function inBatches(prepared: readonly Prepared[]): readonly (readonly Prepared[])[] {
  const batches: Prepared[][] = [[]];
  let writes = 0;
  for (const each of prepared) {
    const isFull = writes + each.writes.length > mostWrites;
    if (isFull || (batches.at(-1)?.length ?? 0) >= documentsAtOnce) {
      batches.push([]);
      writes = 0;
    }
    batches.at(-1)?.push(each);
    writes += each.writes.length;
  }
  return batches.filter((batch) => batch.length > 0);
}

/** Reading and writing, one after the other, from what is remembered. */
class DeviceSync implements Sync {
  private readonly around: SyncDependencies;
  private readonly editions: Map<string, string>;
  private readonly unreadable: Set<string>;
  private work: Work;
  private since: string | undefined;
  private isClosed = false;

  constructor(around: SyncDependencies, { work, since, editions, unreadable }: Remembered) {
    this.around = around;
    this.work = work;
    this.since = since;
    this.editions = new Map(editions);
    this.unreadable = new Set(unreadable);
  }

  notice(): void {
    const { device, reader } = this.around;
    const texts = device.read();
    const isEmpty = ![...texts.keys()].some(doesFollow);
    const isKnown = [...this.work.held.values()].some(({ main }) => main.text !== null);
    if (isEmpty && isKnown) this.beginAnew();
    const isFirst = this.work.held.size === 0;
    this.work = noticed(this.work, texts, device.openLesson(), { ...reader(), isFirst });
  }

  /** A device that holds nothing any more has been emptied; the student has removed nothing. */
  private beginAnew(): void {
    this.work = noWork;
    this.since = undefined;
    this.editions.clear();
  }

  private async save(): Promise<void> {
    if (this.isClosed) return;
    const { work, since } = this;
    const [editions, unreadable] = [new Map(this.editions), new Set(this.unreadable)];
    const key = this.around.key.bytes;
    await this.around.memory.save({ key, work, editions, unreadable, since });
  }

  private show(): void {
    const { device } = this.around;
    const present = device.read();
    const changed = [...textsOf(this.work)].filter(
      ([name, text]) => (present.get(name) ?? null) !== text,
    );
    if (changed.length > 0) device.adopt(new Map(changed));
  }

  private takeIn(found: readonly Opened[]): void {
    this.notice();
    for (const [name, content] of found) {
      if (content === undefined) this.unreadable.add(name);
      else this.unreadable.delete(name);
    }
    const documents = found.flatMap(([, content]) => (content === undefined ? [] : [content]));
    this.work = withDocuments(this.work, documents, this.around.reader());
    this.show();
  }

  private noteEditions(documents: readonly Sealed[]): void {
    for (const { name, editions } of documents) {
      for (const id of this.editions.keys()) if (nameIn(id) === name) this.editions.delete(id);
      for (const [id, edition] of editions) this.editions.set(id, edition);
    }
  }

  private keyChange(stored: readonly Stored[]): 'off' | 'otherKey' | undefined {
    const content = stored.find(({ id }) => id === keyDocumentId)?.content;
    if (content?.kind === 'off') return 'off';
    const isOther = content?.kind === 'key' && content.keyId !== this.around.key.id;
    return isOther ? 'otherKey' : undefined;
  }

  async read(): Promise<ReadResult> {
    const { uid, key, remote } = this.around;
    const changes = await remote.changesSince(this.since);
    const stored = changes.documents;
    const change = this.keyChange(stored);
    if (change !== undefined) return { kind: change };
    const fresh = stored.filter(
      ({ id, updateTime }) => id !== keyDocumentId && this.editions.get(id) !== updateTime,
    );
    const documents = assembled(fresh);
    const found = await Promise.all(
      documents.map(async (each): Promise<Opened> => [each.name, await opened(key, uid, each)]),
    );
    if (this.isClosed) return { kind: 'read' };
    this.takeIn(found);
    this.noteEditions(documents);
    this.since = sinceAfter(changes, this.since);
    await this.save();
    return { kind: 'read' };
  }

  private async prepare(group: string): Promise<Prepared> {
    const { uid, key } = this.around;
    const entries = entriesOf(this.work, group);
    const name = await freeName(key, group, this.unreadable);
    const writes = await writesFor(key, { uid, name }, { group, entries }, this.editions);
    return { group, entries, writes };
  }

  private async send(batch: readonly Prepared[]): Promise<void> {
    const writes = batch.flatMap((each) => each.writes);
    const { updateTimes } = await this.around.remote.write(writes);
    writes.forEach(({ id, content }, place) => {
      const edition = updateTimes[place];
      if (content === undefined || edition === undefined) this.editions.delete(id);
      else this.editions.set(id, edition);
    });
    for (const { group, entries } of batch) this.work = withArrived(this.work, group, entries);
  }

  async write(options: { readonly withPlace: boolean }): Promise<boolean> {
    this.notice();
    const groups = dirtyGroups(this.work, options);
    if (groups.length === 0) return false;
    for (const group of groups) this.work = withSending(this.work, group);
    await this.save();
    const prepared = await Promise.all(groups.map((group) => this.prepare(group)));
    for (const batch of inBatches(prepared)) {
      if (this.isClosed) return false;
      await this.send(batch);
    }
    await this.save();
    return true;
  }

  private dirtyKeys(): readonly string[] {
    const dirty = [...this.work.held].filter(([name, { isDirty }]) => isDirty && !isPlace(name));
    return dirty.map(([name]) => name);
  }

  isDirty(): boolean {
    return this.work.stale.size > 0 || this.dirtyKeys().length > 0;
  }

  isPlaceDirty(): boolean {
    return dirtyGroups(this.work, { withPlace: true }).length > 0;
  }

  hasPass(): boolean {
    const textOf = (name: string): string | null => this.work.held.get(name)?.main.text ?? null;
    return this.dirtyKeys().some((name) => isPassed(name, textOf(name)) && !isQuestion(name));
  }

  doubled(): readonly Doubled[] {
    return doubled(this.work).flatMap((key) => {
      const held = this.work.held.get(key);
      return held === undefined ? [] : [{ key, ...held }];
    });
  }

  choose(name: string, text: string | null): void {
    this.notice();
    const { work } = this;
    const held = work.held.get(name);
    if (held === undefined) return;
    const { node, now } = this.around.reader();
    const clock: Clock = tick(work.clock, now, node);
    this.work = { ...work, clock, held: new Map(work.held).set(name, chosen(held, text, clock)) };
    this.show();
  }

  unreadableCount(): number {
    return this.unreadable.size;
  }

  close(): void {
    this.isClosed = true;
  }
}

/** Reading and writing for a device, from what it remembers. */
export function createSync(around: SyncDependencies, remembered: Remembered): Sync {
  return new DeviceSync(around, remembered);
}
