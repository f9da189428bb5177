import {
  freshRingId,
  heard,
  nothingKnown,
  parseRing,
  ringText,
  rung,
  type Says,
} from '../core/rings';
import type { Bell } from '../remote/bell';
import type { PageSide } from './pages';
import { askAt, hereMs, otherMs, pauseMs, type Moment } from './timing';

/** What the page knows of when it is asked, beside the bell. */
type Around = Pick<Moment, 'returnedAt' | 'pausedUntil'>;

/**
 * A page's ear and hand at the bell. What cannot be asked or rung is tried again after a while, and
 * nobody is told: work is found without it too, if later.
 */
export class Listening {
  private readonly bell: Bell;
  private readonly page: Pick<PageSide, 'now' | 'isSeen'>;
  private known = nothingKnown;
  private lastAsk = -Infinity;
  private lastRing = -Infinity;
  private lastOther = -Infinity;
  private deafUntil = -Infinity;
  private failures = 0;
  /** Whether something that was saved is still to be told. */
  private owes: boolean;
  private isNews = false;

  /** @param owes whether there is something to tell from the start */
  constructor(bell: Bell, page: Pick<PageSide, 'now' | 'isSeen'>, owes: boolean) {
    this.bell = bell;
    this.page = page;
    this.owes = owes;
  }

  get isDeaf(): boolean {
    return this.failures > 0;
  }

  /** Whether another device may have saved something that has not been read yet. */
  get hasNews(): boolean {
    return this.isNews;
  }

  /** What there was has been read. */
  noteRead(): void {
    this.isNews = false;
  }

  /** Whether another device is seen as well. */
  get isOtherSeen(): boolean {
    return this.page.now() - this.lastOther < otherMs;
  }

  /** When there is something to do here; undefined while nobody looks. */
  at(around: Around): number | undefined {
    const { lastAsk, deafUntil } = this;
    return askAt({ ...around, isSeen: this.page.isSeen(), lastAsk, deafUntil });
  }

  /** From now on it is asked again, whatever it has answered. */
  retry(): void {
    this.deafUntil = -Infinity;
  }

  private async attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      const found = await work();
      this.failures = 0;
      return found;
    } catch {
      this.failures += 1;
      this.deafUntil = this.page.now() + pauseMs('unavailable', this.failures);
      return undefined;
    }
  }

  /** Asks if it is time to. */
  async listen(around: Around): Promise<void> {
    const now = this.page.now();
    const due = this.at(around);
    if (due === undefined || due > now) return;
    this.lastAsk = now;
    const text = await this.attempt(() => this.bell.ask());
    if (text === undefined) return;
    const { known, isNews, isOther, isLost } = heard(this.known, parseRing(text));
    this.known = known;
    if (isOther) this.lastOther = now;
    if (isLost) this.owes = true;
    if (isNews) this.isNews = true;
  }

  private isToSayHere({ returnedAt }: Around): boolean {
    if (!this.page.isSeen() || this.page.now() - this.lastRing < hereMs) return false;
    return this.isOtherSeen || this.lastRing < returnedAt;
  }

  /** Rings if there is something to say. @param hasWritten whether something was saved just now */
  async tell(around: Around, hasWritten: boolean): Promise<void> {
    this.owes ||= hasWritten;
    const isQuiet = this.page.now() < Math.max(this.deafUntil, around.pausedUntil);
    if (isQuiet || !(this.owes || this.isToSayHere(around))) return;
    const says: Says = !this.owes ? 'here' : this.page.isSeen() ? 'wrote' : 'left';
    const ring = { id: freshRingId(), heard: this.known.last ?? '', says };
    const isRung = await this.attempt(async () => {
      await this.bell.ring(ringText(ring));
      return true;
    });
    if (isRung !== true) return;
    this.known = rung(this.known, ring);
    this.lastRing = this.page.now();
    this.owes = false;
  }
}
