import { concatBytes, type Bytes } from './bytes';
import { associatedData, associatedHeader } from './header';
import type { SealingKey } from './keys';
import { nonceSize, tagSize, type Encoding } from './layout';

/**
 * The nonce is a function of everything that is sealed: the same file gives the same bytes in every
 * build, and two different inputs share a nonce only if HMAC-SHA-256 collides in 96 bits (for a
 * million files a chance of about 2^-57). The length in front keeps name and payload apart.
 */
async function deriveNonce(key: SealingKey, associated: Bytes, payload: Bytes): Promise<Bytes> {
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, associated.length);
  const input = concatBytes(length, associated, payload);
  const mac = await crypto.subtle.sign('HMAC', key.nonces, input);
  return new Uint8Array(mac, 0, nonceSize);
}

/**
 * Seals a payload under a file name. Deterministic. The name must be given again to open it: a
 * sealed file cannot be served in the place of another.
 * @param encoding what the payload is, see layout.ts; carried in the header, not applied here
 * @throws when the name is empty
 */
export async function sealPayload(
  key: SealingKey,
  name: string,
  encoding: Encoding,
  payload: Bytes,
): Promise<Bytes> {
  if (name === '') throw new Error('A sealed file needs a name');
  const header = associatedHeader(key.idBytes, encoding);
  const additionalData = associatedData(header, name);
  const nonce = await deriveNonce(key, additionalData, payload);
  const body = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv: nonce, additionalData, tagLength: 8 * tagSize },
    key.encryption,
    payload,
  );
  return concatBytes(header, nonce, new Uint8Array(body));
}
