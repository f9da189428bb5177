import { mkdir, readFile, readdir, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

/** A file that is served as it is, to everyone. */
export interface PublicFile {
  /** Inside the folder it belongs to, with `/` between the parts. */
  readonly path: string;
  readonly content: Uint8Array | string;
}

/**
 * Where plugins put what they serve from npm packages; one of the site's static directories, so
 * that the development server and the build treat it as they treat `static/`. Like that one it is
 * public: nothing of a lesson belongs here.
 */
export const publicDirectory = '.cache/public';

async function filesIn(folder: string): Promise<readonly string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  } catch {
    // The folder is not there yet.
    return [];
  }
}

async function hasContent(path: string, content: Buffer): Promise<boolean> {
  try {
    return content.equals(await readFile(path));
  } catch {
    return false;
  }
}

/** Removes a file, and the folders above it inside `folder` that it leaves empty. */
async function removeFile(folder: string, path: string): Promise<void> {
  const file = join(folder, ...path.split('/'));
  await rm(file);
  for (let above = dirname(file); above !== folder; above = dirname(above)) {
    if ((await readdir(above)).length > 0) return;
    await rmdir(above);
  }
}

/**
 * Makes a folder hold exactly these files. What is there already with the same bytes is not
 * touched, since a development server beside the build may be serving it.
 */
export async function writePublicFiles(
  folder: string,
  files: readonly PublicFile[],
): Promise<void> {
  const wanted = new Set(files.map(({ path }) => path));
  for (const path of await filesIn(folder)) if (!wanted.has(path)) await removeFile(folder, path);
  for (const { path, content } of files) {
    const target = join(folder, ...path.split('/'));
    const bytes = Buffer.from(content);
    if (await hasContent(target, bytes)) continue;
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, bytes);
  }
}
