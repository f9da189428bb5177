/**
 * Which chunks have already cost a reload in this tab, so that a page that cannot be mended by
 * reloading says so instead of reloading for ever. In sessionStorage, because it has to outlive the
 * reload and nothing else.
 */

type SessionStorageLike = Pick<Storage, 'getItem' | 'setItem'>;

const storageKey = 'kurser:reloaded-for';

export interface ReloadMemory {
  /**
   * Notes that the page is about to reload for this chunk. False, and nothing noted, when reloading
   * is of no use: it was done for this chunk before, or no page has opened well since the last
   * reload, or nothing can be noted at all.
   */
  noteReload(chunk: string): boolean;
  /** The chunk has loaded: the next fault in it, if any, is a new one. */
  forget(chunk: string): void;
  /** A page has opened with all it needs. */
  pageOpened(): void;
}

interface Reloads {
  readonly chunks: readonly string[];
  /** A reload was made, and no page has opened well since. */
  readonly unsettled: boolean;
}

const none: Reloads = { chunks: [], unsettled: false };

function parseReloads(text: string | null): Reloads {
  if (text === null) return none;
  try {
    const { chunks, unsettled } = JSON.parse(text) as Partial<Record<keyof Reloads, unknown>>;
    if (!Array.isArray(chunks) || typeof unsettled !== 'boolean') return none;
    return { chunks: chunks.filter((chunk) => typeof chunk === 'string'), unsettled };
  } catch {
    // Someone else's text.
    return none;
  }
}

/** @param open returns sessionStorage; may throw where storage is blocked */
export function createReloadMemory(open: () => SessionStorageLike): ReloadMemory {
  const read = (): Reloads => parseReloads(open().getItem(storageKey));

  function change(edit: (reloads: Reloads) => Reloads): boolean {
    try {
      const before = read();
      const after = edit(before);
      if (after === before) return false;
      open().setItem(storageKey, JSON.stringify(after));
      return JSON.stringify(read()) === JSON.stringify(after);
    } catch {
      return false;
    }
  }

  return {
    noteReload: (chunk) =>
      change((reloads) =>
        reloads.unsettled || reloads.chunks.includes(chunk)
          ? reloads
          : { chunks: [...reloads.chunks, chunk], unsettled: true },
      ),
    forget(chunk) {
      change((reloads) =>
        reloads.chunks.includes(chunk)
          ? { ...reloads, chunks: reloads.chunks.filter((entry) => entry !== chunk) }
          : reloads,
      );
    },
    pageOpened() {
      change((reloads) => (reloads.unsettled ? { ...reloads, unsettled: false } : reloads));
    },
  };
}

/** This tab's memory of reloads. */
export const chunkMemory = createReloadMemory(() => window.sessionStorage);
