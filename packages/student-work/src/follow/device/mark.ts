import { markName } from '../hasMark';
import { parseFollowState, type FollowState } from '../state';

/**
 * Whether an account's work follows from here, and how that goes: a line in the browser's storage,
 * which every tab hears of, and which costs a reader who has it off one look.
 */
export interface Mark {
  read(): FollowState;
  write(state: FollowState): void;
  /** Calls back after each change, also from another tab. Returns the function that ends it. */
  subscribe(onChange: () => void): () => void;
  /** The stored text: equal as long as nothing has changed. */
  snapshot(): string;
}

const listeners = new Set<() => void>();

/** @param open the storage that lasts as long as the sign-in */
export function createMark(uid: string, open: () => Storage): Mark {
  const name = markName(uid);
  const snapshot = (): string => {
    try {
      return open().getItem(name) ?? '';
    } catch {
      return '';
    }
  };
  return {
    snapshot,
    read: () => parseFollowState(snapshot()),
    write(state) {
      try {
        if (state.kind === 'off') open().removeItem(name);
        else open().setItem(name, JSON.stringify(state));
      } catch {
        // Refused or full: nobody is told, and the work follows all the same.
      }
      for (const listener of listeners) listener();
    },
    subscribe(onChange) {
      const onStorage = (event: StorageEvent): void => {
        if (event.key === name || event.key === null) onChange();
      };
      listeners.add(onChange);
      window.addEventListener('storage', onStorage);
      return () => {
        listeners.delete(onChange);
        window.removeEventListener('storage', onStorage);
      };
    },
  };
}
