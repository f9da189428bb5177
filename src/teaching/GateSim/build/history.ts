/** A value with the way back to what it was and forward again. */
export interface History<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
}

/** Steps that can be undone. Older ones are forgotten. */
export const maxSteps = 100;

export const historyOf = <T>(present: T): History<T> => ({ past: [], present, future: [] });

/** A new present; what had been undone is gone. A present that is the same object is no step. */
export function push<T>(history: History<T>, present: T): History<T> {
  if (present === history.present) return history;
  return { past: [...history.past, history.present].slice(-maxSteps), present, future: [] };
}

/** One step back; the same history when there is none. */
export function undo<T>(history: History<T>): History<T> {
  const { past, present, future } = history;
  if (past.length === 0) return history;
  const [previous = present] = past.slice(-1);
  return { past: past.slice(0, -1), present: previous, future: [present, ...future] };
}

/** One step forward again; the same history when there is none. */
export function redo<T>(history: History<T>): History<T> {
  const { past, present, future } = history;
  if (future.length === 0) return history;
  const [next = present, ...rest] = future;
  return { past: [...past, present], present: next, future: rest };
}
