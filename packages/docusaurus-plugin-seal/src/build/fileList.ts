/**
 * The list of what each group of pages takes to be read, for a site that keeps them on the device.
 * It is sealed: which files belong together would tell what the site has.
 */
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { sealedFolder, sealedPath } from '../common/addresses';
import type { SavedList, SizedAddress } from '../common/savedList';
import { listFiles } from './buildFolder';
import type { FileListOption } from './fileGroups';
import type { DerivedFile } from './options';
import type { BundleFacts } from './plan';

interface FinishedBuild {
  readonly outDir: string;
  readonly baseUrl: string;
  readonly bundle: Pick<BundleFacts, 'grouped'>;
}

const digestOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex');

/** What is deployed, but for pages, with the name in the build that its group is known by. */
async function deployedFiles(
  outDir: string,
  keyId: string,
  left: readonly string[],
): Promise<readonly { readonly file: string; readonly name: string }[]> {
  const prefix = `${sealedFolder}/${keyId}/`;
  const leftOut = new Set(left.map((name) => sealedPath(keyId, name)));
  const files = await listFiles(outDir);
  return files
    .filter((file) => !/\.html$|^\./.test(file) && !leftOut.has(file))
    .map((file) => ({
      file,
      name: file.startsWith(prefix) ? file.slice(prefix.length).replace(/\.bin$/, '') : file,
    }));
}

/**
 * The list of a finished build. All pages are alike, so one stands for them, by what it says.
 * @param left names of sealed files that nobody needs who has the others
 */
export async function makeFileList(
  { outDir, baseUrl, bundle }: FinishedBuild,
  keyId: string,
  { name: listName }: FileListOption,
  left: readonly string[],
): Promise<DerivedFile> {
  const addressOf = (file: string): string =>
    baseUrl + file.split('/').map(encodeURIComponent).join('/');
  const shared: SizedAddress[] = [[addressOf(sealedPath(keyId, listName)), 0]];
  const groups: Record<string, SizedAddress[]> = {};
  for (const { file, name } of await deployedFiles(outDir, keyId, left)) {
    const group = bundle.grouped.get(name);
    const files = group === undefined ? shared : (groups[group] ??= []);
    files.push([addressOf(file), statSync(path.join(outDir, file)).size]);
  }
  const page = digestOf(readFileSync(path.join(outDir, 'index.html')));
  const content = { keyId, page, shared, groups };
  const list: SavedList = { edition: digestOf(JSON.stringify(content)).slice(0, 16), ...content };
  return { name: listName, bytes: Buffer.from(JSON.stringify(list)) };
}
