import { createHash } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { referenceFingerprint, referenceKeyId, referenceSeal } from './reference';
import type { KnownAnswer, KnownFingerprint, MustFail, Vectors } from './types';

const keyA = createHash('sha256').update('vector key A').digest();
const keyB = createHash('sha256').update('vector key B').digest();

// Deflated once and written down: another release of zlib may find another, equally right, way to
// write the same bytes.
const deflatedScript = Buffer.from(
  '4bcecf2bcecf49d5cbc94fd750f248cdd251283bbca4282725354f5149d39a2b79b84a0300',
  'hex',
);
const deflatedNothing = Buffer.from('0300', 'hex');
const script = inflateRawSync(deflatedScript);

/** `length` bytes without a pattern, the same every time. */
function noise(length: number): Buffer {
  const blocks = Array.from({ length: Math.ceil(length / 32) }, (_, i) =>
    createHash('sha256')
      .update(`noise ${String(i)}`)
      .digest(),
  );
  return Buffer.concat(blocks).subarray(0, length);
}

function knownAnswer(
  what: string,
  contentKey: Buffer,
  name: string,
  encoding: 0 | 1,
  payload: Buffer,
  bytes = payload,
): KnownAnswer {
  return {
    what,
    contentKey: contentKey.toString('base64url'),
    keyId: referenceKeyId(contentKey),
    name,
    encoding,
    payload: payload.toString('hex'),
    opened: bytes.toString('hex'),
    file: referenceSeal(contentKey, name, encoding, payload).toString('hex'),
  };
}

function knownAnswers(): KnownAnswer[] {
  return [
    knownAnswer('empty payload', keyA, 'assets/js/a.js', 0, Buffer.alloc(0)),
    knownAnswer('one byte', keyA, 'assets/js/a.js', 0, Buffer.from([0])),
    knownAnswer('one cipher block', keyA, 'assets/files/a.bin', 0, noise(16)),
    knownAnswer('a block and a byte', keyA, 'assets/files/a.bin', 0, noise(17)),
    knownAnswer('same payload, another name', keyA, 'assets/files/b.bin', 0, noise(17)),
    knownAnswer('same payload, another key', keyB, 'assets/files/a.bin', 0, noise(17)),
    knownAnswer('name with å, ä and ö', keyA, 'assets/files/övning-å-ä.zip', 0, noise(40)),
    knownAnswer('deflated script', keyA, 'assets/js/a.js', 1, deflatedScript, script),
    knownAnswer('deflated nothing', keyB, 'x', 1, deflatedNothing, Buffer.alloc(0)),
    knownAnswer('4 KiB', keyB, 'assets/images/träd.png', 0, noise(4096)),
  ];
}

const regions = [
  { region: 'version', offset: 0, outcome: 'otherVersion' },
  { region: 'first byte of key id', offset: 1, outcome: 'wrongKey' },
  { region: 'last byte of key id', offset: 8, outcome: 'wrongKey' },
  { region: 'encoding', offset: 9, outcome: 'damaged' },
  { region: 'first byte of nonce', offset: 10, outcome: 'damaged' },
  { region: 'last byte of nonce', offset: 21, outcome: 'damaged' },
  { region: 'first byte of ciphertext', offset: 22, outcome: 'damaged' },
  { region: 'last byte of ciphertext', offset: -17, outcome: 'damaged' },
  { region: 'first byte of tag', offset: -16, outcome: 'damaged' },
  { region: 'last byte of tag', offset: -1, outcome: 'damaged' },
] as const;

function flipped(file: Buffer, offset: number): Buffer {
  const copy = Buffer.from(file);
  const index = offset < 0 ? copy.length + offset : offset;
  copy[index] = (copy[index] ?? 0) ^ 1;
  return copy;
}

function mustFail(): MustFail[] {
  const name = 'assets/js/a.js';
  const file = referenceSeal(keyA, name, 0, noise(40));
  const row = (what: string, bytes: Buffer, outcome: MustFail['outcome'], as = name): MustFail => ({
    what,
    contentKey: keyA.toString('base64url'),
    name: as,
    file: bytes.toString('hex'),
    outcome,
  });
  return [
    row('empty file', Buffer.alloc(0), 'damaged'),
    row('version byte alone', file.subarray(0, 1), 'damaged'),
    row('header alone', file.subarray(0, 22), 'damaged'),
    row('one byte less than the smallest file', file.subarray(0, 37), 'damaged'),
    row('cut to the smallest size', file.subarray(0, 38), 'damaged'),
    row('last byte missing', file.subarray(0, -1), 'damaged'),
    row('one byte too many', Buffer.concat([file, Buffer.from([0])]), 'damaged'),
    ...regions.map(({ region, offset, outcome }) =>
      row(`flipped: ${region}`, flipped(file, offset), outcome),
    ),
    row('another name', file, 'damaged', 'assets/js/b.js'),
    row('name in another letter case', file, 'damaged', 'assets/js/A.js'),
    row('empty name', file, 'damaged', ''),
    row('sealed with another key', referenceSeal(keyB, name, 0, noise(40)), 'wrongKey'),
    row('plain script in its place', script, 'otherVersion'),
    row('an HTML page in its place', Buffer.from('<!doctype html><title>404'), 'otherVersion'),
    row('all zeros', Buffer.alloc(64), 'otherVersion'),
  ];
}

function fingerprints(): KnownFingerprint[] {
  const row = (contentKey: Buffer, hash: string): KnownFingerprint => ({
    contentKey: contentKey.toString('base64url'),
    hash,
    keyed: referenceFingerprint(contentKey, hash),
  });
  return [row(keyA, '0123abcd'), row(keyB, '0123abcd'), row(keyA, '0123456789abcdef'.repeat(2))];
}

/** Every vector, made anew. */
export function makeVectors(): Vectors {
  return { knownAnswers: knownAnswers(), mustFail: mustFail(), fingerprints: fingerprints() };
}
