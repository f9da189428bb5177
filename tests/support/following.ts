import { createMark } from '../../packages/student-work/src/follow/device/mark';
import {
  createPageMemory,
  type Memory,
} from '../../packages/student-work/src/follow/device/storedWork';
import type { Follower } from '../../packages/student-work/src/follow/engine/contract';
import { createFollower } from '../../packages/student-work/src/follow/engine/follower';
import {
  begin,
  unlockByPassword,
  type KeyCare,
} from '../../packages/student-work/src/follow/engine/keyCare';
import type { PageChange, PageSide } from '../../packages/student-work/src/follow/engine/pages';
import type { Bell } from '../../packages/student-work/src/follow/remote/bell';
import type { Remote } from '../../packages/student-work/src/follow/remote/remote';
import { secretKey, type Slowness } from '../../packages/student-work/src/follow/seal/wrapping';
import type { FollowState } from '../../packages/student-work/src/follow/state';

export const minute = 60_000;
export const program = (code: string) => ({ code, solved: false, oldCode: null });
export const passwordKey = secretKey('hemligt');

/** A clock that goes when it is told to, and what waits for it. */
export class Clock {
  now: number;
  private timers: { readonly at: number; readonly work: () => void }[] = [];

  constructor(now: number) {
    this.now = now;
  }

  after(ms: number, work: () => void): () => void {
    const timer = { at: this.now + Math.max(0, ms), work };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((each) => each !== timer);
    };
  }

  /** When the next timer is due; Infinity for none. */
  next(): number {
    return Math.min(Infinity, ...this.timers.map(({ at }) => at));
  }

  /** Lets time pass to then, with everything that was to happen, and waits for that. */
  async to(then: number, settled: () => Promise<void>): Promise<void> {
    await settled();
    while (this.next() <= then) {
      this.now = Math.max(this.now, this.next());
      const due = this.timers.filter(({ at }) => at <= this.now);
      this.timers = this.timers.filter((timer) => !due.includes(timer));
      for (const { work } of due) work();
      await settled();
    }
    this.now = Math.max(this.now, then);
    await settled();
  }
}

function memoryStorage(): Storage {
  const texts = new Map<string, string>();
  return {
    get length() {
      return texts.size;
    },
    clear: () => {
      texts.clear();
    },
    key: (place) => [...texts.keys()][place] ?? null,
    getItem: (name) => texts.get(name) ?? null,
    setItem: (name, text) => {
      texts.set(name, text);
    },
    removeItem: (name) => {
      texts.delete(name);
    },
  };
}

export interface TestDevice {
  /** What lies on the device, JSON texts by key. */
  readonly texts: Map<string, string>;
  readonly follower: Follower;
  readonly memory: Memory;
  readonly care: KeyCare;
  state(): FollowState;
  set(state: FollowState): void;
  /** What the student does: writes a value, or removes it. */
  write(key: string, value: unknown): void;
  remove(key: string): void;
  /** The student looks at the page, or away from it. */
  look(isSeen: boolean): void;
  /** Another window has the focus for a while, and the page is seen beside it. */
  blur(): void;
  /** The network is back, or goes. */
  online(): void;
  offline(): void;
}

interface Surroundings {
  readonly uid: string;
  readonly remote: Remote;
  readonly bell: Bell;
  readonly clock: Clock;
}

/** A device with its own storage, as work that follows sees it. */
function openDevice({ uid, remote, bell, clock }: Surroundings, skewMs = 0): TestDevice {
  const texts = new Map<string, string>();
  const memory = createPageMemory();
  const storage = memoryStorage();
  const mark = createMark(uid, () => storage);
  const onChange = new Set<() => void>();
  const onLook = new Set<(what: PageChange) => void>();
  let isSeen = true;
  const page: PageSide = {
    now: () => clock.now + skewMs,
    after: (ms, work) => clock.after(ms, work),
    isSeen: () => isSeen,
    watch(listener) {
      onLook.add(listener);
      return () => onLook.delete(listener);
    },
    lead: (begin) => {
      begin();
      return { take: () => undefined, leave: () => undefined };
    },
  };
  const tell = (): void => {
    for (const listener of onChange) listener();
  };
  const follower = createFollower({
    ...{ uid, remote, bell, memory, mark, page },
    device: {
      read: () => new Map(texts),
      adopt(adopted) {
        for (const [key, text] of adopted) {
          if (text === null) texts.delete(key);
          else texts.set(key, text);
        }
        tell();
      },
      openLesson: () => {
        const raw: unknown = JSON.parse(texts.get('last-lesson') ?? 'null');
        return typeof raw === 'object' && raw !== null && 'id' in raw ? String(raw.id) : undefined;
      },
      subscribe(listener) {
        onChange.add(listener);
        return () => onChange.delete(listener);
      },
    },
  });
  const look = (what: PageChange): void => {
    for (const listener of onLook) listener(what);
  };
  return {
    texts,
    follower,
    memory,
    care: { uid, remote, bell, memory },
    state: mark.read,
    set: mark.write,
    write(key, value) {
      texts.set(key, JSON.stringify(value));
      tell();
    },
    remove(key) {
      texts.delete(key);
      tell();
    },
    look(next) {
      isSeen = next;
      look(next ? 'seen' : 'hidden');
    },
    blur: () => {
      look('blurred');
    },
    online: () => {
      look('online');
    },
    offline: () => {
      look('offline');
    },
  };
}

/** Whose devices they are, and where the work goes. */
interface Student {
  readonly uid: string;
  readonly clock: Clock;
  remote(): Remote;
  bell(): Bell;
  /** How slow secrets are made. */
  readonly slowness: Slowness;
}

/** A student's devices, which have a clock and a Firestore in common. */
export class StudentDevices {
  readonly student: Student;
  private readonly opened: TestDevice[] = [];

  constructor(student: Student) {
    this.student = student;
  }

  open(skewMs = 0): TestDevice {
    const { uid, clock, remote, bell } = this.student;
    const device = openDevice({ uid, remote: remote(), bell: bell(), clock }, skewMs);
    this.opened.push(device);
    return device;
  }

  /** Until nothing is under way any more. */
  readonly settled = async (): Promise<void> => {
    for (const { follower } of this.opened) await follower.done();
  };

  /** Lets time pass. */
  async pass(ms: number): Promise<void> {
    const { clock } = this.student;
    await clock.to(clock.now + ms, this.settled);
  }

  /** A device on which the work has been let follow; the code too. */
  async switchedOn(device = this.open()): Promise<TestDevice & { readonly code: string }> {
    const code = await begin(device.care, await passwordKey, this.student.slowness);
    device.set({ kind: 'starting' });
    await device.follower.restart();
    return { ...device, code };
  }

  /** Another device after a sign-in with the password. */
  async signedIn(password = 'hemligt', skewMs = 0): Promise<TestDevice> {
    const device = this.open(skewMs);
    const found = await unlockByPassword(device.care, await secretKey(password));
    device.set({ kind: found === 'here' ? 'starting' : 'locked' });
    await device.follower.restart();
    return device;
  }
}
