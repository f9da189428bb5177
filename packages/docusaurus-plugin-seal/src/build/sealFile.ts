import { type Bytes, encodings, type SealingKey, sealPayload } from '@kurser/sealed-format';
import { deflateHidingSize } from './hideSize';

/**
 * Seals one file of the build. Deflated first where that makes it smaller: no server can compress
 * what is sealed. The same file, name and key give the same bytes (with the same release of zlib,
 * that is, of Node).
 */
export async function sealFile(key: SealingKey, name: string, bytes: Bytes): Promise<Bytes> {
  const deflated = await deflateHidingSize(bytes);
  return deflated.length < bytes.length
    ? sealPayload(key, name, encodings.deflate, deflated)
    : sealPayload(key, name, encodings.identity, bytes);
}
