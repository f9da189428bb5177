import { constants, deflateRaw } from 'node:zlib';
import { promisify } from 'node:util';
import { bytesFromText, concatBytes, type Bytes } from '../../seal/format/bytes';
import type { SealingKey } from '../../seal/format/keys';

const deflate = promisify(deflateRaw);

/** Blocks of a deflated stream that hold nothing, from one whole byte to another (RFC 1951, section 3.2). */
const emptyStored = Uint8Array.of(0x00, 0x00, 0x00, 0xff, 0xff);
const emptyFixedAndStored = Uint8Array.of(0x02, 0x00, 0x00, 0x00, 0xff, 0xff);
const emptyAndLast = Uint8Array.of(0x03, 0x00);

/** From here on every number is a sum of fives and sixes. */
const leastFilling = 20;
/** Many times what the size of a lesson changes by when a short word in it does. */
export const sizeSpread = 64;

/** Blocks that hold nothing, as many bytes as are asked for. @throws below 20 */
export function emptyBlocks(size: number): Uint8Array {
  if (size < leastFilling) throw new Error(`No blocks without content have ${String(size)} bytes`);
  const sixes = size % emptyStored.length;
  const fives = (size - sixes * emptyFixedAndStored.length) / emptyStored.length;
  return concatBytes(
    ...Array.from({ length: sixes }, () => emptyFixedAndStored),
    ...Array.from({ length: fives }, () => emptyStored),
  );
}

/** A number below the spread that only the key gives for a file. What else is signed with the key is hexadecimal alone. */
async function keyedFilling(key: SealingKey, name: string, bytes: Bytes): Promise<number> {
  const input = concatBytes(bytesFromText(`size ${name}\0`), bytes);
  const [first = 0] = new Uint8Array(await crypto.subtle.sign('HMAC', key.names, input));
  return first % sizeSpread;
}

/**
 * A file deflated, and made longer by what only the key knows: how well a text compresses says something of each word in it, to somebody who has
 * all the others. Inflates as any deflated file does. The same file, name and key give the same bytes.
 */
export async function deflateHidingSize(
  key: SealingKey,
  name: string,
  bytes: Bytes,
): Promise<Bytes> {
  const begun = await deflate(bytes, { level: 9, finishFlush: constants.Z_SYNC_FLUSH });
  const filling = emptyBlocks(leastFilling + (await keyedFilling(key, name, bytes)));
  return concatBytes(Uint8Array.from(begun), filling, emptyAndLast);
}
