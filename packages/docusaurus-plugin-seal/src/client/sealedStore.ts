import { ContentError, type ContentFailure } from '../common/contentFailure';
import { type Bytes, type OpeningKey, openSealedFile } from '@kurser/sealed-format';
import { type KeyInUse, findLaterKey } from './gateState';

/** The bundler gives its own script requests as long. */
const timeoutMs = 120_000;

function reasonOf(status: number): ContentFailure {
  return status === 404 || status === 410 ? 'chunkMissing' : 'unavailable';
}

/**
 * One file of this site.
 * @throws ContentError: `offline` when nothing answers, `chunkMissing` when there is no such file,
 * else `unavailable`
 */
export async function requestBytes(
  address: string,
  options: Pick<RequestInit, 'cache' | 'priority'>,
  request: typeof fetch = fetch,
): Promise<Bytes> {
  try {
    const response = await request(address, { ...options, signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) throw new ContentError(reasonOf(response.status), address);
    return new Uint8Array(await response.arrayBuffer());
  } catch (error) {
    if (error instanceof ContentError) throw error;
    const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
    throw new ContentError(timedOut ? 'unavailable' : 'offline', address, { cause: error });
  }
}

/**
 * Fetches the sealed form of a file: because it is wanted now or as soon as the gate opens
 * (`normal`), or may be (`ahead`). `again` means past every cache, because what came first was no
 * good.
 */
export type FetchSealed = (name: string, how: 'normal' | 'ahead' | 'again') => Promise<Bytes>;

export interface SealedStore {
  /**
   * The opened file. A key that is out of the store and has not opened it at the second try is
   * replaced for a third.
   * @throws ContentError after the last try: `damaged`, `outdated` (sealed for another deployment),
   * or why it could not be fetched
   */
  load(key: KeyInUse, name: string): Promise<Bytes>;
  /**
   * Fetches a file that will be wanted soon, still sealed. Never rejects: `load` will meet the same
   * fault and report it.
   */
  prefetch(name: string, how: 'normal' | 'ahead'): Promise<void>;
  /** Drops what was fetched ahead. */
  clear(): void;
}

async function openOrThrow(key: OpeningKey, name: string, file: Bytes): Promise<Bytes> {
  const first = await openSealedFile(key, name, file);
  const later = first.kind === 'wrongKey' ? findLaterKey(first.keyId) : undefined;
  const opened = later === undefined ? first : await openSealedFile(later, name, file);
  switch (opened.kind) {
    case 'opened':
      return opened.bytes;
    case 'damaged':
      throw new ContentError('damaged', name);
    // A host that answers every address with a page gives "another version" too: the file is of
    // another deployment or gone.
    case 'wrongKey':
    case 'otherVersion':
      throw new ContentError('outdated', name);
  }
}

/**
 * Trying again at once helps against a damaged cache entry and a dropped connection, not against a
 * plain "there is no such file".
 */
function isWorthAnotherTry(error: unknown): boolean {
  return error instanceof ContentError && error.reason !== 'chunkMissing';
}

/** Whether a file may not open because of the key, whose bytes or kind do not go with its id. */
function mayBeTheKey(error: unknown): boolean {
  return !(error instanceof ContentError) || error.reason === 'damaged';
}

export function createSealedStore(fetchSealed: FetchSealed): SealedStore {
  const ahead = new Map<string, Promise<Bytes>>();
  // A script runs once, so what has been loaded will not be wanted again.
  const loaded = new Set<string>();

  function take(name: string): Promise<Bytes> {
    const fetched = ahead.get(name);
    ahead.delete(name);
    return fetched ?? fetchSealed(name, 'normal');
  }

  async function loadWith(key: OpeningKey, name: string): Promise<Bytes> {
    try {
      const bytes = await openOrThrow(key, name, await take(name));
      loaded.add(name);
      return bytes;
    } catch (error) {
      if (!isWorthAnotherTry(error)) throw error;
      return openOrThrow(key, name, await fetchSealed(name, 'again'));
    }
  }

  return {
    async load(key, name) {
      const used = key.current();
      try {
        return await loadWith(used, name);
      } catch (error) {
        if (!mayBeTheKey(error) || !(await key.replace(used))) throw error;
        return loadWith(key.current(), name);
      }
    },
    async prefetch(name, how) {
      if (ahead.has(name) || loaded.has(name)) return;
      const fetched = fetchSealed(name, how);
      ahead.set(name, fetched);
      try {
        await fetched;
      } catch {
        // Unless somebody has taken it meanwhile, let the real load try afresh.
        if (ahead.get(name) === fetched) ahead.delete(name);
      }
    },
    clear() {
      ahead.clear();
      loaded.clear();
    },
  };
}
