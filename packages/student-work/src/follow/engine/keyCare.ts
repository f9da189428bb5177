import { noWork } from '../core/work';
import { freshCode } from '../code/recoveryCode';
import type { Memory, Remembered } from '../device/storedWork';
import { keyDocumentId, type KeyDocument, type Stored } from '../remote/documents';
import type { Bell } from '../remote/bell';
import { mostWrites, type Remote } from '../remote/remote';
import {
  freshSlowness,
  secretKey,
  unwrapKey,
  wrapKey,
  type SecretUse,
  type Slowness,
} from '../seal/wrapping';
import { deriveWorkKey, freshKeyBytes, type Bytes } from '../seal/workKey';

/** Where the key of an account's work lies, and what locks it. */
export interface KeyCare {
  readonly uid: string;
  readonly remote: Remote;
  readonly bell: Bell;
  readonly memory: Memory;
}

/** What is remembered of a key before anything has been read. */
const begun = (key: Bytes): Remembered => ({
  key,
  work: noWork,
  editions: new Map(),
  unreadable: new Set(),
  since: undefined,
});

/** The key's document where there is one that is on; undefined where work does not follow. */
async function findKey({
  remote,
}: KeyCare): Promise<(Stored & { content: KeyDocument }) | undefined> {
  const stored = await remote.find(keyDocumentId);
  return stored?.content.kind === 'key' ? { ...stored, content: stored.content } : undefined;
}

async function unlock(
  { uid }: KeyCare,
  document: KeyDocument,
  secret: CryptoKey,
  use: SecretUse,
): Promise<Bytes | undefined> {
  const wrapped = use === 'password' ? document.byPassword : document.byCode;
  return unwrapKey(wrapped, secret, document, { uid, use });
}

/** Puts another password's lock in the old one's place. @throws RemoteError */
async function relock(
  { uid, remote }: KeyCare,
  stored: Stored & { content: KeyDocument },
  bytes: Bytes,
  password: CryptoKey,
): Promise<void> {
  const use = 'password';
  const byPassword = await wrapKey(bytes, password, stored.content, { uid, use });
  const content: KeyDocument = { ...stored.content, byPassword };
  await remote.write([{ id: keyDocumentId, content, replaces: stored.updateTime }]);
}

/** How it went to look for the key: here now, locked by something else, or not there at all. */
export type Unlocked = 'here' | 'locked' | 'none';

/**
 * Looks whether an account's work follows and a password opens it. Where this device has the key
 * already and the password does not open it, it is one that was chosen since: the key is locked
 * with it from now on.
 * @throws RemoteError
 */
export async function unlockByPassword(care: KeyCare, password: CryptoKey): Promise<Unlocked> {
  const stored = await findKey(care);
  if (stored === undefined) return 'none';
  const bytes = await unlock(care, stored.content, password, 'password');
  const here = await care.memory.load();
  const hasKey = here !== undefined && (await deriveWorkKey(here.key)).id === stored.content.keyId;
  if (bytes === undefined) {
    if (!hasKey) return 'locked';
    await relock(care, stored, here.key, password);
    return 'here';
  }
  if (!hasKey) await care.memory.save(begun(bytes));
  return 'here';
}

/**
 * The same by the recovery code; the password opens it too from then on, where it is known.
 * @throws RemoteError
 */
export async function unlockByCode(
  care: KeyCare,
  code: string,
  password: CryptoKey | undefined,
): Promise<Unlocked> {
  const stored = await findKey(care);
  if (stored === undefined) return 'none';
  const bytes = await unlock(care, stored.content, await secretKey(code), 'code');
  if (bytes === undefined) return 'locked';
  if (password !== undefined) await relock(care, stored, bytes, password);
  await care.memory.save(begun(bytes));
  return 'here';
}

/**
 * Locks the key with another password, where work follows and the present one opens it.
 * @throws RemoteError
 */
export async function changeLock(
  care: KeyCare,
  present: CryptoKey,
  next: CryptoKey,
): Promise<void> {
  const stored = await findKey(care);
  if (stored === undefined) return;
  const bytes =
    (await unlock(care, stored.content, present, 'password')) ?? (await care.memory.load())?.key;
  if (bytes !== undefined) await relock(care, stored, bytes, next);
}

/** Deletes all documents but the key's. @throws RemoteError */
async function removeDocuments(remote: Remote): Promise<void> {
  const { documents } = await remote.changesSince(undefined);
  const ids = documents.map(({ id }) => id).filter((id) => id !== keyDocumentId);
  for (let at = 0; at < ids.length; at += mostWrites)
    await remote.write(ids.slice(at, at + mostWrites).map((id) => ({ id })));
}

/**
 * Begins: a new key, locked with the password and a code, which is answered and kept nowhere. What
 * an earlier key has sealed is deleted, for nobody can read it.
 * @throws RemoteError
 */
export async function begin(
  care: KeyCare,
  password: CryptoKey,
  slowness: Slowness = freshSlowness(),
): Promise<string> {
  const { uid, remote, memory } = care;
  const bytes = freshKeyBytes();
  const code = freshCode();
  const [{ id: keyId }, byPassword, byCode] = await Promise.all([
    deriveWorkKey(bytes),
    wrapKey(bytes, password, slowness, { uid, use: 'password' }),
    wrapKey(bytes, await secretKey(code), slowness, { uid, use: 'code' }),
  ]);
  await removeDocuments(remote);
  const content: KeyDocument = { kind: 'key', keyId, ...slowness, byPassword, byCode };
  await remote.write([{ id: keyDocumentId, content }]);
  await memory.save(begun(bytes));
  return code;
}

/**
 * Ends it everywhere: the copy is deleted, and the key with it. What is left says to other devices
 * that it is off; that the bell is gone has them look.
 * @throws RemoteError
 */
export async function end({ remote, bell, memory }: KeyCare): Promise<void> {
  await remote.write([{ id: keyDocumentId, content: { kind: 'off' } }]);
  await removeDocuments(remote);
  // Where that fails, what is left there says nothing, and others find out by themselves.
  await bell.clear().catch(() => undefined);
  await memory.clear();
}

/** Deletes all that there is of an account. @throws RemoteError */
export async function removeAll(remote: Remote): Promise<void> {
  await removeDocuments(remote);
  if ((await remote.find(keyDocumentId)) !== undefined) await remote.write([{ id: keyDocumentId }]);
}
