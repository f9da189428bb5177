import { bytesFromText, concatBytes, hexFromBytes, type Bytes } from './bytes';
import {
  bodyOffset,
  encodingOffset,
  formatVersion,
  isEncoding,
  keyIdOffset,
  nonceOffset,
  smallestFileSize,
  versionOffset,
  type Encoding,
} from './layout';

/** A sealed file taken apart; nothing in it is authenticated yet. */
export interface SealedParts {
  readonly keyId: string;
  readonly encoding: Encoding;
  readonly associatedHeader: Bytes;
  readonly nonce: Bytes;
  readonly body: Bytes;
}

export type ParsedFile =
  | { readonly kind: 'parts'; readonly parts: SealedParts }
  | { readonly kind: 'otherVersion'; readonly version: number }
  | { readonly kind: 'malformed' };

/** The part of the header that is authenticated; the nonce is so by GCM itself. */
export function associatedHeader(keyId: Uint8Array, encoding: Encoding): Bytes {
  return concatBytes(Uint8Array.of(formatVersion), keyId, Uint8Array.of(encoding));
}

export function associatedData(header: Uint8Array, name: string): Bytes {
  return concatBytes(header, bytesFromText(name));
}

/**
 * Takes a sealed file apart. Anything that is not exactly right is an answer of its own kind; never
 * throws.
 */
export function parseSealedFile(file: Bytes): ParsedFile {
  const version = file[versionOffset];
  if (version === undefined) return { kind: 'malformed' };
  if (version !== formatVersion) return { kind: 'otherVersion', version };
  const encoding = file[encodingOffset];
  if (file.length < smallestFileSize || !isEncoding(encoding)) return { kind: 'malformed' };
  const parts: SealedParts = {
    keyId: hexFromBytes(file.subarray(keyIdOffset, encodingOffset)),
    encoding,
    associatedHeader: file.slice(versionOffset, nonceOffset),
    nonce: file.slice(nonceOffset, bodyOffset),
    body: file.subarray(bodyOffset),
  };
  return { kind: 'parts', parts };
}
