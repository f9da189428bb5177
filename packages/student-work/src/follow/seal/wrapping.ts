import { randomBytes, type Bytes } from './workKey';

/** The work key, locked with what a student knows: the password, and a code to save. */

const nonceLength = 12;

/** What OWASP asks of PBKDF2 with SHA-256. Rounds are the browser's work, beside the page's own. */
export const rounds = 600_000;

/** How a secret is made slow to guess. */
export interface Slowness {
  readonly salt: Bytes;
  readonly rounds: number;
}

export const freshSlowness = (): Slowness => ({ salt: randomBytes(16), rounds });

/** What a secret is for, so that one is never taken for the other. */
export type SecretUse = 'password' | 'code';

/** A secret as the browser keeps it: it can be derived from, and not be read. */
export async function secretKey(secret: string): Promise<CryptoKey> {
  const bytes = new TextEncoder().encode(secret.normalize('NFKC'));
  return crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveKey']);
}

async function lockFor(secret: CryptoKey, { salt, rounds: iterations }: Slowness) {
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  const aes = { name: 'AES-GCM', length: 256 };
  return crypto.subtle.deriveKey(how, secret, aes, false, ['encrypt', 'decrypt']);
}

const parametersFor = (uid: string, use: SecretUse, nonce: Bytes) => ({
  name: 'AES-GCM',
  iv: nonce,
  additionalData: new TextEncoder().encode(`kurser arbetsnyckel 1 ${uid} ${use}`),
});

/** The key's bytes, locked. */
export async function wrapKey(
  bytes: Bytes,
  secret: CryptoKey,
  slowness: Slowness,
  { uid, use }: { readonly uid: string; readonly use: SecretUse },
): Promise<Bytes> {
  const nonce = randomBytes(nonceLength);
  const lock = await lockFor(secret, slowness);
  const body = await crypto.subtle.encrypt(parametersFor(uid, use, nonce), lock, bytes);
  const wrapped = new Uint8Array(nonceLength + body.byteLength);
  wrapped.set(nonce);
  wrapped.set(new Uint8Array(body), nonceLength);
  return wrapped;
}

/** The key's bytes; undefined when the secret is another one. */
export async function unwrapKey(
  wrapped: Bytes,
  secret: CryptoKey,
  slowness: Slowness,
  { uid, use }: { readonly uid: string; readonly use: SecretUse },
): Promise<Bytes | undefined> {
  try {
    const lock = await lockFor(secret, slowness);
    const parameters = parametersFor(uid, use, wrapped.slice(0, nonceLength));
    const body = await crypto.subtle.decrypt(parameters, lock, wrapped.slice(nonceLength));
    return new Uint8Array(body);
  } catch {
    return undefined;
  }
}
