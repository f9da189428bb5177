/**
 * Which chunks have already cost a reload in this tab, so that a page that cannot be mended by reloading says so instead of reloading
 * for ever. In sessionStorage, because it has to outlive the reload and nothing else.
 */

type SessionStorageLike = Pick<Storage, 'getItem' | 'setItem'>;

const storageKey = 'kurser:reloaded-for';

export interface ReloadMemory {
  /** Notes that the page is about to reload for this chunk. False when it has done so before, or when nothing can be noted: do not reload. */
  noteReload(chunk: string): boolean;
  /** The chunk has loaded: the next fault, if any, is a new one. */
  forget(chunk: string): void;
}

function parseList(text: string | null): string[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter((entry) => typeof entry === 'string') : [];
  } catch {
    // Someone else's text.
    return [];
  }
}

/** @param open answers sessionStorage; may throw where storage is blocked */
export function createReloadMemory(open: () => SessionStorageLike): ReloadMemory {
  function read(): string[] {
    return parseList(open().getItem(storageKey));
  }

  return {
    noteReload(chunk) {
      try {
        const chunks = read();
        if (chunks.includes(chunk)) return false;
        open().setItem(storageKey, JSON.stringify([...chunks, chunk]));
        return read().includes(chunk);
      } catch {
        return false;
      }
    },
    forget(chunk) {
      try {
        const chunks = read();
        if (!chunks.includes(chunk)) return;
        open().setItem(storageKey, JSON.stringify(chunks.filter((entry) => entry !== chunk)));
      } catch {
        // Nothing was noted either.
      }
    },
  };
}
