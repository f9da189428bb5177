/**
 * Which examples of a page have their editor open. Each editor costs memory, so the page has room
 * for three.
 */
const maxOpen = 3;

/**
 * The open examples, oldest first, after one more has been opened. The one that was opened longest
 * ago gives way.
 */
export function afterOpening(open: readonly string[], id: string): readonly string[] {
  return [...open.filter((each) => each !== id), id].slice(-maxOpen);
}

export function afterClosing(open: readonly string[], id: string): readonly string[] {
  return open.includes(id) ? open.filter((each) => each !== id) : open;
}

let openIds: readonly string[] = [];
const listeners = new Set<() => void>();

function become(next: readonly string[]): void {
  if (next === openIds) return;
  openIds = next;
  for (const listener of listeners) listener();
}

/** The page's open examples as an external store, for React to follow. */
export const openExamples = {
  ids: (): readonly string[] => openIds,
  open: (id: string): void => become(afterOpening(openIds, id)),
  close: (id: string): void => become(afterClosing(openIds, id)),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
