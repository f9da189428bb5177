import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * The page or folder that an author means: a path from where the author stands or from the
 * project's folder, or a page as its address has it, `3/m18`, `docs/3/m18` or `/courses/3/m18`.
 * What is nowhere stays as it is written, from the project's folder.
 */
export function pathOfArgument(arg: string, root: string, from: string): string {
  const written = arg.replaceAll('\\', '/').normalize('NFC');
  const below = written.replace(/^(?:\.\/)?(?:docs|\/?courses)\//, '').replace(/\/$/, '');
  const inDocs = join(root, 'docs', below);
  const places = [resolve(from, arg), resolve(root, written)];
  const pages = [...places, inDocs].flatMap((place) => [`${place}.mdx`, place]);
  const found = [...places, ...pages].find((place) => existsSync(place));
  return found ?? resolve(root, written);
}
