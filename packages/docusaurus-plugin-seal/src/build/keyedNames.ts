import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { keyedFingerprint, type SealingKey } from '@kurser/sealed-format';
import type { RenderedPage } from '../server/renderedPages';
import { keyOf, type SealedCompartment } from './compartments';
import { forEachLimited, listFiles } from './buildFolder';
import type { BundleFacts } from './plan';

/**
 * A file's hash is the last such word of its name; names from lessons may have some of their own
 * before it.
 */
const hashInName = /^assets\/.*[.-]([0-9a-f]{8,})(?:\.[^/]*)?$/;

/** Whole runs of digits: a hash that is part of a longer number is another number. */
const hashes = /[0-9a-f]{8,}/g;

const filesAtOnce = 16;

/**
 * The hashes that the bundler has named files by.
 * @param names of the files that the bundler has made
 * @throws naming the assets whose names have none: what their names are made of, nobody knows
 */
export function hashesInNames(names: readonly string[]): ReadonlySet<string> {
  const assets = names.filter((name) => name.startsWith('assets/'));
  const unknown = assets.filter((name) => !hashInName.test(name));
  if (unknown.length > 0)
    throw new Error(`Without a hash in their names: ${unknown.slice(0, 5).join(', ')}`);
  return new Set(assets.flatMap((name) => hashInName.exec(name)?.[1] ?? []));
}

/** A text with the keyed form of every hash in it that has one. */
export function withKeyedHashes(text: string, keyed: ReadonlyMap<string, string>): string {
  return text.replace(hashes, (hash) => keyed.get(hash) ?? hash);
}

/** The facts of the bundle under the files' new names. */
function keyedBundle(bundle: BundleFacts, keyed: ReadonlyMap<string, string>): BundleFacts {
  const newName = (name: string): string => withKeyedHashes(name, keyed);
  return {
    entryFiles: new Set([...bundle.entryFiles].map(newName)),
    namedGroups: bundle.namedGroups.map(({ name, files }) => ({
      name,
      files: files.map(newName),
    })),
    apart: new Map([...bundle.apart].map(([name, id]) => [newName(name), id])),
    grouped: new Map([...bundle.grouped].map(([name, group]) => [newName(name), group])),
  };
}

/** Other assets are files of lessons, which say what their authors wrote. */
const namesOthers = (name: string): boolean => /^assets\/(?:js|css)\/|^(?!assets\/)/.test(name);

/**
 * Names a file anew, and what it names. As Latin-1, in which every byte is a letter and stays what
 * it is.
 */
async function rewriteFile(
  outDir: string,
  name: string,
  keyed: ReadonlyMap<string, string>,
): Promise<void> {
  const file = path.join(outDir, name);
  if (namesOthers(name)) {
    const text = await readFile(file, 'latin1');
    const rewritten = withKeyedHashes(text, keyed);
    if (rewritten !== text) await writeFile(file, rewritten, 'latin1');
  }
  const newName = withKeyedHashes(name, keyed);
  if (newName !== name) await rename(file, path.join(outDir, newName));
}

export interface NamedBuild {
  readonly outDir: string;
  readonly staticDirs: readonly string[];
  readonly bundle: BundleFacts;
}

export interface KeyedBuild {
  readonly bundle: BundleFacts;
  readonly rendered: readonly RenderedPage[];
}

/**
 * Gives every file that is named by a hash of its content a name that only the key gives it,
 * everywhere in the build. After the bundler and not in it: its cache would keep the names of an
 * earlier key, and its salt does not reach the loaders that name pictures and downloads. A file of
 * a compartment gets a name that only the compartment's key gives: with the site's own key a
 * reader could try guesses at what it holds.
 * @throws as hashesInNames
 */
export async function keyNames(
  { outDir, staticDirs, bundle }: NamedBuild,
  rendered: readonly RenderedPage[],
  key: SealingKey,
  compartments: readonly SealedCompartment[] = [],
): Promise<KeyedBuild> {
  const [files = [], ...copies] = await Promise.all([outDir, ...staticDirs].map(listFiles));
  const staticFiles = new Set(copies.flat());
  const own = files.filter((name) => !staticFiles.has(name));
  const isApart = (name: string): boolean => bundle.apart.has(name);
  const [apart, others] = [own.filter(isApart), own.filter((name) => !isApart(name))];
  const fingerprint = async (hash: string, by: SealingKey) =>
    [hash, await keyedFingerprint(by, hash)] as const;
  const keyed = new Map(
    await Promise.all([
      ...[...hashesInNames(others)].map((hash) => fingerprint(hash, key)),
      ...apart.flatMap((name) =>
        [...hashesInNames([name])].map((hash) =>
          fingerprint(hash, keyOf(bundle, compartments, key, name)),
        ),
      ),
    ]),
  );
  await forEachLimited(own, filesAtOnce, (name) => rewriteFile(outDir, name, keyed));
  return {
    bundle: keyedBundle(bundle, keyed),
    rendered: rendered.map((page) => ({ ...page, html: withKeyedHashes(page.html, keyed) })),
  };
}
