import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync, zipSync } from 'fflate';

/** A project's files by their paths inside it, with forward slashes. */
export type ProjectFiles = Readonly<Record<string, Uint8Array>>;

/** Reads a project from disk, without what Godot makes anew on every computer. */
export function readProjectFiles(folder: string): ProjectFiles {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => !name.startsWith('.godot/'))
    .sort();
  return Object.fromEntries(
    names.map((name) => [name, new Uint8Array(readFileSync(join(folder, name)))]),
  );
}

/**
 * One zip file with everything in a folder of the project's name. The same files give the same
 * bytes on every computer: the packing is JavaScript, and the files' own times are left out (a zip
 * file counts from 1980, in local time).
 */
export function packProject(name: string, files: ProjectFiles): Uint8Array {
  const entries = Object.entries(files)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([file, bytes]): [string, Uint8Array] => [`${name}/${file}`, bytes]);
  return zipSync(Object.fromEntries(entries), { level: 9, mtime: new Date(1980, 0, 1) });
}

/**
 * Which files differ between a project and its zip file, one sentence each. Throws when the zip
 * cannot be read.
 */
export function zipDifferences(name: string, files: ProjectFiles, zip: Uint8Array): string[] {
  const packed = unzipSync(zip);
  const lost = Object.keys(files).filter((file) => packed[`${name}/${file}`] === undefined);
  const other = Object.entries(packed).flatMap(([path, bytes]) => {
    const own = path.startsWith(`${name}/`) ? files[path.slice(name.length + 1)] : undefined;
    if (own === undefined) return [`${path} finns bara i zip-filen`];
    return Buffer.compare(own, bytes) === 0 ? [] : [`${path} har ett annat innehåll i zip-filen`];
  });
  return [...lost.map((file) => `${name}/${file} saknas i zip-filen`), ...other];
}
