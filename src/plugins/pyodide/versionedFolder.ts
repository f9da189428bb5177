import { createHash } from 'node:crypto';
import type { PublicFile } from '../publicFiles';

/**
 * The files in a folder whose name stands for all their names and bytes, so that a browser may keep
 * what it finds there for good: other bytes are at another address.
 */
export function inVersionedFolder(
  name: string,
  files: readonly PublicFile[],
): readonly [folder: string, files: readonly PublicFile[]] {
  const hash = createHash('sha256');
  for (const { path, content } of files) {
    const bytes = Buffer.from(content);
    hash.update(`${path}\0${String(bytes.length)}\0`).update(bytes);
  }
  const folder = `${name}-${hash.digest('hex').slice(0, 16)}`;
  return [folder, files.map((file) => ({ ...file, path: `${folder}/${file.path}` }))];
}
