import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { infimaLayer } from '../../platform/infima';
import { takeEntryScripts } from '../../platform/pageTemplate';
import { sealedPath } from '../../seal/addresses';
import { joinPage, restName } from '../../seal/earlyPage';
import { bytesFromText } from '../../seal/format/bytes';
import type { SealingKey } from '../../seal/format/keys';
import type { EarlyPageFile } from '../../seal/server/earlyPages';
import { contentPolicy, withPolicy, type PolicyAddresses } from './contentPolicy';
import { forEachLimited, listFiles, readBytes, removeFile, writeBytes } from './buildFolder';
import type { DerivedFile } from './options';
import { planSeal, type BundleFacts, type SealPlan } from './plan';
import { fitForPage, withInlineStyles } from './inlineStyles';
import { publicScripts, withPreloads } from './preloads';
import { lessonStyles, startsPrograms, withSealedFacts } from './sealedFacts';
import { sealFile } from './sealFile';
import { checkShells, type WrittenPage } from './shells';
import { withoutUnusedInfima } from './usedStyles';

/** Enough to keep the threads that read, deflate and encrypt busy. */
const filesAtOnce = 16;

export interface BuildToSeal {
  readonly outDir: string;
  readonly baseUrl: string;
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

/** What is to become of the pages: sealed with a key, beside the early pages of an edition. */
export interface Sealing {
  readonly keyId: string;
  readonly edition: string;
}

/** Reads a style sheet of the build by its address. */
function sheetReader({ outDir, baseUrl }: BuildToSeal): (address: string) => string {
  return (address) => readFileSync(path.join(outDir, address.slice(baseUrl.length)), 'utf8');
}

/** All that the build's style sheets say of lessons. @throws as planSeal and fitForPage */
export function lessonSheet(
  build: BuildToSeal,
  { shells: [first = ''], open }: Pick<SealPlan, 'shells' | 'open'>,
): string {
  const shell = readFileSync(path.join(build.outDir, first), 'utf8');
  const read = sheetReader(build);
  const addresses = lessonStyles(shell, build.baseUrl, open);
  return addresses.map((address) => fitForPage(read(address), address)).join('\n');
}

/**
 * The page as it is deployed, made of the shell: its styles stand in it, and so does what is to be fetched early. Where lessons are sealed and
 * the page has a script that starts the programs, that script is told which they are, and the page itself names none.
 */
function finishedPage(
  shell: string,
  build: BuildToSeal,
  open: readonly string[],
  sealing: Sealing | null,
): string {
  const { baseUrl } = build;
  const { beside, app } = publicScripts(build.bundle);
  const read = sheetReader(build);
  const readSheet = (address: string): string => withoutUnusedInfima(read(address), infimaLayer);
  if (sealing === null || !startsPrograms(shell))
    return withInlineStyles(withPreloads(shell, baseUrl, [...beside, ...app]), readSheet);
  const { html, entry } = takeEntryScripts(shell);
  const addressesOf = (names: readonly string[]): string[] => names.map((name) => baseUrl + name);
  const programs = { entry, beside: addressesOf(beside), app: addressesOf(app) };
  const styles = lessonStyles(shell, baseUrl, open);
  return withSealedFacts(withInlineStyles(html, readSheet), { ...sealing, styles, programs });
}

/**
 * Sees to it that every page is the same shell, and writes it as it is deployed, with its security policy.
 * @throws when a page is more than the shell
 */
export function finishPages(
  build: BuildToSeal,
  { shells, open }: Pick<SealPlan, 'shells' | 'open'>,
  addresses: PolicyAddresses,
  sealing: Sealing | null,
): void {
  const pages = shells.map((name): WrittenPage => {
    return { name, html: readFileSync(path.join(build.outDir, name), 'utf8') };
  });
  const page = finishedPage(checkShells(pages), build, open, sealing);
  const policy = contentPolicy(page, { sealed: sealing !== null, ...addresses });
  const deployed = withPolicy(page, policy);
  for (const { name } of pages) writeFileSync(path.join(build.outDir, name), deployed);
}

async function sealPage(
  key: SealingKey,
  { name, beginning, rest }: EarlyPageFile,
): Promise<Uint8Array<ArrayBuffer>> {
  const sealed = (as: string, text: string): ReturnType<typeof sealFile> =>
    sealFile(key, as, bytesFromText(text));
  return joinPage(
    await sealed(name, beginning),
    rest === '' ? new Uint8Array() : await sealed(restName(name), rest),
  );
}

function writeSealed(
  outDir: string,
  key: SealingKey,
  name: string,
  sealed: Uint8Array<ArrayBuffer>,
): Promise<void> {
  return writeBytes(outDir, sealedPath(key.id, name), sealed);
}

/** Writes the sealed form of every planned file, and of the pages' content, then removes what must not stay readable. */
export async function sealBuild(
  outDir: string,
  key: SealingKey,
  plan: SealPlan,
  pages: readonly EarlyPageFile[],
): Promise<void> {
  const open = new Set(plan.open);
  await forEachLimited(plan.sealed, filesAtOnce, async (name) => {
    await writeSealed(outDir, key, name, await sealFile(key, name, await readBytes(outDir, name)));
    if (!open.has(name)) await removeFile(outDir, name);
  });
  await forEachLimited(pages, filesAtOnce, async (page) =>
    writeSealed(outDir, key, page.name, await sealPage(key, page)),
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
