import { loadSealedFile } from 'docusaurus-plugin-seal/client';
import { parseSavedList, type SavedList } from 'docusaurus-plugin-seal/common';
import { claimsOf, signInDays } from 'docusaurus-plugin-seal/firestore';
import { markItem, readMark, workerAddress, type Mark } from '../core/mark';
import { savedFilesName } from '../core/plan';
import { forgetSaved } from './forget';
import { createKeeper, type Keeper } from './keeper';
import type { Device } from './saver';

/** Whose courses are kept. */
export interface Holder {
  readonly uid: string;
  getIdToken(forceRefresh: boolean): Promise<string>;
}

/** Whether this browser has what keeping takes. */
export function canKeep(): boolean {
  return 'caches' in window && 'serviceWorker' in navigator;
}

async function hexDigest(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const device = (): Device => ({
  caches: window.caches,
  request: window.fetch.bind(window),
  // Some browsers have no such question.
  estimate: async () => ('storage' in navigator ? navigator.storage.estimate() : {}),
  digest: hexDigest,
});

/** The list of the edition that is deployed, opened. @throws ContentError */
export async function loadList(): Promise<SavedList> {
  return parseSavedList(new TextDecoder().decode(await loadSealedFile(savedFilesName)));
}

function writeMark(mark: Mark): void {
  window.localStorage.setItem(markItem, JSON.stringify(mark));
  window.dispatchEvent(new Event(markItem));
}

const dayMs = 24 * 60 * 60 * 1000;

/** A day before the rules say so: nobody can be asked then. */
async function findUntil({ getIdToken }: Holder): Promise<number> {
  const { auth_time: signedIn } = claimsOf(await getIdToken(false));
  return (Number(signedIn) || 0) * 1000 + (signInDays - 1) * dayMs;
}

async function register(): Promise<void> {
  await navigator.serviceWorker.register(workerAddress);
  await navigator.serviceWorker.ready;
}

async function alone(work: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request(markItem, work);
  else await work();
}

let present: { readonly uid: string; readonly keeper: Keeper } | undefined;

/** The page's keeper: one an account, so that a panel that is opened again sees how it goes. */
export function keeperOf(holder: Holder): Keeper {
  if (present?.uid === holder.uid) return present.keeper;
  const keeper = createKeeper({
    uid: holder.uid,
    device: device(),
    loadList,
    findUntil: () => findUntil(holder),
    register,
    readMark,
    writeMark,
    forget: forgetSaved,
    alone,
  });
  present = { uid: holder.uid, keeper };
  return keeper;
}
