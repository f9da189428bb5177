import { createMark } from '../../packages/student-work/src/follow/device/mark';
import {
  createPageMemory,
  type Memory,
} from '../../packages/student-work/src/follow/device/storedWork';
import {
  createFollower,
  type Follower,
} from '../../packages/student-work/src/follow/engine/follower';
import type { KeyCare } from '../../packages/student-work/src/follow/engine/keyCare';
import type { PageChange, PageSide } from '../../packages/student-work/src/follow/engine/pages';
import type { Remote } from '../../packages/student-work/src/follow/remote/remote';
import type { FollowState } from '../../packages/student-work/src/follow/state';

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
  /** Another window has the focus for a while. */
  blur(): void;
  online(): void;
}

/** A device with its own storage, as work that follows sees it. */
export function openDevice(
  { uid, remote, clock }: { readonly uid: string; readonly remote: Remote; readonly clock: Clock },
  skewMs = 0,
): TestDevice {
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
    ...{ uid, remote, memory, mark, page },
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
    care: { uid, remote, memory },
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
      isSeen = false;
      look('blurred');
    },
    online: () => {
      look('online');
    },
  };
}
