import { bytesFromText, hexFromBytes } from './bytes';
import type { SealingKey } from './keys';

/**
 * What stands in public for a hash of sealed content: HMAC-SHA-256 over the hash, in hexadecimal
 * and as long as the hash is. A plain hash would let anybody try candidates for a word that they do
 * not know in a text that they do (RFC 2104; truncation: section 5).
 */
export async function keyedFingerprint(key: SealingKey, hash: string): Promise<string> {
  const mac = await crypto.subtle.sign('HMAC', key.names, bytesFromText(hash));
  return hexFromBytes(new Uint8Array(mac)).slice(0, hash.length);
}
