import type { KeptSession } from '@kurser/school-gate/auth/storedSession';
import { afterFrame } from '@kurser/shared/afterFrame';
import { loadKey, sealedAddress } from 'docusaurus-plugin-seal/common';
import { type Bytes, type OpeningKey, openSealedFile } from '@kurser/sealed-format';
import { pageState } from '@kurser/school-gate/gate/pageState';
import type { AccountFacts } from '../earlyForm/facts';
import { confirmSession } from './confirm';
import { completeCopy, copyOf, isComplete, loadStyles, showCopy } from './earlyCopy';
import { findEarlyPageName, readPage, restName, type ReadPage } from './pageFile';

/** @throws when it cannot be had, or is not wanted any more */
async function fetchPage(address: string, signal: AbortSignal): Promise<ReadPage> {
  const { ok, body } = await fetch(address, { signal });
  if (!ok || body === null) throw new Error(address);
  return readPage(body);
}

/** @throws when it does not open */
async function openPart(key: OpeningKey, name: string, file: Bytes): Promise<string> {
  const opening = await openSealedFile(key, name, file);
  if (opening.kind !== 'opened') throw new Error(opening.kind);
  return new TextDecoder().decode(opening.bytes);
}

export interface EarlyLesson {
  readonly session: KeptSession;
  readonly keyId: string;
  readonly edition: string;
  readonly accounts: AccountFacts;
}

export interface EarlyShow {
  /** Fulfilled when nothing of the page is on its way any more. */
  readonly fetched: Promise<unknown>;
  /** Fulfilled when what can be shown is on the screen. */
  readonly shown: Promise<unknown>;
}

/** A page that is on its way to an account. */
interface ComingPage {
  readonly name: string;
  readonly uid: string;
  readonly key: Promise<OpeningKey | undefined>;
  readonly confirming: Promise<boolean>;
  readonly fetching: Promise<ReadPage>;
}

const frameDrawn = (): Promise<void> => new Promise(afterFrame);

// No network, another deployment, or a browser that is too old: the gate will say so.
const leaveToGate = (): void => undefined;

/** @throws when it cannot be shown */
async function show(page: Document, coming: ComingPage): Promise<void> {
  const { name, uid, confirming, fetching } = coming;
  const [key, confirmed, file] = await Promise.all([coming.key, confirming, fetching]);
  if (key === undefined || !confirmed) return;
  const html = await openPart(key, name, file.beginning);
  if (html === '') return;
  const isAtPlace = page.location.hash !== '';
  const copy = copyOf(page, html, isAtPlace);
  const complete = async (): Promise<void> => {
    if (isComplete(copy)) return;
    const rest = await openPart(key, restName(name), await file.rest);
    completeCopy(page, copy, rest);
  };
  await loadStyles(page, copy.styles);
  // A place in the page is found only where all that stands before it is there.
  if (isAtPlace) await complete();
  if (pageState(page) === 'alive') return;
  showCopy(page, copy, uid);
  await frameDrawn();
  // A slow phone needs longer to lay out a whole lesson than to fetch it.
  complete().catch(leaveToGate);
}

/**
 * Shows a returning member the page that they came for before the site's programs have come: with
 * the key of an earlier visit, and not before the provider has confirmed the account. Whatever is
 * in doubt is left to the gate. What it returns never rejects.
 */
export function showEarlyLesson(
  page: Document,
  { session, keyId, edition, accounts }: EarlyLesson,
): EarlyShow {
  const { uid } = session.account;
  const name = findEarlyPageName(edition, page.location.pathname);
  if (name === undefined) return { fetched: Promise.resolve(), shown: Promise.resolve() };
  // All at the same time, what takes longest first: the key's answer alone takes a slow phone a
  // tenth of a second.
  const unwanted = new AbortController();
  const fetching = fetchPage(sealedAddress('/', keyId, name), unwanted.signal);
  const confirming = confirmSession(session, accounts);
  const key = loadKey(() => window.indexedDB, uid, keyId);
  void key.then((found) => {
    if (found === undefined) unwanted.abort();
  });
  return {
    fetched: fetching.then(({ rest }) => rest).catch(leaveToGate),
    shown: show(page, { name, uid, key, confirming, fetching }).catch(leaveToGate),
  };
}
