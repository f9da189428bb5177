import info from '@generated/seal/default/facts.json';
import { deriveOpeningKey, type OpeningKey } from '@kurser/sealed-format';
import { ContentError } from '../common/contentFailure';
import type { PassphraseFacts } from '../common/facts';
import { openLocks } from '../common/passphrase';
import { buildFacts } from './buildFacts';
import { canOpenFiles, keyStore, lockGate, openWith, type GateAnswer } from './contentGate';
import type { KeyInUse } from './gateState';
import { forgetRemembered, isRemembered, noteRemembered } from './remembered';

/** Whom a remembered key is kept for: whoever knew the passphrase. */
const owner = 'passphrase';

/** What came of a passphrase. */
export type PassphraseAnswer = GateAnswer | { readonly kind: 'wrong' };

const inUse = (key: OpeningKey): KeyInUse => ({
  current: () => key,
  replace: (used) => Promise.resolve(used !== key),
});

function factsOfBuild(): PassphraseFacts {
  if (info.passphrase === undefined)
    throw new Error('The build has no passphrases: is keys.kind "passphrase" in its options?');
  return info.passphrase;
}

/** How long this site lets a browser remember the key, in days; 0 for not at all. */
export function rememberDays(): number {
  return buildFacts.kind === 'plain' ? 0 : factsOfBuild().rememberDays;
}

/**
 * Opens the site with a passphrase.
 * @param passphrase as it was typed
 * @param remember whether the key may wait in this browser for the next visit
 * @returns how it ended; `wrong` for a passphrase that is none of the site's
 */
export async function openWithPassphrase(
  passphrase: string,
  remember: boolean,
): Promise<PassphraseAnswer> {
  const found = { isWrong: false };
  const answer = await openWith(async (keep) => {
    if (buildFacts.kind === 'plain') return null;
    if (!canOpenFiles()) throw new ContentError('browserTooOld', 'content key');
    const { locks, rememberDays: days } = factsOfBuild();
    const contentKey = await openLocks(locks, passphrase);
    found.isWrong = contentKey === undefined;
    if (contentKey === undefined) throw new ContentError('refused', 'passphrase');
    const key = await deriveOpeningKey(contentKey);
    if (key.id !== buildFacts.keyId) throw new ContentError('outdated', 'passphrase');
    if (remember && days > 0) {
      keep(owner, key);
      noteRemembered(days);
    }
    return inUse(key);
  });
  return found.isWrong ? { kind: 'wrong' } : answer;
}

/**
 * Opens the site with the key that this browser remembers.
 * @returns how it ended; undefined where it remembers none that may still be used
 */
export async function openRemembered(): Promise<GateAnswer | undefined> {
  if (buildFacts.kind === 'plain') return openWith(() => Promise.resolve(null));
  if (!canOpenFiles()) return undefined;
  const key = isRemembered() ? await keyStore.load(owner, buildFacts.keyId) : undefined;
  if (key !== undefined) return openWith(() => Promise.resolve(inUse(key)));
  forgetRemembered();
  await keyStore.clear();
  return undefined;
}

/** Locks the site and forgets the key in this browser. Never rejects; reloads the page. */
export async function lockSite(): Promise<void> {
  forgetRemembered();
  await lockGate();
}
