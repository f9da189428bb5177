import { posix } from 'node:path';

/**
 * The address of a page, as Docusaurus makes it from the path below docs/: `3/m3.mdx` →
 * `/courses/3/m3`. `index` and a page named like its folder are the folder's own page; a relative
 * `slug` is placed in the folder.
 */
export function pathToRoute(docPath: string, slug?: string): string {
  const { dir, name } = posix.parse(docPath.normalize('NFC'));
  const isFolderPage = name === 'index' || (dir !== '' && name === posix.basename(dir));
  const below = slug ?? (isFolderPage ? '.' : name);
  return posix.resolve('/courses', dir, slug?.startsWith('/') === true ? `/courses${slug}` : below);
}
