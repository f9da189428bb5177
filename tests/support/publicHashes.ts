/**
 * What somebody without the key has of a build, and what they can compute from sources that they
 * have guessed right.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from 'docusaurus-plugin-seal/build';

const hash = /[0-9a-f]{8,}/g;

const hashesIn = (text: string): string[] => text.match(hash) ?? [];

/**
 * The files of a build that anybody can read, by name, as Latin-1; of the others, nothing but the
 * names.
 */
export async function publicTexts(outDir: string): Promise<ReadonlyMap<string, string>> {
  const names = await listFiles(outDir);
  return new Map(
    names.map((name) => [
      name,
      name.startsWith('sealed/') ? '' : readFileSync(path.join(outDir, name), 'latin1'),
    ]),
  );
}

/** Everything in names and texts that could be a hash. */
export function hashesOf(texts: ReadonlyMap<string, string>): Set<string> {
  return new Set([...texts].flat().flatMap(hashesIn));
}

/**
 * What can be read, with the same sign in the place of all that could be a hash; in an order that
 * does not depend on any.
 */
export function withoutHashes(texts: ReadonlyMap<string, string>): string[] {
  return [...texts].map(([name, text]) => `${name}\n${text}`.replace(hash, '#')).sort();
}

const functions = ['md5', 'sha1', 'sha256', 'sha512'];

/**
 * The hashes of a build that is not sealed: those that the bundler wrote, and those of its files by
 * every function that is in common use.
 */
export async function computableHashes(outDir: string): Promise<readonly string[]> {
  const texts = await publicTexts(outDir);
  const digests = [...texts.values()].flatMap((text) =>
    functions.map((name) => createHash(name).update(text, 'latin1').digest('hex')),
  );
  return [...hashesOf(texts), ...digests];
}
