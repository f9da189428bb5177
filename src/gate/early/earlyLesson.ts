import type { KeptSession } from '../../auth/storedSession';
import { sealedAddress } from '../../seal/addresses';
import { findEarlyPageName, type SealedFacts } from '../../seal/earlyPage';
import type { Bytes } from '../../seal/format/bytes';
import type { OpeningKey } from '../../seal/format/keys';
import { openSealedFile } from '../../seal/format/open';
import { createKeyStore } from '../../seal/keyStore';
import type { AccountFacts } from './accountFacts';
import { confirmSession } from './confirm';
import { copyOf, loadStyles, showCopy } from './earlyCopy';
import { gateAliveEvent } from './marks';

/** The site's programs wait no longer than this for the page that is read first. */
const programsWaitMs = 4_000;

/** @throws when it cannot be had, or is not wanted any more */
async function fetchFile(address: string, signal: AbortSignal): Promise<Bytes> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(address);
  return new Uint8Array(await response.arrayBuffer());
}

/** @throws when it does not open */
async function openPage(key: OpeningKey, name: string, file: Bytes): Promise<string> {
  const opening = await openSealedFile(key, name, file);
  if (opening.kind !== 'opened') throw new Error(opening.kind);
  return new TextDecoder().decode(opening.bytes);
}

export interface EarlyLesson {
  readonly session: KeptSession;
  readonly sealed: SealedFacts;
  readonly accounts: AccountFacts;
}

/**
 * Shows a returning member the page that they came for before the site's programs have come: with the key of an earlier visit, and not
 * before the provider has confirmed the account. Whatever is in doubt is left to the gate. Never rejects.
 * @param onFetched is called once, when the line is free for other things
 */
export async function showEarlyLesson(
  page: Document,
  { session, sealed, accounts }: EarlyLesson,
  onFetched: () => void,
): Promise<void> {
  const { uid } = session.account;
  const name = findEarlyPageName(sealed.edition, page.location.pathname);
  if (name === undefined) {
    onFetched();
    return;
  }
  const alive = new AbortController();
  page.addEventListener(gateAliveEvent, () => alive.abort(), { once: true });
  // All at the same time: the key's answer alone takes a slow phone a tenth of a second.
  const unwanted = new AbortController();
  const kept = createKeyStore(() => window.indexedDB).load(uid, sealed.keyId);
  void kept.then((key) => {
    if (key === undefined) unwanted.abort();
  });
  const confirming = confirmSession(session, accounts);
  const fetching = fetchFile(sealedAddress('/', sealed.keyId, name), unwanted.signal);
  const late = new Promise((resolve) => setTimeout(resolve, programsWaitMs));
  Promise.race([fetching, late]).then(onFetched, onFetched);
  try {
    const [key, confirmed, file] = await Promise.all([kept, confirming, fetching]);
    if (key === undefined || !confirmed) return;
    const html = await openPage(key, name, file);
    if (html === '') return;
    const copy = copyOf(page, html);
    await loadStyles(page, copy.styles);
    if (!alive.signal.aborted) showCopy(page, copy, uid);
  } catch {
    // No network, another deployment, or a browser that is too old: the gate will say so.
  }
}
