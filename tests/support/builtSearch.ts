import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findContentKey } from 'docusaurus-plugin-seal/contentKey';
import { sealedPath } from 'docusaurus-plugin-seal/common';
import { deriveOpeningKey, openSealedFile } from '@kurser/sealed-format';
import { indexFile, textsFile } from '@kurser/search/engine/shape';

/**
 * The two files of the search as a member's browser gets to see them, and the bytes they take on
 * the way.
 */
export interface BuiltSearchFiles {
  readonly index: string;
  readonly texts: string;
  readonly sealedBytes: { readonly index: number; readonly texts: number };
}

interface OpenedFile {
  readonly text: string;
  readonly bytes: number;
}

/** @throws when the build has no such file, or the content key at hand does not open it */
async function openBuiltFile(buildDir: string, name: string): Promise<OpenedFile> {
  const plain = path.join(buildDir, name);
  if (existsSync(plain)) {
    const bytes = readFileSync(plain);
    return { text: bytes.toString('utf8'), bytes: bytes.length };
  }
  const contentKey = await findContentKey(process.env, process.cwd());
  if (contentKey === undefined) throw new Error(`No content key to open ${name} in ${buildDir}`);
  const key = await deriveOpeningKey(contentKey);
  const sealed = readFileSync(path.join(buildDir, sealedPath(key.id, name)));
  const opened = await openSealedFile(key, name, Uint8Array.from(sealed));
  if (opened.kind !== 'opened') throw new Error(`${name} in ${buildDir} is ${opened.kind}`);
  return { text: new TextDecoder().decode(opened.bytes), bytes: sealed.length };
}

/** The search of a finished build, sealed or not. @throws when there is none */
export async function openBuiltSearch(buildDir: string): Promise<BuiltSearchFiles> {
  const index = await openBuiltFile(buildDir, indexFile);
  const texts = await openBuiltFile(buildDir, textsFile);
  return {
    index: index.text,
    texts: texts.text,
    sealedBytes: { index: index.bytes, texts: texts.bytes },
  };
}
