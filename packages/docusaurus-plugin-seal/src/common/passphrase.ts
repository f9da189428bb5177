/**
 * The content key behind passphrases: each of them wraps the same key, and any of them opens it.
 * What is written is public. A passphrase that can be guessed opens the site to whoever has its
 * files and patience; each guess costs the iterations of PBKDF2.
 */
import {
  base64urlFromBytes,
  bytesFromBase64url,
  bytesFromText,
  concatBytes,
  type Bytes,
} from '@kurser/sealed-format';

/** What OWASP asks of PBKDF2 with SHA-256, and the fewest that this plugin takes. */
export const leastIterations = 600_000;

/** What of the passphrases is public. */
export interface Locks {
  readonly iterations: number;
  /** Base64url; one for all, so that a browser derives once, however many passphrases there are. */
  readonly salt: string;
  /** The wrapped key, once for each passphrase: nonce and ciphertext in base64url. */
  readonly wrapped: readonly string[];
}

const saltSize = 16;
const nonceSize = 12;

/**
 * One text has one form here: a keyboard may write é as one character or as two, and a passphrase
 * that is pasted often has a blank at its end.
 */
const written = (passphrase: string): Bytes => bytesFromText(passphrase.normalize('NFKC').trim());

async function wrappingKey(
  passphrase: string,
  salt: Bytes,
  iterations: number,
): Promise<CryptoKey> {
  const secret = await crypto.subtle.importKey('raw', written(passphrase), 'PBKDF2', false, [
    'deriveKey',
  ]);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  const algorithm = { name: 'AES-GCM', length: 256 };
  return crypto.subtle.deriveKey(how, secret, algorithm, false, ['encrypt', 'decrypt']);
}

async function wrapWith(passphrase: string, contentKey: Bytes, locks: Locks): Promise<string> {
  const salt = bytesFromBase64url(locks.salt) ?? new Uint8Array(0);
  const key = await wrappingKey(passphrase, salt, locks.iterations);
  const iv = crypto.getRandomValues(new Uint8Array(nonceSize));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, contentKey);
  return base64urlFromBytes(concatBytes(iv, new Uint8Array(sealed)));
}

/**
 * Wraps a content key with each passphrase.
 * @param contentKey the 32 bytes that seal the site
 * @param passphrases at least one
 * @param iterations of PBKDF2 with SHA-256
 * @returns what the site's programs are to know of it, with a new salt each time
 */
export async function lockKey(
  contentKey: Bytes,
  passphrases: readonly string[],
  iterations: number,
): Promise<Locks> {
  const salt = base64urlFromBytes(crypto.getRandomValues(new Uint8Array(saltSize)));
  const locks: Locks = { iterations, salt, wrapped: [] };
  const wrapped = await Promise.all(
    passphrases.map((passphrase) => wrapWith(passphrase, contentKey, locks)),
  );
  return { ...locks, wrapped };
}

async function tryLock(key: CryptoKey, wrapped: string): Promise<Bytes | undefined> {
  const bytes = bytesFromBase64url(wrapped);
  if (bytes === undefined) return undefined;
  const [iv, sealed] = [bytes.slice(0, nonceSize), bytes.slice(nonceSize)];
  try {
    return new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed));
  } catch {
    return undefined;
  }
}

/**
 * Opens the locks with a passphrase.
 * @returns the content key, or undefined for a passphrase that is none of them
 */
export async function openLocks(locks: Locks, passphrase: string): Promise<Bytes | undefined> {
  const salt = bytesFromBase64url(locks.salt);
  if (salt === undefined) return undefined;
  const key = await wrappingKey(passphrase, salt, locks.iterations);
  const tried = await Promise.all(locks.wrapped.map((wrapped) => tryLock(key, wrapped)));
  return tried.find((bytes) => bytes !== undefined);
}
