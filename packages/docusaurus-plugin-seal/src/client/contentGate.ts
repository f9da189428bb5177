import { buildFacts } from './buildFacts';
import { chunkMemory } from './chunkMemory';
import { ContentError, type ContentFailure } from '../common/contentFailure';
import type { OpeningKey } from '@kurser/sealed-format';
import {
  closeGateState,
  contentFailure,
  expectMember,
  gateState,
  onContentFailure,
  openGateState,
  type KeyInUse,
} from './gateState';
import { reloadWhenThere } from './pageReload';
import { createKeyStore } from './keyStore';
import { findMemberKey, type Member } from '../firestore/memberKey';
import { forgetFetchedFiles } from './sealedFiles';
import { forgetAssetAddresses } from './sealedAssets';
import { fetchSite, loadRoute } from './siteLoading';

export type GateAnswer =
  { readonly kind: 'ready' } | { readonly kind: 'failed'; readonly reason: ContentFailure };

const keyStore = createKeyStore(() => window.indexedDB);

function canOpenFiles(): boolean {
  return 'DecompressionStream' in window && 'subtle' in crypto && 'timeout' in AbortSignal;
}

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
export function prepareGate({ uid, keepKey }: Pick<Member, 'uid' | 'keepKey'>): void {
  if (buildFacts.kind === 'plain' || !canOpenFiles()) return;
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
async function findKey(
  member: Member,
  onFetched: (key: OpeningKey) => void,
): Promise<KeyInUse | null> {
  if (buildFacts.kind === 'plain') return null;
  if (!canOpenFiles()) throw new ContentError('browserTooOld', 'content key');
  const { keyId } = buildFacts;
  const source = { facts: buildFacts, store: keyStore, onFetched };
  return findMemberKey(member, source, () => storedKey(member.uid, keyId));
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

/**
 * Opens the site's content for a member: finds the key (kept from an earlier visit, else fetched),
 * then loads what the page in the address bar needs, so that it can render at once. A lock or
 * another attempt in between wins. Never rejects; stays pending only while the page is reloading
 * itself for a chunk that failed.
 */
export async function openGate(member: Member): Promise<GateAnswer> {
  attempts += 1;
  const attempt = attempts;
  // While the key is on its way.
  fetchSite();
  const keep = (key: OpeningKey): void => {
    if (attempt === attempts && member.keepKey) saving = keyStore.save(member.uid, key);
  };
  try {
    const key = await findKey(member, keep);
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
 * addresses. Lesson scripts that have run can only be dropped with the page, so where there are any
 * the page reloads, as soon as there is one to be had. Never rejects; stays pending while the page
 * reloads.
 */
export async function lockGate(): Promise<void> {
  attempts += 1;
  prepared = undefined;
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
