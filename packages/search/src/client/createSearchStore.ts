import { readIndex, readTexts } from '../engine/readIndex';
import type { SearchIndex } from '../engine/searchIndex';
import { indexFile, textsFile } from '../engine/shape';
import { makePause } from './pause';

/** How far the search in this page has come. One state for all that use it. */
export type SearchState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  /** `texts` is null until the texts for snippets have come. */
  | {
      readonly kind: 'ready';
      readonly index: SearchIndex;
      readonly texts: readonly string[] | null;
    }
  | { readonly kind: 'failed' }
  /** The development server has no rendered pages to make an index of. */
  | { readonly kind: 'notBuilt' };

export interface SearchStore {
  state(): SearchState;
  subscribe(listener: () => void): () => void;
  /** Loads what is not there yet; after a failure, tries again. Never rejects. */
  load(): Promise<void>;
}

/** @param open returns a file's text @param hasIndex whether this build has an index at all */
export function createSearchStore(
  open: (name: string) => Promise<string>,
  hasIndex: boolean,
): SearchStore {
  let state: SearchState = { kind: 'idle' };
  const listeners = new Set<() => void>();
  const set = (next: SearchState): void => {
    state = next;
    listeners.forEach((listener) => {
      listener();
    });
  };

  async function load(): Promise<void> {
    if (!hasIndex) {
      set({ kind: 'notBuilt' });
      return;
    }
    if (state.kind === 'loading' || state.kind === 'ready') return;
    set({ kind: 'loading' });
    const pause = makePause();
    const texts = open(textsFile).then((text) => readTexts(text, pause));
    // Answers without snippets are better than none, so a fault in the texts alone is not shown.
    texts.catch(() => undefined);
    try {
      const index = await readIndex(await open(indexFile), pause);
      set({ kind: 'ready', index, texts: null });
      set({ kind: 'ready', index, texts: await texts.catch(() => null) });
    } catch {
      set({ kind: 'failed' });
    }
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load,
  };
}
