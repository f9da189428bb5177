import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { withoutCompression } from '../../pyodide/standardLibrary';
import { runnerFiles, runnerPackage } from '../../../teaching/python/worker/runnerFiles';
import { listFiles } from '../buildFolder';
import { allowed } from './allowed';
import { withoutPublic } from './excuse';
import { collectProbes, type LessonFile, type Probes } from './probes';
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
  readonly served: (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>;
}

interface ScanFolders {
  readonly siteDir: string;
  /** What would be deployed. */
  readonly buildDir: string;
  /** What accelerators make of packages' files. */
  readonly servedOtherwise?: readonly ServedOtherwise[];
}

export interface ScanResult {
  readonly probes: number;
  /** Probes that were left out because they are public by design. */
  readonly excused: number;
  readonly files: number;
  readonly bytes: number;
  readonly leaks: readonly Leak[];
}

/**
 * npm packages whose files are deployed as they are. A file that is byte for byte one of theirs
 * holds none of our lessons.
 */
const servedPackages = ['katex', 'pyodide'];

/**
 * Programs of our own that are deployed as they are; a line of Python in a lesson may well stand in
 * one (`except AssertionError:`).
 */
const servedSources = runnerFiles.map(
  (name) => `src/teaching/python/worker/${runnerPackage}/${name}`,
);

/** What tells files with the same bytes from others. */
export const digestOf = (bytes: Buffer): string =>
  createHash('sha256').update(bytes).digest('base64');

/** Without accelerators. */
const plainlyServed: ServedOtherwise = {
  file: 'node_modules/pyodide/python_stdlib.zip',
  served: withoutCompression,
};

/**
 * The digests of every file that is served as it is in a package or in our own sources, or as it is
 * made of a package's: here, and by the others that are given.
 */
export async function servedFileDigests(
  siteDir: string,
  others: readonly ServedOtherwise[],
): Promise<ReadonlySet<string>> {
  const sources = servedSources.map((file) => path.join(siteDir, file));
  const digests = new Set(sources.filter(existsSync).map((file) => digestOf(readFileSync(file))));
  for (const { file, served } of [plainlyServed, ...others]) {
    const source = path.join(siteDir, file);
    if (existsSync(source)) digests.add(digestOf(Buffer.from(await served(readFileSync(source)))));
  }
  for (const name of servedPackages) {
    const folder = path.join(siteDir, 'node_modules', name);
    for (const file of await listFiles(folder))
      digests.add(digestOf(readFileSync(path.join(folder, file))));
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

/** Reads the lessons in a folder of the site. @throws when there is nothing to look for */
export async function readLessonTexts(siteDir: string, docsDir: string): Promise<LessonTexts> {
  const lessons = await readFolder(docsDir, `${path.relative(siteDir, docsDir)}/`);
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
  { siteDir, buildDir, servedOtherwise = [] }: ScanFolders,
  { names, probes: collected }: LessonTexts,
): Promise<BuildScan> {
  const served = await servedFileDigests(siteDir, servedOtherwise);
  const routes = routesIn(await listFiles(buildDir));
  const probes = withoutPublic(collected, allowed, [...routes, ...names]);
  const scan = createScanner(probes);
  const leaks: Leak[] = [];
  return async () => {
    const all = await readFolder(buildDir);
    const files = all.filter(({ bytes }) => !served.has(digestOf(bytes)));
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
