/**
 * A sealed file, version 1:
 *
 * - version, 1 byte: 0x01
 * - keyId, 8 bytes: which content key opens it; public, says nothing about the key
 * - encoding, 1 byte: what the opened bytes are: 0 the file itself, 1 the file deflated (RFC 1951)
 * - nonce, 12 bytes: AES-GCM's, derived from key, header, name and payload
 * - body: AES-256-GCM ciphertext, then the 16-byte tag
 *
 * Associated data is version, keyId and encoding as they stand in the file, then the file's name in
 * UTF-8. All of these have a fixed size but the name, which is last, so no two (header, name) pairs
 * give the same associated data.
 */
export const formatVersion = 1;

export const keyIdSize = 8;
/** 96 bits: the one nonce size that GCM uses as it is (NIST SP 800-38D, section 5.2.1.1). */
export const nonceSize = 12;
/**
 * The longest tag there is; shorter ones weaken GCM more than their length says (SP 800-38D,
 * appendix C).
 */
export const tagSize = 16;

export const versionOffset = 0;
export const keyIdOffset = 1;
export const encodingOffset = keyIdOffset + keyIdSize;
export const nonceOffset = encodingOffset + 1;
export const bodyOffset = nonceOffset + nonceSize;

/** What every sealed file has at least: a header and the tag of an empty payload. */
export const smallestFileSize = bodyOffset + tagSize;

/** How the payload of a sealed file is written. The numbers are part of the format. */
export const encodings = { identity: 0, deflate: 1 } as const;
export type Encoding = (typeof encodings)[keyof typeof encodings];

/** Is the byte one of the encodings that this version knows? */
export function isEncoding(byte: number | undefined): byte is Encoding {
  return byte === encodings.identity || byte === encodings.deflate;
}
