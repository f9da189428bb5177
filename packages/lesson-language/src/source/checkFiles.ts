import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { withLf } from './sourceText';

/** A file that a page's programs find in their folder. */
export interface CheckFile {
  /** Where it lies. */
  readonly source: string;
  /** Its place in the folder, with forward slashes. */
  readonly path: string;
}

/** Where a page's `check_files` are: files, and folders of files. */
export function checkFilePaths(pagePath: string, checkFiles: readonly string[]): string[] {
  return checkFiles.map((file) => resolve(dirname(pagePath), file));
}

/**
 * The file itself without its folders, or every file in the folder; none where there is nothing.
 */
export function filesBelow(path: string): CheckFile[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [{ source: path, path: basename(path) }];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((source) => ({ source, path: relative(path, source).replaceAll('\\', '/') }));
}

/** What a page's programs find in their folder: text as a string, anything else as bytes. */
export function readCheckFiles(pagePath: string, checkFiles: readonly string[]) {
  return checkFilePaths(pagePath, checkFiles)
    .flatMap(filesBelow)
    .map(({ source, path }) => ({ path, content: readCheckFile(source) }));
}

/**
 * One of them. Lines of a text end with LF, as they do when the site is built from a fresh clone;
 * its letters stay as they are: it may be data.
 */
export function readCheckFile(source: string): string | Uint8Array {
  const bytes = readFileSync(source);
  const text = bytes.toString('utf8');
  return text.includes('\ufffd') || text.includes('\0') ? bytes : withLf(text);
}
