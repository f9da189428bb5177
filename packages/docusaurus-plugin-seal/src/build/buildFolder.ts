import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Every file below a folder, as sorted paths with slashes; none when there is no such folder. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    },
  );
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .sort();
}

export async function readBytes(folder: string, name: string): Promise<Uint8Array<ArrayBuffer>> {
  return Uint8Array.from(await readFile(path.join(folder, name)));
}

/** Writes a file and the folders it lies in. */
export async function writeBytes(folder: string, name: string, bytes: Uint8Array): Promise<void> {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, bytes);
}

export async function removeFile(folder: string, name: string): Promise<void> {
  await rm(path.join(folder, name));
}

/**
 * Runs the work over all items, `limit` at a time: thousands of open files at once are more than a
 * system allows.
 */
export async function forEachLimited<T>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const worker = async (): Promise<void> => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: limit }, worker));
}
