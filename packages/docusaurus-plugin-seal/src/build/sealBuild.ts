import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sealedPath } from '../common/addresses';
import type { SealingKey } from '@kurser/sealed-format';
import { keyOf, type SealedCompartment } from './compartments';
import { contentPolicy, withPolicy, type PolicyAddresses } from './contentPolicy';
import { forEachLimited, listFiles, readBytes, removeFile, writeBytes } from './buildFolder';
import type { FileToSeal, FinishPage, Sealing, ShellOfSite } from './hooks';
import type { DerivedFile } from './options';
import { planSeal, type BundleFacts, type SealPlan } from './plan';
import { publicScripts, withPreloads } from './preloads';
import { sealFile } from './sealFile';
import { checkShells, type WrittenPage } from './shells';

/** Enough to keep the threads that read, deflate and encrypt busy. */
const filesAtOnce = 16;

export interface BuildToSeal {
  readonly outDir: string;
  readonly baseUrl: string;
  readonly staticDirs: readonly string[];
  readonly bundle: BundleFacts;
  /** What is sealed with keys of its own. */
  readonly compartments: readonly SealedCompartment[];
}

/**
 * What the seal has to work on, and what becomes of it. Reads only.
 * @throws when the plan cannot be made, see plan.ts
 */
export async function planBuild({ outDir, staticDirs, bundle }: BuildToSeal): Promise<SealPlan> {
  const [files, ...copies] = await Promise.all([outDir, ...staticDirs].map(listFiles));
  const staticFiles = new Set(copies.flat());
  return planSeal({ files: files ?? [], staticFiles, bundle }, (name) =>
    readFileSync(path.join(outDir, name), 'utf8'),
  );
}

/** Reads a style sheet of the build by its address. */
function sheetReader({ outDir, baseUrl }: BuildToSeal): (address: string) => string {
  return (address) => readFileSync(path.join(outDir, address.slice(baseUrl.length)), 'utf8');
}

/** The page that all of a build's pages are, as far as anyone asks before it is finished. */
export function shellOf(build: BuildToSeal, plan: Pick<SealPlan, 'shells' | 'open'>): ShellOfSite {
  const [first = ''] = plan.shells;
  const shell = readFileSync(path.join(build.outDir, first), 'utf8');
  return { shell, baseUrl: build.baseUrl, open: plan.open, readSheet: sheetReader(build) };
}

/**
 * A page that waits for nothing it can do without: as Docusaurus wrote it, and with it what its
 * scripts ask for first.
 */
const plainPage: FinishPage = ({ shell, baseUrl, scripts: { beside, app } }) =>
  withPreloads(shell, baseUrl, [...beside, ...app]);

/** How the pages are to be finished. */
export interface Finish {
  /** Null for pages without a policy. */
  readonly addresses: PolicyAddresses | null;
  readonly sealing: Sealing | null;
  readonly finishPage: FinishPage | null;
}

/**
 * Sees to it that every page is the same shell, and writes it as it is deployed, with its security
 * policy.
 * @throws when a page is more than the shell
 */
export function finishPages(
  build: BuildToSeal,
  plan: Pick<SealPlan, 'shells' | 'open'>,
  { addresses, sealing, finishPage }: Finish,
): void {
  const pages = plan.shells.map((name): WrittenPage => {
    return { name, html: readFileSync(path.join(build.outDir, name), 'utf8') };
  });
  checkShells(pages);
  const finish = finishPage ?? plainPage;
  const scripts = publicScripts(build.bundle);
  const page = finish({ ...shellOf(build, plan), scripts, sealing });
  const deployed =
    addresses === null
      ? page
      : withPolicy(page, contentPolicy(page, { sealed: sealing !== null, ...addresses }));
  for (const { name } of pages) writeFileSync(path.join(build.outDir, name), deployed);
}

function writeSealed(
  outDir: string,
  key: SealingKey,
  name: string,
  sealed: Uint8Array<ArrayBuffer>,
): Promise<void> {
  return writeBytes(outDir, sealedPath(key.id, name), sealed);
}

/**
 * Writes the sealed form of every planned file and of the early ones, then removes what must not
 * stay readable.
 */
export async function sealBuild(
  { outDir, bundle, compartments }: Pick<BuildToSeal, 'outDir' | 'bundle' | 'compartments'>,
  key: SealingKey,
  plan: SealPlan,
  early: readonly FileToSeal[],
): Promise<void> {
  const open = new Set(plan.open);
  await forEachLimited(plan.sealed, filesAtOnce, async (name) => {
    const own = keyOf(bundle, compartments, key, name);
    await writeSealed(outDir, key, name, await sealFile(own, name, await readBytes(outDir, name)));
    if (!open.has(name)) await removeFile(outDir, name);
  });
  await forEachLimited(early, filesAtOnce, async ({ name, seal }) =>
    writeSealed(outDir, key, name, await seal()),
  );
}

/** Writes the sealed form of what has been made of the rendered pages. */
export async function sealDerived(
  outDir: string,
  key: SealingKey,
  derived: readonly DerivedFile[],
): Promise<void> {
  await forEachLimited(derived, filesAtOnce, async ({ name, bytes }) =>
    writeSealed(outDir, key, name, await sealFile(key, name, Uint8Array.from(bytes))),
  );
}
