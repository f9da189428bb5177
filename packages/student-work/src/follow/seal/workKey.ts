/** The key of a student's work: 32 random bytes, from which all that is used is derived. */

export type Bytes = Uint8Array<ArrayBuffer>;

/** What seals documents and names them. */
export interface WorkKey {
  readonly bytes: Bytes;
  /** Tells this key from others; says nothing of it. */
  readonly id: string;
  readonly sealing: CryptoKey;
  readonly naming: CryptoKey;
}

const keyLength = 32;
const utf8 = (text: string): Bytes => new TextEncoder().encode(text);

function toBase64url(bytes: Bytes): string {
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export const randomBytes = (length: number): Bytes =>
  crypto.getRandomValues(new Uint8Array(length));

export const freshKeyBytes = (): Bytes => randomBytes(keyLength);

/** The key of these bytes. @throws when they are not as many as a key has */
export async function deriveWorkKey(bytes: Bytes): Promise<WorkKey> {
  if (bytes.length !== keyLength) throw new Error('A work key has 32 bytes');
  const base = await crypto.subtle.importKey('raw', bytes, 'HKDF', false, [
    'deriveKey',
    'deriveBits',
  ]);
  const from = (label: string) => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: utf8(`kurser arbete 1 ${label}`),
  });
  const aes = { name: 'AES-GCM', length: 256 };
  const hmac = { name: 'HMAC', hash: 'SHA-256', length: 256 };
  const [sealing, naming, id] = await Promise.all([
    crypto.subtle.deriveKey(from('seal'), base, aes, false, ['encrypt', 'decrypt']),
    crypto.subtle.deriveKey(from('name'), base, hmac, false, ['sign']),
    crypto.subtle.deriveBits(from('id'), base, 96),
  ]);
  return { bytes, id: toBase64url(new Uint8Array(id)), sealing, naming };
}

/** The name of a lesson's document: nobody without the key can tell which lesson it is. */
export async function nameOf({ naming }: WorkKey, group: string): Promise<string> {
  const sum = await crypto.subtle.sign('HMAC', naming, utf8(group));
  return toBase64url(new Uint8Array(sum).slice(0, 16));
}
