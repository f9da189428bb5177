/**
 * Undo and redo over whole values: what was, and what was undone. The present is kept elsewhere,
 * mostly on the device.
 */
export interface History<T> {
  readonly past: readonly T[];
  readonly future: readonly T[];
}

/** So many steps back; older ones are forgotten. */
export const maxSteps = 100;

export const emptyHistory: History<never> = { past: [], future: [] };

/** The history after `present` has been left for something new. What had been undone is gone. */
export function remember<T>({ past }: History<T>, present: T): History<T> {
  return { past: [...past, present].slice(-maxSteps), future: [] };
}

/** What to go on from, and the history to go with it. */
interface Travel<T> {
  readonly present: T;
  readonly history: History<T>;
}

/** The value before; undefined when there is nothing to undo. */
export function undo<T>({ past, future }: History<T>, present: T): Travel<T> | undefined {
  if (past.length === 0) return undefined;
  const history = { past: past.slice(0, -1), future: [present, ...future] };
  return { present: past[past.length - 1] as T, history };
}

/** What was undone last; undefined when there is nothing to do again. */
export function redo<T>({ past, future }: History<T>, present: T): Travel<T> | undefined {
  if (future.length === 0) return undefined;
  return {
    present: future[0] as T,
    history: { past: [...past, present], future: future.slice(1) },
  };
}

/** What is looked at of a key. */
interface Shortcut {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** Ctrl+Z undoes, Ctrl+Y and Ctrl+Shift+Z do again, with Cmd on a Mac; undefined for other keys. */
export function findUndoKey(event: Shortcut): 'undo' | 'redo' | undefined {
  if (!event.ctrlKey && !event.metaKey) return undefined;
  const key = event.key.toLowerCase();
  if (key === 'y' || (key === 'z' && event.shiftKey)) return 'redo';
  return key === 'z' ? 'undo' : undefined;
}
