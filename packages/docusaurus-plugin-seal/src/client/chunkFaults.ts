import { ContentError, type ContentFailure } from '../common/contentFailure';

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

interface ChunkFaultsSettings {
  readonly memory: ReloadMemory;
  /** Whether the gate is open. */
  readonly isOpen: () => boolean;
  readonly warn: (message: string, error: unknown) => void;
  readonly reload: () => void;
  readonly show: (failure: ContentFailure) => void;
  /** Calls back once when the page itself can be had again, which may be at once. */
  readonly whenPageIsThere: (callback: () => void) => void;
  /**
   * Calls back once when the browser says that the network has returned, and the page can be had.
   */
  readonly whenOnline: (callback: () => void) => void;
}

export interface ChunkFaults {
  /**
   * A chunk could not be loaded: warns, then reloads the page, or shows why where reloading has not
   * helped or would not.
   */
  report(chunk: string, error: unknown): void;
  loaded(chunk: string): void;
}

/**
 * The rule for chunks that fail: a warning, then one reload (a new deployment has other chunks; the
 * reloaded page knows them). The second time for the same chunk there is a message instead. When
 * nothing answers, a reload would replace the page with the browser's own error page, also where
 * the browser believes itself online (a school's network without the Internet behind it), so there
 * is the message at once, and a reload when the page can be had again. Where that has been tried
 * for the same chunk, the page can be had and the chunk cannot, so only the browser's own word on
 * the network is waited for.
 */
export function createChunkFaults(settings: ChunkFaultsSettings): ChunkFaults {
  const { memory, isOpen, warn, reload, show, whenPageIsThere, whenOnline } = settings;
  let reloading = false;
  let waiting = false;
  return {
    report(chunk, error) {
      // The gate closed while the chunk was on its way: nobody is there to need it.
      if (!isOpen()) return;
      warn(`The part ${chunk} of the site could not be loaded.`, error);
      // What else fails while the page is on its way out says nothing new.
      if (reloading) return;
      const reason = error instanceof ContentError ? error.reason : 'chunkMissing';
      if (reason === 'offline') {
        show('offline');
        // Once for however many: a page without a network misses more than one.
        if (waiting) return;
        waiting = true;
        const wait = memory.noteReload(chunk) ? whenPageIsThere : whenOnline;
        wait(reload);
      } else if (memory.noteReload(chunk)) {
        reloading = true;
        reload();
      } else {
        show(reason);
      }
    },
    loaded(chunk) {
      memory.forget(chunk);
    },
  };
}
