import type { Bytes } from './bytes';
import { associatedData, parseSealedFile, type SealedParts } from './header';
import type { OpeningKey } from './keys';
import { encodings, tagSize } from './layout';

/**
 * What comes of opening a sealed file. The three that are not `opened` call for different things,
 * so they are kept apart.
 */
export type OpenedFile =
  | { readonly kind: 'opened'; readonly bytes: Bytes }
  /** Sealed with another content key than the one at hand: fetch the key again. */
  | { readonly kind: 'wrongKey'; readonly keyId: string }
  /** Not a file of this version: a newer site than the program that reads it. */
  | { readonly kind: 'otherVersion'; readonly version: number }
  /** Truncated, altered, or sealed under another name: fetch the file again. */
  | { readonly kind: 'damaged' };

async function decrypt(
  key: OpeningKey,
  name: string,
  parts: SealedParts,
): Promise<Bytes | undefined> {
  const additionalData = associatedData(parts.associatedHeader, name);
  try {
    const plain = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: parts.nonce, additionalData, tagLength: 8 * tagSize },
      key.decryption,
      parts.body,
    );
    return new Uint8Array(plain);
  } catch (error) {
    // WebCrypto says OperationError for a tag that does not fit, and nothing more. Anything else is
    // a fault in the program.
    if (error instanceof DOMException && error.name === 'OperationError') return undefined;
    throw error;
  }
}

async function inflate(payload: Bytes): Promise<Bytes> {
  // Written by hand and not piped from a Blob, whose bytes would go to the browser's own process
  // and back.
  const { readable, writable } = new DecompressionStream('deflate-raw');
  const writer = writable.getWriter();
  const [bytes] = await Promise.all([
    new Response(readable).arrayBuffer(),
    writer.write(payload),
    writer.close(),
  ]);
  return new Uint8Array(bytes);
}

/**
 * Opens a sealed file.
 * @param name the name that it was sealed under
 * @returns one of four answers; a file that cannot be opened is an answer, not an exception
 * @throws only what is a fault in the program or the browser: a key of another kind, no
 * DecompressionStream
 */
export async function openSealedFile(
  key: OpeningKey,
  name: string,
  file: Bytes,
): Promise<OpenedFile> {
  const parsed = parseSealedFile(file);
  if (parsed.kind === 'otherVersion') return parsed;
  if (parsed.kind === 'malformed') return { kind: 'damaged' };
  const { parts } = parsed;
  if (parts.keyId !== key.id) return { kind: 'wrongKey', keyId: parts.keyId };
  const payload = await decrypt(key, name, parts);
  if (payload === undefined) return { kind: 'damaged' };
  const bytes = parts.encoding === encodings.deflate ? await inflate(payload) : payload;
  return { kind: 'opened', bytes };
}
