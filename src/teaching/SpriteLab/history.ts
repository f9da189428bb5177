/** Undo and redo over whole values: what was, and what was undone. The present itself is kept elsewhere (on the device). */
export interface History<T> {
  readonly past: readonly T[];
  readonly future: readonly T[];
}

/** So many steps back; older ones are forgotten. */
const longest = 100;

export const emptyHistory: History<never> = { past: [], future: [] };

/** The history after `present` has been left for something new. */
export function remember<T>({ past }: History<T>, present: T): History<T> {
  return { past: [...past.slice(1 - longest), present], future: [] };
}

/** The value before and the history to go with it; undefined when there is nothing to undo. */
export function undo<T>(
  { past, future }: History<T>,
  present: T,
): { readonly present: T; readonly history: History<T> } | undefined {
  if (past.length === 0) return undefined;
  const before = past[past.length - 1] as T;
  return { present: before, history: { past: past.slice(0, -1), future: [present, ...future] } };
}

/** What was undone last and the history to go with it; undefined when there is nothing to do again. */
export function redo<T>(
  { past, future }: History<T>,
  present: T,
): { readonly present: T; readonly history: History<T> } | undefined {
  if (future.length === 0) return undefined;
  const after = future[0] as T;
  return { present: after, history: { past: [...past, present], future: future.slice(1) } };
}
