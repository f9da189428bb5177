import { ContentError } from '../common/contentFailure';
import { fetchContentKey, type TokenSource } from './contentKey';
import { deriveOpeningKey, type OpeningKey } from '@kurser/sealed-format';
import type { KeyInUse } from '../client/gateState';
import type { KeyStore } from '../client/keyStore';
import { isSignInWithinRules } from './signInAge';

/** The account whose key is asked for. */
export interface KeyHolder extends TokenSource {
  readonly uid: string;
  /** Whether the key may wait on this computer for the next visit. */
  readonly keepKey: boolean;
}

export interface KeySource {
  readonly facts: { readonly keyId: string; readonly keyAddress: string };
  readonly store: KeyStore;
  /** Called with every key that was fetched. */
  onFetched(key: OpeningKey): void;
  readonly request?: typeof fetch;
}

/** @throws ContentError */
async function fetchKey(
  member: KeyHolder,
  { facts, onFetched, request }: KeySource,
): Promise<OpeningKey> {
  const { keyId, keyAddress } = facts;
  const key = await deriveOpeningKey(await fetchContentKey(keyAddress, member, request));
  if (key.id !== keyId) throw new ContentError('notPublished', `content key ${keyId}`);
  onFetched(key);
  return key;
}

/**
 * The key of an earlier visit, if the member's sign-in is one that the rules would give it to
 * today; else it is forgotten.
 * @throws ContentError
 */
async function keptKey(
  member: KeyHolder,
  store: KeyStore,
  found: Promise<OpeningKey | undefined>,
): Promise<OpeningKey | undefined> {
  const key = await found;
  if (key === undefined || isSignInWithinRules(await member.getIdToken(false))) return key;
  await store.clear();
  return undefined;
}

/**
 * A key out of the store, which may have been put there under an id that is not its own: it is
 * fetched anew, once, when it opens nothing.
 */
function keyFromStore(stored: OpeningKey, member: KeyHolder, source: KeySource): KeyInUse {
  let key = stored;
  let fetching: Promise<boolean> | undefined;

  async function fetchAnew(): Promise<boolean> {
    await source.store.clear();
    key = await fetchKey(member, source);
    return true;
  }
  return {
    current: () => key,
    replace: (used) => {
      if (used !== key) return Promise.resolve(true);
      if (used !== stored) return Promise.resolve(false);
      fetching ??= fetchAnew();
      return fetching;
    },
  };
}

/**
 * The key that opens the site for a member: kept from an earlier visit where that may be used, else
 * fetched.
 * @param found what the store has for the member
 * @throws ContentError
 */
export async function findMemberKey(
  member: KeyHolder,
  source: KeySource,
  found: () => Promise<OpeningKey | undefined>,
): Promise<KeyInUse> {
  if (!member.keepKey) await source.store.clear();
  const kept = member.keepKey ? await keptKey(member, source.store, found()) : undefined;
  if (kept !== undefined) return keyFromStore(kept, member, source);
  const key = await fetchKey(member, source);
  return { current: () => key, replace: (used) => Promise.resolve(used !== key) };
}
