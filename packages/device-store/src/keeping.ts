/**
 * Whether the browser keeps what the site has stored when it needs room. It is asked once, and what
 * it has said is told under 'Konto'.
 */

/** What the browser has said; `unknown` where it cannot be asked or does not answer. */
export type Keeping = 'granted' | 'refused' | 'unasked' | 'unknown';

/** The part of the browser's storage manager that is used here; old browsers lack some of it. */
export type StorageManagerLike = Partial<Pick<StorageManager, 'persist' | 'persisted'>>;

export interface Keeper {
  /** What the browser has said so far; asks nothing of the visitor. Never rejects. */
  read(): Promise<Keeping>;
  /**
   * Asks the browser to keep what is stored, unless it has answered before, and returns what it
   * says. Some browsers ask the visitor in turn. Never rejects.
   */
  ask(): Promise<Keeping>;
}

/** That the browser has answered, whatever it was: the same for all who use the computer. */
const answeredKey = 'kurser:keep-answered';

function hasMark(open: () => Pick<Storage, 'getItem'>): boolean {
  try {
    return open().getItem(answeredKey) !== null;
  } catch {
    return false;
  }
}

function leaveMark(open: () => Pick<Storage, 'setItem'>): void {
  try {
    open().setItem(answeredKey, '1');
  } catch {
    // Refused or full: it is known as long as the page.
  }
}

/**
 * @param manager the browser's storage manager, or undefined where there is none
 * @param device where it is noted that the browser has answered
 */
export function createKeeper(
  manager: () => StorageManagerLike | undefined,
  device: () => Pick<Storage, 'getItem' | 'setItem'>,
): Keeper {
  let answered: StorageManagerLike | undefined;
  let asking: Promise<Keeping> | undefined;

  async function read(): Promise<Keeping> {
    try {
      const storage = manager();
      if (storage?.persist === undefined || storage.persisted === undefined) return 'unknown';
      // It may also have been decided without us, in the browser's settings.
      if (await storage.persisted()) return 'granted';
      return answered === storage || hasMark(device) ? 'refused' : 'unasked';
    } catch {
      return 'unknown';
    }
  }
  async function askOnce(): Promise<Keeping> {
    const known = await read();
    if (known !== 'unasked') return known;
    try {
      const storage = manager();
      const isGranted = await storage?.persist?.();
      if (isGranted === undefined) return 'unknown';
      answered = storage;
      leaveMark(device);
      return isGranted ? 'granted' : 'refused';
    } catch {
      return 'unknown';
    }
  }
  return {
    read,
    ask() {
      // The visitor may take their time to answer.
      asking ??= askOnce().finally(() => {
        asking = undefined;
      });
      return asking;
    },
  };
}

/** The keeper of this page. */
export const pageKeeper = createKeeper(
  () => navigator.storage,
  () => window.localStorage,
);
