import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapePath, getFileLoaderUtils } from '@docusaurus/utils';
import { packProject } from '../projectZip';
import { asPackable, type ExerciseFolder } from '../plan/folder';

/**
 * Beside the bundler's own cache, which may hold a page without reading it again: the two are
 * removed together, and a page never asks for a file that is gone.
 */
const cache = 'node_modules/.cache/exercise-folders';

/**
 * Names of sealed files can be read by anyone, and an exercise's title may not: its own name stands
 * inside the file.
 */
const fileName = 'uppgift.zip';

/** Packs a folder as a zip file and returns where it lies. The same folder gives the same file. */
export function packFolder(siteDir: string, folder: ExerciseFolder): string {
  const zip = packProject(folder.name, asPackable(folder));
  const hash = createHash('sha256').update(zip).digest('hex').slice(0, 16);
  const place = join(siteDir, cache, hash);
  const file = join(place, fileName);
  if (!existsSync(file)) {
    mkdirSync(place, { recursive: true });
    writeFileSync(file, zip);
  }
  return file;
}

/**
 * What the page's module asks the bundler for, as Docusaurus does for a link to a file: the
 * answer's `default` is the file's address.
 */
export function requestFor(file: string, isServer: boolean): string {
  return `${getFileLoaderUtils(isServer).loaders.inlineMarkdownLinkFileLoader}${escapePath(file)}`;
}
