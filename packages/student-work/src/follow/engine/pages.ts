/**
 * What a page meets: it is come back to, another window has the focus, it is out of sight, or the
 * network goes or is back.
 */
export type PageChange = 'seen' | 'blurred' | 'hidden' | 'online' | 'offline';

/** After so long without a touch, the reader has looked at something else. */
const quietMs = 120_000;

/** After half an hour without one, nobody looks at a page that is open. */
const stillMs = 30 * 60_000;

/** What somebody does who has come back to a page that was seen all the time. */
const doings = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const;

/** What the engine needs of a browser's page; tests and the benchmark have their own. */
export interface PageSide {
  /** Milliseconds since 1970, by the device's clock. */
  now(): number;
  /** Calls back after so many milliseconds. Returns the function that ends it. */
  after(ms: number, work: () => void): () => void;
  /** Whether the page is seen; one that nobody has touched for half an hour is not. */
  isSeen(): boolean;
  /** Calls back when that has changed, and when the network has. Returns what ends it. */
  watch(onChange: (what: PageChange) => void): () => void;
  /**
   * Lets one page of an account lead at a time: `begin` is called when it is this page's turn, and
   * `end` when another has taken it.
   */
  lead(begin: () => void, end: () => void): Leading;
}

export interface Leading {
  /** Takes the turn from the page that has it. */
  take(): void;
  /** Gives it back, for good. */
  leave(): void;
}

/** Without locks every page leads: Firestore takes nothing that replaces another edition. */
function leadAlone(begin: () => void): Leading {
  begin();
  return { take: () => undefined, leave: () => undefined };
}

/** One page leads at a time: the one that is looked at, else the one that has waited longest. */
export function leadByLock(
  locks: LockManager,
  { name, isSeen }: { readonly name: string; readonly isSeen: boolean },
  begin: () => void,
  end: () => void,
): Leading {
  let release: (() => void) | undefined;
  let hasLeft = false;
  let isTaking = false;
  const ask = (steal: boolean): void => {
    isTaking = steal;
    const turn = async (): Promise<void> => {
      isTaking = false;
      if (hasLeft || release !== undefined) return;
      await new Promise<void>((resolve) => {
        release = resolve;
        begin();
      });
    };
    locks.request(name, { steal }, turn).catch(() => {
      isTaking = false;
      if (release === undefined) return;
      release = undefined;
      end();
      // For when the page that has taken it goes.
      if (!hasLeft) ask(false);
    });
  };
  ask(isSeen);
  return {
    take: () => {
      if (release === undefined && !hasLeft && !isTaking) ask(true);
    },
    leave: () => {
      hasLeft = true;
      release?.();
    },
  };
}

/** Calls back when something is done in the page. Returns what ends it. */
function watchDoings(onDoing: () => void): () => void {
  for (const name of doings) window.addEventListener(name, onDoing, { passive: true });
  return () => {
    for (const name of doings) window.removeEventListener(name, onDoing);
  };
}

/**
 * The page in this browser.
 * @param isShared whether an account's pages share what they remember
 */
export function browserPage(uid: string, isShared: boolean): PageSide {
  let touchedAt = Date.now();
  const isVisible = (): boolean => document.visibilityState === 'visible';
  const isSeen = (): boolean => isVisible() && Date.now() - touchedAt < stillMs;
  return {
    now: () => Date.now(),
    after(ms, work) {
      const timer = window.setTimeout(work, Math.min(Math.max(ms, 0), 2 ** 31 - 1));
      return () => {
        window.clearTimeout(timer);
      };
    },
    isSeen,
    watch(onChange) {
      const look = (event: Event): void => {
        if (event.type === 'pagehide' || !isVisible()) onChange('hidden');
        else if (!document.hasFocus()) onChange('blurred');
        else {
          touchedAt = Date.now();
          onChange('seen');
        }
      };
      const network = ({ type }: Event): void => {
        onChange(type === 'online' ? 'online' : 'offline');
      };
      const endDoings = watchDoings(() => {
        const wasQuiet = Date.now() - touchedAt > quietMs;
        touchedAt = Date.now();
        if (wasQuiet && isVisible()) onChange('seen');
      });
      const inWindow = ['focus', 'blur', 'pageshow', 'pagehide'] as const;
      for (const name of inWindow) window.addEventListener(name, look);
      document.addEventListener('visibilitychange', look);
      for (const name of ['online', 'offline']) window.addEventListener(name, network);
      return () => {
        endDoings();
        for (const name of inWindow) window.removeEventListener(name, look);
        document.removeEventListener('visibilitychange', look);
        for (const name of ['online', 'offline']) window.removeEventListener(name, network);
      };
    },
    lead: (begin, end) =>
      isShared && 'locks' in navigator
        ? leadByLock(
            navigator.locks,
            { name: `kurser-follow:${uid}`, isSeen: isVisible() && document.hasFocus() },
            begin,
            end,
          )
        : leadAlone(begin),
  };
}
