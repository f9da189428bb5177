/**
 * The format a second time, written from layout.ts' description over node:crypto instead of
 * WebCrypto and sharing no line with the code under test. Only the vectors are made with it.
 */
import { createCipheriv, createHmac, hkdfSync } from 'node:crypto';

function derive(contentKey: Buffer, purpose: string, size: number): Buffer {
  const info = `kurser sealed file v1: ${purpose}`;
  return Buffer.from(hkdfSync('sha256', contentKey, Buffer.alloc(0), info, size));
}

export function referenceKeyId(contentKey: Buffer): string {
  return derive(contentKey, 'key id', 8).toString('hex');
}

export function referenceFingerprint(contentKey: Buffer, hash: string): string {
  const mac = createHmac('sha256', derive(contentKey, 'names', 32)).update(hash, 'utf8');
  return mac.digest('hex').slice(0, hash.length);
}

export function referenceSeal(
  contentKey: Buffer,
  name: string,
  encoding: number,
  payload: Buffer,
): Buffer {
  const header = Buffer.concat([
    Buffer.from([1]),
    derive(contentKey, 'key id', 8),
    Buffer.from([encoding]),
  ]);
  const associated = Buffer.concat([header, Buffer.from(name, 'utf8')]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(associated.length);
  const nonce = createHmac('sha256', derive(contentKey, 'nonces', 32))
    .update(length)
    .update(associated)
    .update(payload)
    .digest()
    .subarray(0, 12);
  const cipher = createCipheriv('aes-256-gcm', derive(contentKey, 'encryption', 32), nonce);
  cipher.setAAD(associated);
  const body = Buffer.concat([cipher.update(payload), cipher.final(), cipher.getAuthTag()]);
  return Buffer.concat([header, nonce, body]);
}
