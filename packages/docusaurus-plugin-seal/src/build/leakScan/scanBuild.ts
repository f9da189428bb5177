import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../buildFolder';
import { withoutPublic } from './excuse';
import { collectProbes, type LessonFile, type Probes } from './probes';
import { alwaysPublic, type PublicText } from './publicTexts';
import { createScanner, type Leak } from './scan';

/** The lessons, and what is looked for of them. */
export interface LessonTexts {
  readonly names: readonly string[];
  readonly probes: Probes;
}

/** A package's file that is deployed in another form, and how that is made of it. */
export interface ServedOtherwise {
  /** Its path in the site's folder. */
  readonly file: string;
  /** Makes what is served in its place, of what it holds. */
  readonly served: (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>;
}

/** What anybody may read of a site although its pages may say the same. */
export interface PublicContent {
  readonly publicTexts: readonly PublicText[];
  /**
   * Files and folders of the site that are deployed as they are, such as `node_modules/katex`. A
   * file that is byte for byte one of them holds nothing that is sealed.
   */
  readonly servedFiles: readonly string[];
  readonly servedOtherwise: readonly ServedOtherwise[];
}

interface ScanFolders extends Partial<PublicContent> {
  readonly siteDir: string;
  /** What would be deployed. */
  readonly buildDir: string;
}

export interface ScanResult {
  readonly probes: number;
  /** Probes that were left out because they are public by design. */
  readonly excused: number;
  readonly files: number;
  readonly bytes: number;
  readonly leaks: readonly Leak[];
}

/** What tells files with the same bytes from others. */
export const digestOf = (bytes: Buffer): string =>
  createHash('sha256').update(bytes).digest('base64');

async function filesAt(place: string): Promise<readonly string[]> {
  if (!existsSync(place)) return [];
  if (!statSync(place).isDirectory()) return [place];
  return (await listFiles(place)).map((name) => path.join(place, name));
}

/**
 * The digests of every file of the site's packages and sources that is deployed as it is, or as it
 * is made of one. Those that are not there are passed over.
 */
export async function servedFileDigests(
  siteDir: string,
  { servedFiles = [], servedOtherwise = [] }: Partial<PublicContent>,
): Promise<ReadonlySet<string>> {
  const digests = new Set<string>();
  for (const place of servedFiles)
    for (const file of await filesAt(path.join(siteDir, place)))
      digests.add(digestOf(readFileSync(file)));
  for (const { file, served } of servedOtherwise) {
    const source = path.join(siteDir, file);
    if (existsSync(source)) digests.add(digestOf(Buffer.from(await served(readFileSync(source)))));
  }
  return digests;
}

async function readFolder(folder: string, prefix = ''): Promise<{ name: string; bytes: Buffer }[]> {
  const names = await listFiles(folder);
  return names.map((name) => ({
    name: prefix + name,
    bytes: readFileSync(path.join(folder, name)),
  }));
}

function countOf({ texts, labels, binaries }: Probes): number {
  return texts.size + labels.size + binaries.size;
}

/** The routes of the site, in the names of its pages. */
function routesIn(names: readonly string[]): string[] {
  return names
    .filter((name) => name.endsWith('.html'))
    .map((name) => name.replace(/(\/?index)?\.html$/, ''));
}

/** Reads the lessons in folders of the site. @throws when there is nothing to look for */
export async function readLessonTexts(
  siteDir: string,
  ...docsDirs: readonly string[]
): Promise<LessonTexts> {
  const read = docsDirs.map((dir) => readFolder(dir, `${path.relative(siteDir, dir)}/`));
  const lessons = (await Promise.all(read)).flat();
  return {
    names: lessons.map(({ name }) => name),
    probes: collectProbes(lessons.map(({ name, bytes }): LessonFile => ({ path: name, bytes }))),
  };
}

/**
 * Looks at what would be deployed as it is now. What it has looked at before it passes over, and
 * tells again what it found there.
 */
export type BuildScan = () => Promise<ScanResult>;

/** For a build whose last files come late: the others can be looked at meanwhile. Reads only. */
export async function createBuildScan(
  { siteDir, buildDir, publicTexts = [], ...served }: ScanFolders,
  { names, probes: collected }: LessonTexts,
): Promise<BuildScan> {
  const digests = await servedFileDigests(siteDir, served);
  const routes = routesIn(await listFiles(buildDir));
  const probes = withoutPublic(collected, [...alwaysPublic, ...publicTexts], [...routes, ...names]);
  const scan = createScanner(probes);
  const leaks: Leak[] = [];
  return async () => {
    const all = await readFolder(buildDir);
    const files = all.filter(({ bytes }) => !digests.has(digestOf(bytes)));
    if (files.length === 0) throw new Error('The leak scan has no files to look at');
    leaks.push(...scan(files));
    return {
      probes: countOf(probes),
      excused: countOf(collected) - countOf(probes),
      files: all.length,
      bytes: all.reduce((sum, { bytes }) => sum + bytes.length, 0),
      leaks: [...leaks],
    };
  };
}

/**
 * Looks for every text of the lessons in every byte that would be deployed. Reads only.
 * @throws when there is nothing to look at
 */
export async function scanBuild(folders: ScanFolders, lessons: LessonTexts): Promise<ScanResult> {
  const scan = await createBuildScan(folders, lessons);
  return scan();
}
