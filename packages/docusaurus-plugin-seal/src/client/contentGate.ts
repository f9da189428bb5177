import { buildFacts } from './buildFacts';
import { chunkMemory } from './chunkFaults';
import { ContentError, type ContentFailure } from '../common/contentFailure';
import type { OpeningKey } from '@kurser/sealed-format';
import {
  closeGateState,
  contentFailure,
  gateState,
  onContentFailure,
  openGateState,
  type KeyInUse,
} from './gateState';
import { reloadWhenThere } from './pageReload';
import { createKeyStore } from './keyStore';
import { forgetFetchedFiles } from './sealedFiles';
import { forgetAssetAddresses } from './sealedAssets';
import { fetchSite, loadRoute } from './siteLoading';

/** How an attempt to open the site has ended. */
export type GateAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly reason: ContentFailure };

/** Where the key of an earlier visit is. */
export const keyStore = createKeyStore(() => window.indexedDB);

/** Whether this browser has what opening takes. */
export function canOpenFiles(): boolean {
  return 'DecompressionStream' in window && 'subtle' in crypto && 'timeout' in AbortSignal;
}

interface Wait<T> {
  readonly answer: Promise<T>;
  end(): void;
}

/** Waits until a fault in the content is to be shown, or until nobody wants to know any more. */
function waitForFailure(): Wait<ContentFailure> {
  let end = (): void => undefined;
  const answer = new Promise<ContentFailure>((resolve) => {
    end = onContentFailure(() => {
      const failure = contentFailure();
      if (failure !== null) resolve(failure);
    });
  });
  return { answer, end };
}

/**
 * Loads what the page in the address bar needs; a fault in it comes as a content failure, not as a
 * rejection.
 */
async function loadPage(): Promise<GateAnswer> {
  const failure = waitForFailure();
  const loaded = loadRoute(window.location.pathname).then((): GateAnswer => ({ kind: 'ready' }));
  const failed = failure.answer.then((reason): GateAnswer => ({ kind: 'failed', reason }));
  try {
    const answer = await Promise.race([loaded, failed]);
    if (answer.kind === 'ready') chunkMemory.pageOpened();
    return answer;
  } finally {
    failure.end();
  }
}

let attempts = 0;
let saving: Promise<void> = Promise.resolve();
let onLock = (): void => undefined;

/** Has something forgotten when the gate is locked. */
export function whenLocked(forget: () => void): void {
  onLock = forget;
}

/** Keeps a key for the next visit, as whoever found it: `uid` is what it will be looked for by. */
export type KeepKey = (uid: string, key: OpeningKey) => void;

/**
 * Opens the site's content: finds the key, then loads what the page in the address bar needs, so
 * that it can render at once. A lock or another attempt in between wins. Never rejects; stays
 * pending only while the page is reloading itself for a chunk that failed.
 * @param find the key, null where nothing is sealed; may throw a ContentError
 * @returns how it ended
 */
export async function openWith(
  find: (keep: KeepKey) => Promise<KeyInUse | null>,
): Promise<GateAnswer> {
  attempts += 1;
  const attempt = attempts;
  // While the key is on its way.
  fetchSite();
  const keep: KeepKey = (uid, key) => {
    if (attempt === attempts) saving = keyStore.save(uid, key);
  };
  try {
    const key = await find(keep);
    if (attempt !== attempts) return { kind: 'failed', reason: 'refused' };
    openGateState(key);
    return await loadPage();
  } catch (error) {
    const reason = error instanceof ContentError ? error.reason : 'unavailable';
    return { kind: 'failed', reason };
  }
}

/**
 * Forgets the key and all that was opened with it: in memory, in IndexedDB, fetched files and blob
 * addresses. Scripts of pages that have run can only be dropped with the page, so where there are
 * any the page reloads, as soon as there is one to be had. Never rejects; stays pending while the
 * page reloads.
 */
export async function lockGate(): Promise<void> {
  attempts += 1;
  onLock();
  const state = gateState();
  closeGateState();
  forgetFetchedFiles();
  forgetAssetAddresses();
  if (buildFacts.kind === 'plain') return;
  await saving;
  await keyStore.clear();
  if (state.kind !== 'open') return;
  reloadWhenThere();
  await new Promise(() => undefined);
}
