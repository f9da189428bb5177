import { createBell, type Bell } from '../../packages/student-work/src/follow/remote/bell';
import { around, bytesOf } from './timedRequests';

/** What the bell has cost a school: questions, rings, and bytes either way. */
export interface BellCost {
  readonly asks: number;
  readonly rings: number;
  readonly bellBytes: number;
}

const accounts = 'https://konto.example/v1/accounts';

/** How much the sign-in's provider has to do for it, second by second of the day. */
export class BellLoad {
  private readonly all = new Map<number, number>();
  private readonly rings = new Map<number, number>();

  note(at: number, isRing: boolean): void {
    const second = Math.floor(at / 1000);
    this.all.set(second, (this.all.get(second) ?? 0) + 1);
    if (isRing) this.rings.set(second, (this.rings.get(second) ?? 0) + 1);
  }

  /** The most in one second: of all of it, and of rings. */
  get most(): { readonly all: number; readonly rings: number } {
    const highest = (counts: ReadonlyMap<number, number>) => Math.max(0, ...counts.values());
    return { all: highest(this.all), rings: highest(this.rings) };
  }
}

/**
 * The real client of a student's bell, and a provider that keeps one field: it answers at once, for
 * a day has more questions than an emulator could be asked in the time.
 */
export class CountedBell {
  private field: string | undefined;
  private sum: BellCost = { asks: 0, rings: 0, bellBytes: 0 };
  private readonly now: () => number;
  private readonly load: BellLoad;
  private readonly token: string;

  /** @param now the student's time, in milliseconds since 1970 */
  constructor(now: () => number, load: BellLoad, token: string) {
    this.now = now;
    this.load = load;
    this.token = token;
  }

  get cost(): BellCost {
    return this.sum;
  }

  private answer(isRing: boolean, { photoUrl }: { readonly photoUrl?: string }): unknown {
    if (!isRing) return { users: [this.field === undefined ? {} : { photoUrl: this.field }] };
    this.field = photoUrl;
    return { localId: 'x'.repeat(28) };
  }

  private readonly request: typeof fetch = (address, init) => {
    const asked = address instanceof Request ? address.url : address.toString();
    const isRing = asked.startsWith(`${accounts}:update`);
    const body = typeof init?.body === 'string' ? init.body : '{}';
    const answer = JSON.stringify(this.answer(isRing, JSON.parse(body) as object));
    const { asks, rings, bellBytes } = this.sum;
    this.load.note(this.now(), isRing);
    this.sum = {
      asks: asks + (isRing ? 0 : 1),
      rings: rings + (isRing ? 1 : 0),
      bellBytes: bellBytes + bytesOf(body) + bytesOf(answer) + around,
    };
    return Promise.resolve(new Response(answer));
  };

  bell(): Bell {
    const credentials = {
      getIdToken: () => Promise.resolve(this.token),
      getAppCheckToken: () => Promise.resolve(null),
    };
    return createBell({ accounts, apiKey: 'nyckel' }, credentials, this.request);
  }
}
