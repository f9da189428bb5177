import { freshNode } from '../core/clock';
import { RemoteError } from '../remote/remote';
import { deriveWorkKey } from '../seal/workKey';
import { isOn, isStopped, type FollowState } from '../state';
import type { Follower, FollowerDependencies } from './contract';
import { end } from './keyCare';
import { Listening } from './listening';
import type { Leading, PageChange } from './pages';
import { createSync, type Doubled, type Sync } from './sync';
import { freshTimes, pauseMs, readAt, wishOnLeave, writeAt, type Moment } from './timing';

/** What is to be done: what is due, all of it, or what to write before the page is left. */
type Wish = 'due' | 'all' | 'write' | 'leave';

/** Typing does not wait for this: what is written is looked at when it rests. */
const noticeMs = 400;
const mostTries = 4;
/** What is saved within so long is being saved. */
const restedMs = 5_000;

class PageFollower implements Follower {
  private readonly around: FollowerDependencies;
  private readonly node = freshNode();
  private readonly listeners = new Set<() => void>();
  private readonly leading: Leading;
  private readonly ends: readonly (() => void)[];
  private sync: Sync | undefined;
  private listening: Listening;
  private times = freshTimes();
  private refusals = 0;
  private isOffline = false;
  private endTimer: () => void = () => undefined;
  /** Ends the wait for a browser that has not told what it remembers. */
  private endWait: () => void = () => undefined;
  private endNotice: (() => void) | undefined;
  /** One thing at a time, in the order in which it was asked for. */
  private queue: Promise<void> = Promise.resolve();

  constructor(around: FollowerDependencies) {
    this.around = around;
    const { bell, page, device } = around;
    this.listening = new Listening(bell, page, false);
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
    const isDirty = this.times.dirtySince !== undefined;
    const isPass = isDirty && this.sync?.hasPass() === true;
    const { isOtherSeen, isDeaf, hasNews } = this.listening;
    const heard = { isOtherSeen, isDeaf, hasNews };
    return { ...this.times, ...heard, now: page.now(), isSeen: page.isSeen(), isPass };
  }

  /** What counts of when the bell is asked. Without a network it is not. */
  private get hearing(): Pick<Moment, 'returnedAt' | 'pausedUntil'> {
    const { returnedAt, pausedUntil } = this.times;
    return { returnedAt, pausedUntil: this.isOffline ? Infinity : pausedUntil };
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
    // Where somebody sees it, a place is worth a document of its own.
    const isDirty = this.listening.isOtherSeen ? sync.isPlaceDirty() : sync.isDirty();
    this.times.dirtySince = isDirty ? since : undefined;
  }

  /** Ends following on this page: another page leads, or it is off. */
  private rest(): void {
    this.endTimer();
    this.endWait();
    this.endNotice?.();
    this.endNotice = undefined;
    this.sync?.close();
    this.sync = undefined;
  }

  private schedule(): void {
    this.endTimer();
    if (this.sync === undefined) return;
    const now = this.moment();
    const all = [writeAt(now), readAt(now), this.listening.at(this.hearing)];
    const next = Math.min(...all.map((at) => at ?? Infinity));
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
        // Where it was switched off on this device, it has been told already.
        if (isOn(this.around.mark.read())) this.tell({ kind: 'removed' });
        return false;
      case 'otherKey':
        this.rest();
        await memory.clear();
        this.tell({ kind: 'locked' });
        return false;
      case 'read':
        this.listening.noteRead();
        return true;
    }
  }

  /** Writes, if anything, and reads first what somebody else has written meanwhile. */
  private async writeAll(used: Sync, withPlace: boolean): Promise<boolean> {
    for (let tries = 1; ; tries += 1) {
      try {
        const hasWritten = await used.write({ withPlace });
        if (hasWritten) this.times.lastWrite = this.around.page.now();
        // Part of it may have arrived before somebody else was found to have written.
        return hasWritten || tries > 1;
      } catch (error) {
        const isConflict = error instanceof RemoteError && error.trouble === 'conflict';
        if (!isConflict || tries >= mostTries) throw error;
        if (!(await this.readOnce(used))) return false;
      }
    }
  }

  private refused(error: unknown): void {
    this.refusals += 1;
    const trouble = error instanceof RemoteError ? error.trouble : 'unavailable';
    this.times.pausedUntil = this.around.page.now() + pauseMs(trouble, this.refusals);
    this.tell(trouble === 'offline' ? { kind: 'offline' } : { kind: 'failed', why: trouble });
  }

  /** What is due by the wish, of reading and writing. */
  private dueBy(wish: Wish) {
    const now = this.moment();
    const isDue = (at: number | undefined): boolean =>
      wish === 'due' && (at ?? Infinity) <= now.now;
    return {
      isRead: wish === 'all' || isDue(readAt(now)),
      isWrite: wish !== 'due' || isDue(writeAt(now)),
    };
  }

  /** Does what is due; answers false where there is nothing to go on with. */
  private async readAndWrite(used: Sync, wish: Wish, isRead: boolean): Promise<boolean> {
    used.notice();
    if (isRead && !(await this.readOnce(used))) return false;
    const { isWrite } = this.dueBy(wish);
    if (isWrite && used.isDirty()) this.tell({ kind: 'saving' });
    const withPlace = wish === 'leave' || this.listening.isOtherSeen;
    const hasWritten = isWrite && (await this.writeAll(used, withPlace));
    if (used !== this.sync) return false;
    await this.listening.tell(this.hearing, hasWritten);
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
    await this.listening.listen(this.hearing);
    if (used !== this.sync) return;
    if (this.listening.isOtherSeen) this.noteDirty(used);
    const { isRead, isWrite } = this.dueBy(wish);
    if (!isRead && !isWrite) {
      await this.listening.tell(this.hearing, false);
      return;
    }
    try {
      if (!(await this.readAndWrite(used, wish, isRead))) return;
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

  /** A browser that has not told in time is asked again: what it remembers is not gone. */
  private beginLater(hasNews: boolean): void {
    if (!isOn(this.around.mark.read())) return;
    this.refused(undefined);
    const ms = this.times.pausedUntil - this.around.page.now();
    this.endWait = this.around.page.after(ms, () => void this.enqueue(() => this.begin(hasNews)));
  }

  private async begin(hasNews = false): Promise<void> {
    this.rest();
    const { bell, memory, mark, page } = this.around;
    const remembered = await memory.load().catch(() => 'late' as const);
    if (remembered === 'late') return this.beginLater(hasNews);
    const known = mark.read();
    if (remembered === undefined) {
      if (isOn(known)) this.tell({ kind: 'locked' });
      return;
    }
    const key = await deriveWorkKey(remembered.key);
    const reader = () => ({ node: this.node, now: page.now() });
    this.times = freshTimes();
    if (known.kind === 'saved' || known.kind === 'behind') this.times.lastPlace = known.at;
    this.times.returnedAt = page.now();
    this.listening = new Listening(bell, page, hasNews);
    this.sync = createSync({ ...this.around, key, reader }, remembered);
    await this.pass('all');
  }

  private onPage(what: PageChange): void {
    if (what === 'seen') this.leading.take();
    if (this.sync === undefined) return;
    if (what === 'hidden' || what === 'blurred') {
      this.onLeft(what);
      return;
    }
    if (what === 'offline' || what === 'online') this.isOffline = what === 'offline';
    if (what === 'offline') {
      this.notice();
      return;
    }
    const isOffline = this.around.mark.read().kind === 'offline';
    this.times.returnedAt = this.around.page.now();
    if (what === 'online' || isOffline) {
      this.times.pausedUntil = -Infinity;
      this.listening.retry();
    }
    if (what === 'online') void this.run('all');
    else this.schedule();
  }

  private onLeft(how: 'hidden' | 'blurred'): void {
    this.notice();
    const now = this.around.page.now();
    const isPlaceDirty = this.sync?.isPlaceDirty() === true;
    const wish = wishOnLeave({ ...this.times, now }, how, isPlaceDirty);
    if (wish === 'leave') this.times.lastPlace = now;
    if (wish !== undefined) void this.run(wish);
  }

  private onDevice(): void {
    if (this.sync === undefined || this.endNotice !== undefined) return;
    this.endNotice = this.around.page.after(noticeMs, () => {
      this.endNotice = undefined;
      this.notice();
    });
  }

  async restart(): Promise<void> {
    this.leading.take();
    // The key may be another one from now on, which other devices are to hear of.
    await this.enqueue(() => this.begin(true));
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
