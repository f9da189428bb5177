import { constants, deflateRaw } from 'node:zlib';
import { promisify } from 'node:util';
import { concatBytes, type Bytes } from '@kurser/sealed-format';

const deflate = promisify(deflateRaw);

/**
 * Blocks of a deflated stream that hold nothing, from one whole byte to another (RFC 1951, section
 * 3.2).
 */
const emptyStored = Uint8Array.of(0x00, 0x00, 0x00, 0xff, 0xff);
const emptyFixedAndStored = Uint8Array.of(0x02, 0x00, 0x00, 0x00, 0xff, 0xff);
const emptyAndLast = Uint8Array.of(0x03, 0x00);

/** From here on every number is a sum of fives and sixes. */
const leastFilling = 20;
/**
 * Every deflated file is as long as a multiple of this. Hundreds of times what the size of a lesson
 * changes by when a short word in it does, so that all words of a kind nearly always give the same
 * size, in one version of the lesson and in sixty. A length that is drawn anew for each version
 * does not do that: it is averaged away.
 */
export const sizeStep = 2048;

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

/** How many bytes are to fill up what has so many, for the whole to be a number of steps. */
function fillingFor(size: number): number {
  return Math.ceil((size + leastFilling) / sizeStep) * sizeStep - size;
}

/**
 * A file deflated, and made longer up to the next step: how well a text compresses says something
 * of each word in it, to somebody who has all the others. Inflates as any deflated file does. The
 * same file gives the same bytes.
 */
export async function deflateHidingSize(bytes: Bytes): Promise<Bytes> {
  const begun = await deflate(bytes, { level: 9, finishFlush: constants.Z_SYNC_FLUSH });
  const filling = emptyBlocks(fillingFor(begun.length + emptyAndLast.length));
  return concatBytes(Uint8Array.from(begun), filling, emptyAndLast);
}
