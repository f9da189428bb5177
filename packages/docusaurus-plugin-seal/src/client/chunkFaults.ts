import { ContentError, type ContentFailure } from '../common/contentFailure';
import type { ReloadMemory } from './reloadMemory';

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
