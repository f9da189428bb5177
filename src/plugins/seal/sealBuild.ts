import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sealedPath } from '../../seal/addresses';
import type { SealingKey } from '../../seal/format/keys';
import { forEachLimited, listFiles, readBytes, removeFile, writeBytes } from './buildFolder';
import type { DerivedFile } from './options';
import { planSeal, type BundleFacts, type SealPlan } from './plan';
import { sealFile } from './sealFile';
import { checkShells, type WrittenPage } from './shells';

/** Enough to keep the threads that read, deflate and encrypt busy. */
const filesAtOnce = 16;

export interface BuildToSeal {
  readonly outDir: string;
  readonly staticDirs: readonly string[];
  readonly bundle: BundleFacts;
}

/** What the seal has to work on, and what becomes of it. Reads only. @throws when the plan cannot be made, see plan.ts */
export async function planBuild({ outDir, staticDirs, bundle }: BuildToSeal): Promise<SealPlan> {
  const [files, ...copies] = await Promise.all([outDir, ...staticDirs].map(listFiles));
  const staticFiles = new Set(copies.flat());
  return planSeal({ files: files ?? [], staticFiles, bundle }, (name) =>
    readFileSync(path.join(outDir, name), 'utf8'),
  );
}

/** @throws when a page is more than the shell */
export function checkPages(outDir: string, { shells }: Pick<SealPlan, 'shells'>): void {
  checkShells(
    shells.map((name): WrittenPage => {
      return { name, html: readFileSync(path.join(outDir, name), 'utf8') };
    }),
  );
}

/** Writes the sealed form of every planned and derived file, then removes what must not stay readable. */
export async function sealBuild(
  outDir: string,
  key: SealingKey,
  plan: SealPlan,
  derived: readonly DerivedFile[],
): Promise<void> {
  const write = async (name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> =>
    writeBytes(outDir, sealedPath(key.id, name), await sealFile(key, name, bytes));
  const open = new Set(plan.open);
  await forEachLimited(plan.sealed, filesAtOnce, async (name) => {
    await write(name, await readBytes(outDir, name));
    if (!open.has(name)) await removeFile(outDir, name);
  });
  await forEachLimited(derived, filesAtOnce, async ({ name, bytes }) =>
    write(name, Uint8Array.from(bytes)),
  );
}
