import { unzipSync, zipSync } from 'fflate';

/**
 * A zip file's entries in another zip file that does not compress them. A host compresses what it
 * sends, better than a zip file does, which treats each entry by itself; what is compressed already
 * it cannot make smaller. The same entries give the same bytes.
 * @throws when it is no zip file
 */
export function withoutCompression(zip: Uint8Array): Uint8Array {
  return zipSync(unzipSync(zip), { level: 0, mtime: new Date(1980, 0, 1) });
}
