import { freshNode } from '../core/clock';
import type { Mark } from '../device/mark';
import type { Memory } from '../device/storedWork';
import { RemoteError, type Remote } from '../remote/remote';
import { deriveWorkKey } from '../seal/workKey';
import { isOn, isStopped, type FollowState } from '../state';
import { end } from './keyCare';
import type { Leading, PageChange, PageSide } from './pages';
import { createSync, type DeviceTexts, type Doubled, type Sync } from './sync';
import {
  isOtherActive,
  otherMs,
  placeMs,
  pauseMs,
  readAt,
  restMs,
  writeAt,
  writeOnLeaveMs,
  type Moment,
} from './timing';

export interface FollowerDependencies {
  readonly uid: string;
  readonly remote: Remote;
  readonly memory: Memory;
  readonly mark: Mark;
  readonly page: PageSide;
  readonly device: DeviceTexts & {
    /** Calls back after each change of what the device holds. Returns what ends it. */
    subscribe(onChange: () => void): () => void;
  };
}

/** Reads and writes by itself, for as long as the page is there. */
export interface Follower {
  /**
   * Begins to follow with the key that is remembered, or again with another one.
   * @param options.expectsOther whether another device is likely to be used in the next minutes
   */
  restart(options?: { readonly expectsOther: boolean }): Promise<void>;
  doubled(): readonly Doubled[];
  choose(key: string, text: string | null): Promise<void>;
  unreadableCount(): number;
  /** Calls back when there may be more or less to choose from. Returns what ends it. */
  subscribe(onChange: () => void): () => void;
  /** Writes what there is, and leaves the device alone from then on: somebody signs out. */
  finish(): Promise<void>;
  /** Fulfilled when nothing is under way. */
  done(): Promise<void>;
  stop(): void;
}

/** What is to be done: what is due, all of it, or what to write before the page is left. */
type Wish = 'due' | 'all' | 'write' | 'leave';

/** Typing does not wait for this: what is written is looked at when it rests. */
const noticeMs = 400;
const mostTries = 4;
/** What is saved within so long is being saved. */
const restedMs = 5_000;

type Remembered = 'lastRead' | 'lastWrite' | 'lastOther' | 'returnedAt' | 'pausedUntil';

interface Times extends Pick<Moment, Remembered> {
  dirtySince: number | undefined;
  /** When a place was last written, as far as it is known. */
  lastPlace: number;
}

const freshTimes = (): { -readonly [K in keyof Times]: Times[K] } => ({
  ...{ lastRead: -Infinity, lastWrite: -Infinity, lastOther: -Infinity, pausedUntil: -Infinity },
  ...{ dirtySince: undefined, lastPlace: -Infinity, returnedAt: -Infinity },
});

class PageFollower implements Follower {
  private readonly around: FollowerDependencies;
  private readonly node = freshNode();
  private readonly listeners = new Set<() => void>();
  private readonly leading: Leading;
  private readonly ends: readonly (() => void)[];
  private sync: Sync | undefined;
  private times = freshTimes();
  private refusals = 0;
  private isOffline = false;
  private endTimer: () => void = () => undefined;
  private endNotice: (() => void) | undefined;
  /** One thing at a time, in the order in which it was asked for. */
  private queue: Promise<void> = Promise.resolve();

  constructor(around: FollowerDependencies) {
    this.around = around;
    const { page, device } = around;
    this.leading = page.lead(
      () => void this.enqueue(() => this.begin()),
      () => {
        this.rest();
      },
    );
    this.ends = [
      page.watch((what) => {
        this.onPage(what);
      }),
      device.subscribe(() => {
        this.onDevice();
      }),
    ];
  }

  private tell(state: FollowState): void {
    const { mark } = this.around;
    if (JSON.stringify(mark.read()) !== JSON.stringify(state)) mark.write(state);
    for (const listener of this.listeners) listener();
  }

  private moment(): Moment {
    const { page } = this.around;
    const isPass = this.sync?.hasPass() ?? false;
    return { ...this.times, now: page.now(), isSeen: page.isSeen(), isPass };
  }

  private notice(): void {
    if (this.sync === undefined) return;
    this.sync.notice();
    this.noteDirty(this.sync);
    if (this.times.dirtySince !== undefined) this.tellDirty();
    this.schedule();
  }

  private tellDirty(): void {
    const known = this.around.mark.read();
    if (!isOn(known)) return;
    if (this.isOffline) this.tell({ kind: 'offline' });
    else if (known.kind === 'saved') {
      const now = this.moment();
      const waitMs = (writeAt(now) ?? now.now) - now.now;
      this.tell(waitMs > restedMs ? { kind: 'behind', at: known.at } : { kind: 'saving' });
    }
  }

  private noteDirty(sync: Sync): void {
    const since = this.times.dirtySince ?? this.around.page.now();
    this.times.dirtySince = sync.isDirty() ? since : undefined;
  }

  /** Ends following on this page: another page leads, or it is off. */
  private rest(): void {
    this.endTimer();
    this.endNotice?.();
    this.endNotice = undefined;
    this.sync?.close();
    this.sync = undefined;
  }

  private schedule(): void {
    this.endTimer();
    if (this.sync === undefined) return;
    const now = this.moment();
    const next = Math.min(writeAt(now) ?? Infinity, readAt(now) ?? Infinity);
    if (next < Infinity)
      this.endTimer = this.around.page.after(next - now.now, () => void this.run('due'));
  }

  private enqueue(work: () => Promise<void>): Promise<void> {
    this.queue = this.queue.then(work).then(() => {
      this.schedule();
    });
    return this.queue;
  }

  private run(wish: Wish): Promise<void> {
    return this.enqueue(() => this.pass(wish));
  }

  /** Reads, and says whether there is still something to go on with. */
  private async readOnce(used: Sync): Promise<boolean> {
    const { memory, page } = this.around;
    const result = await used.read();
    if (used !== this.sync) return false;
    this.times.lastRead = page.now();
    switch (result.kind) {
      case 'off':
        this.rest();
        await end(this.around);
        this.tell({ kind: 'removed' });
        return false;
      case 'otherKey':
        this.rest();
        await memory.clear();
        this.tell({ kind: 'locked' });
        return false;
      case 'read':
        if (result.isOtherActive) this.times.lastOther = page.now();
        return true;
    }
  }

  /** Writes, and reads first what somebody else has written meanwhile. */
  private async writeAll(used: Sync, withPlace: boolean): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        if (await used.write({ withPlace })) this.times.lastWrite = this.around.page.now();
        return;
      } catch (error) {
        const isConflict = error instanceof RemoteError && error.trouble === 'conflict';
        if (!isConflict || tries >= mostTries) throw error;
        if (!(await this.readOnce(used))) return;
      }
    }
  }

  private refused(error: unknown): void {
    this.refusals += 1;
    const trouble = error instanceof RemoteError ? error.trouble : 'unavailable';
    this.times.pausedUntil = this.around.page.now() + pauseMs(trouble, this.refusals);
    this.tell(trouble === 'offline' ? { kind: 'offline' } : { kind: 'failed', why: trouble });
  }

  /** Does what is due by the wish; answers false where there is nothing to go on with. */
  private async readAndWrite(used: Sync, wish: Wish): Promise<boolean> {
    used.notice();
    const before = this.moment();
    const isReadDue = wish === 'due' && (readAt(before) ?? Infinity) <= before.now;
    if ((wish === 'all' || isReadDue) && !(await this.readOnce(used))) return false;
    const now = this.moment();
    if (wish !== 'due' || (writeAt(now) ?? Infinity) <= now.now || isOtherActive(now)) {
      if (used.isDirty()) this.tell({ kind: 'saving' });
      // The other device learns by it that this one is in use.
      const isHello = isOtherActive(now) && now.now - this.times.lastPlace > otherMs;
      if (isHello) this.times.lastPlace = now.now;
      await this.writeAll(used, wish === 'leave' || isHello);
    }
    return used === this.sync;
  }

  private async pass(wish: Wish): Promise<void> {
    const used = this.sync;
    if (used === undefined) return;
    if (!isOn(this.around.mark.read())) {
      // Cleared on this device, in this tab or another.
      this.rest();
      return;
    }
    try {
      if (!(await this.readAndWrite(used, wish))) return;
      this.refusals = 0;
      this.times.pausedUntil = -Infinity;
      this.isOffline = false;
      this.noteDirty(used);
      if (!used.isDirty()) this.tell({ kind: 'saved', at: this.around.page.now() });
      else if (isStopped(this.around.mark.read())) this.tell({ kind: 'saving' });
    } catch (error) {
      if (used === this.sync) this.refused(error);
    }
  }

  private async begin(expectsOther = false): Promise<void> {
    this.rest();
    const { memory, mark, page } = this.around;
    const remembered = await memory.load();
    const known = mark.read();
    if (remembered === undefined) {
      if (isOn(known)) this.tell({ kind: 'locked' });
      return;
    }
    const key = await deriveWorkKey(remembered.key);
    const reader = () => ({ node: this.node, now: page.now() });
    this.times = freshTimes();
    if (known.kind === 'saved' || known.kind === 'behind') this.times.lastPlace = known.at;
    if (expectsOther) this.times.lastOther = page.now();
    this.sync = createSync({ ...this.around, key, reader }, remembered);
    await this.pass('all');
  }

  private onPage(what: PageChange): void {
    if (what === 'seen') this.leading.take();
    if (this.sync === undefined) return;
    if (what === 'hidden' || what === 'blurred') {
      this.onLeft(what === 'hidden' ? writeOnLeaveMs : restMs);
      return;
    }
    if (what === 'offline' || what === 'online') this.isOffline = what === 'offline';
    if (what === 'offline') {
      this.notice();
      return;
    }
    const isOffline = this.around.mark.read().kind === 'offline';
    this.times.returnedAt = this.around.page.now();
    if (what === 'online' || isOffline) this.times.pausedUntil = -Infinity;
    if (what === 'online') void this.run('all');
    else this.schedule();
  }

  private onLeft(least: number): void {
    this.notice();
    const now = this.around.page.now();
    const { lastWrite, lastPlace, dirtySince, pausedUntil } = this.times;
    const isWork = dirtySince !== undefined && now - lastWrite > least;
    const isPlaceDue = now - lastPlace > placeMs;
    const isPlace = isPlaceDue && this.sync?.isPlaceDirty() === true;
    if (now <= pausedUntil || !(isWork || isPlace)) return;
    if (isPlace) this.times.lastPlace = now;
    void this.run(isPlace ? 'leave' : 'write');
  }

  private onDevice(): void {
    if (this.sync === undefined || this.endNotice !== undefined) return;
    this.endNotice = this.around.page.after(noticeMs, () => {
      this.endNotice = undefined;
      this.notice();
    });
  }

  async restart({ expectsOther = false } = {}): Promise<void> {
    this.leading.take();
    await this.enqueue(() => this.begin(expectsOther));
  }

  doubled(): readonly Doubled[] {
    return this.sync?.doubled() ?? [];
  }

  async choose(key: string, text: string | null): Promise<void> {
    this.sync?.choose(key, text);
    await this.run('all');
  }

  unreadableCount(): number {
    return this.sync?.unreadableCount() ?? 0;
  }

  subscribe(onChange: () => void): () => void {
    this.listeners.add(onChange);
    return () => {
      this.listeners.delete(onChange);
    };
  }

  async finish(): Promise<void> {
    await this.run('leave');
    this.rest();
  }

  done(): Promise<void> {
    return this.queue;
  }

  stop(): void {
    for (const endOne of this.ends) endOne();
    this.rest();
    this.leading.leave();
  }
}

/** Work that follows, on a page; it begins when it is the page's turn. */
export function createFollower(around: FollowerDependencies): Follower {
  return new PageFollower(around);
}
