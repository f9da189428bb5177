import type { OpeningKey } from '@kurser/sealed-format';
import { buildFacts } from '../client/buildFacts';
import {
  canOpenFiles,
  keyStore,
  openWith,
  whenLocked,
  type GateAnswer,
  type KeepKey,
} from '../client/contentGate';
import { expectMember, type KeyInUse } from '../client/gateState';
import { loadRoute } from '../client/siteLoading';
import { ContentError } from '../common/contentFailure';
import { findMemberKey, type KeyHolder } from './memberKey';

/** The key of an earlier visit, looked for before it was known whether it may be used. */
interface PreparedKey {
  readonly uid: string;
  readonly key: Promise<OpeningKey | undefined>;
}

let prepared: PreparedKey | undefined;

/**
 * Begins with what needs nobody's leave while the provider is asked about a stored session: looks
 * for the key of an earlier visit, and fetches what the page in the address bar needs, still
 * sealed. Nothing is opened before `openGate`. Does nothing where nothing is sealed.
 */
export function prepareGate({ uid, keepKey }: Pick<KeyHolder, 'uid' | 'keepKey'>): void {
  if (buildFacts.kind === 'plain' || !canOpenFiles()) return;
  whenLocked(() => {
    prepared = undefined;
  });
  if (keepKey) prepared = { uid, key: keyStore.load(uid, buildFacts.keyId) };
  expectMember();
  // Whatever is wrong with the page, `openGate` meets it as well, and tells.
  loadRoute(window.location.pathname).catch(() => undefined);
}

async function storedKey(uid: string, keyId: string): Promise<OpeningKey | undefined> {
  const found = prepared?.uid === uid ? prepared.key : keyStore.load(uid, keyId);
  prepared = undefined;
  return found;
}

/** @throws ContentError */
async function findKey(member: KeyHolder, keep: KeepKey): Promise<KeyInUse | null> {
  if (buildFacts.kind === 'plain') return null;
  if (!canOpenFiles()) throw new ContentError('browserTooOld', 'content key');
  const { keyId, keyAddress } = buildFacts;
  if (keyAddress === null) throw new Error('The build has its key elsewhere than in Firestore');
  const onFetched = (key: OpeningKey): void => {
    if (member.keepKey) keep(member.uid, key);
  };
  const source = { facts: { keyId, keyAddress }, store: keyStore, onFetched };
  return findMemberKey(member, source, () => storedKey(member.uid, keyId));
}

/**
 * Opens the site's content for a member whose key is in Firestore: kept from an earlier visit, else
 * fetched.
 * @param member the account, and what shows Firestore who asks
 * @returns how it ended, as openWith
 */
export async function openGate(member: KeyHolder): Promise<GateAnswer> {
  return openWith((keep) => findKey(member, keep));
}
