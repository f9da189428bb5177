const offsetBasis = BigInt('0xcbf29ce484222325');
const prime = BigInt('0x100000001b3');

/**
 * FNV-1a over the text's UTF-8 bytes, 64 bits as 16 hexadecimal digits. It names things by their
 * content; it protects nothing. Source: the FNV specification (Fowler, Noll, Vo; IETF
 * draft-eastlake-fnv), whose test vectors the unit tests use.
 */
export function fnv1a64(text: string): string {
  let hash = offsetBasis;
  for (const byte of new TextEncoder().encode(text))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * prime);
  return hash.toString(16).padStart(16, '0');
}

/**
 * The same 16 digits for the same list of texts, different ones as soon as a text, their number or
 * their order differs. Line breaks, runs of blanks and Unicode forms do not count: re-wrapping a
 * paragraph leaves a student's results alone.
 */
export function contentHash(parts: readonly string[]): string {
  const plain = parts.map((part) => part.normalize('NFC').replace(/\s+/gu, ' ').trim());
  return fnv1a64(JSON.stringify(plain));
}

/**
 * A number from 0 to 2³² − 1 out of a content hash: the same content is always mixed the same way,
 * on the server and in the browser.
 */
export function seedOf(hash: string): number {
  return Number.parseInt(hash.slice(0, 8), 16);
}
