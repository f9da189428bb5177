import { bytesFromBase64url, bytesFromText, hexFromBytes, type Bytes } from './bytes';
import { keyIdSize } from './layout';

/**
 * The content key as it is stored and published: 32 random bytes. Everything else is derived from
 * it.
 */
export const contentKeySize = 32;

/**
 * What opens sealed files. The CryptoKey cannot be exported: a page can use it but not read it out.
 */
export interface OpeningKey {
  /** 16 hexadecimal digits. */
  readonly id: string;
  readonly decryption: CryptoKey;
}

/** What seals files; lives in the build only. */
export interface SealingKey {
  readonly id: string;
  readonly idBytes: Bytes;
  readonly encryption: CryptoKey;
  readonly nonces: CryptoKey;
  readonly names: CryptoKey;
}

/** The 32 bytes of a content key written as base64url, or undefined when the text is not one. */
export function parseContentKey(text: string): Bytes | undefined {
  const bytes = bytesFromBase64url(text.trim());
  return bytes?.length === contentKeySize ? bytes : undefined;
}

/** A fresh content key from the system's random source. */
export function randomContentKey(): Bytes {
  return crypto.getRandomValues(new Uint8Array(contentKeySize));
}

/**
 * One label a purpose, so that the encryption key, the nonce key, the name key and the public id
 * are independent of each other (RFC 5869, section 3.2). The labels are part of the format.
 */
const purposes = {
  id: 'kurser sealed file v1: key id',
  encryption: 'kurser sealed file v1: encryption',
  nonces: 'kurser sealed file v1: nonces',
  names: 'kurser sealed file v1: names',
} as const;

function hkdf(purpose: keyof typeof purposes): HkdfParams {
  // No salt: the content key is uniformly random already (RFC 5869, section 3.1).
  return {
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(0),
    info: bytesFromText(purposes[purpose]),
  };
}

async function importSecret(contentKey: Bytes): Promise<CryptoKey> {
  if (contentKey.length !== contentKeySize) {
    throw new Error(
      `A content key has ${String(contentKeySize)} bytes, got ${String(contentKey.length)}`,
    );
  }
  return crypto.subtle.importKey('raw', contentKey, 'HKDF', false, ['deriveKey', 'deriveBits']);
}

async function deriveId(secret: CryptoKey): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.deriveBits(hkdf('id'), secret, 8 * keyIdSize));
}

async function deriveHmac(secret: CryptoKey, purpose: 'nonces' | 'names'): Promise<CryptoKey> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256', length: 256 };
  return crypto.subtle.deriveKey(hkdf(purpose), secret, algorithm, false, ['sign']);
}

async function deriveAes(secret: CryptoKey, usage: 'encrypt' | 'decrypt'): Promise<CryptoKey> {
  const algorithm = { name: 'AES-GCM', length: 256 };
  return crypto.subtle.deriveKey(hkdf('encryption'), secret, algorithm, false, [usage]);
}

/** @throws when the content key is not 32 bytes */
export async function deriveOpeningKey(contentKey: Bytes): Promise<OpeningKey> {
  const secret = await importSecret(contentKey);
  const [id, decryption] = await Promise.all([deriveId(secret), deriveAes(secret, 'decrypt')]);
  return { id: hexFromBytes(id), decryption };
}

/** @throws when the content key is not 32 bytes */
export async function deriveSealingKey(contentKey: Bytes): Promise<SealingKey> {
  const secret = await importSecret(contentKey);
  const [idBytes, encryption, nonces, names] = await Promise.all([
    deriveId(secret),
    deriveAes(secret, 'encrypt'),
    deriveHmac(secret, 'nonces'),
    deriveHmac(secret, 'names'),
  ]);
  return { id: hexFromBytes(idBytes), idBytes, encryption, nonces, names };
}

/**
 * What stands in public for a hash of sealed content: HMAC-SHA-256 over the hash, in hexadecimal
 * and as long as the hash is. A plain hash would let anybody try candidates for a word that they do
 * not know in a text that they do (RFC 2104; truncation: section 5).
 */
export async function keyedFingerprint(key: SealingKey, hash: string): Promise<string> {
  const mac = await crypto.subtle.sign('HMAC', key.names, bytesFromText(hash));
  return hexFromBytes(new Uint8Array(mac)).slice(0, hash.length);
}
