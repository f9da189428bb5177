/** The part of WebCrypto that is used here. */
export type Digest = Pick<SubtleCrypto, 'digest'>;

/** WebCrypto's `subtle`; undefined on plain http, where browsers have none, whatever types say. */
export function findDigest(): Digest | undefined {
  return (window.crypto as { readonly subtle?: Digest } | undefined)?.subtle;
}

/** SHA-256 of the text's UTF-8 bytes, as 64 hexadecimal digits. */
export async function sha256Hex(text: string, crypto: Digest): Promise<string> {
  const sum = await crypto.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(sum)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
