import type { Plugin } from '@docusaurus/types';
import { pluginName } from '../common/facts';
import type { SealingKey } from '@kurser/sealed-format';
import type { RenderedPage } from '../server/renderedPages';
import { writeBytes } from './buildFolder';
import type { PolicyAddresses } from './contentPolicy';
import { keyNames } from './keyedNames';
import { scanReport } from './leakScan/report';
import {
  createBuildScan,
  readLessonTexts,
  type BuildScan,
  type PublicContent,
  type ScanResult,
} from './leakScan/scanBuild';
import type { DerivedFile, SealOptions } from './options';
import {
  finishPages,
  planBuild,
  sealBuild,
  sealDerived,
  shellOf,
  type BuildToSeal,
} from './sealBuild';

const warning = `
SEAL=off: THE COURSE MATERIAL OF THIS BUILD IS READABLE TO ANYONE.
Every lesson lies unsealed in the script files, and the sign-in is a curtain in front of it.
Never deploy such a build with material that is not public.
`;

/**
 * Other plugins' files would come beside ours, unseen: all of a site's plugins finish their builds
 * at the same time.
 * @throws naming the plugins that write after the build
 */
export function checkOtherPlugins(plugins: readonly Pick<Plugin, 'name' | 'postBuild'>[]): void {
  const writers = plugins.filter(({ name, postBuild }) => postBuild && name !== pluginName);
  if (writers.length > 0) {
    throw new Error(
      `${writers.map(({ name }) => name).join(', ')} writes files after the build, past the seal. Make them with the seal plugin's option "derive" instead.`,
    );
  }
}

/** Runs every `derive` over the rendered pages. */
async function deriveFiles(
  derive: SealOptions['derive'],
  pages: readonly RenderedPage[],
): Promise<DerivedFile[]> {
  return (await Promise.all(derive.map(async (make) => make(pages)))).flat();
}

export interface BuildToFinish
  extends BuildToSeal, PublicContent, Pick<SealOptions, 'finishPage' | 'makeEarlyFiles'> {
  readonly siteDir: string;
  readonly docsDir: string;
  readonly addresses: PolicyAddresses;
}

/** Leaves a build as it is, but for the pages' security policy, and says loudly what that means. */
async function finishReadable(
  build: BuildToFinish,
  derived: readonly DerivedFile[],
): Promise<void> {
  const { addresses, finishPage } = build;
  finishPages(build, await planBuild(build), { addresses, sealing: null, finishPage });
  await Promise.all(derived.map(({ name, bytes }) => writeBytes(build.outDir, name, bytes)));
  console.warn(warning);
}

/** @throws with all findings when a text of the lessons stands in what would be deployed */
async function checkForLeaks(scan: BuildScan): Promise<ScanResult> {
  const result = await scan();
  if (result.leaks.length > 0) throw new Error(scanReport(result));
  return result;
}

interface SealedSite extends Record<'sealed' | 'shells' | 'open', number> {
  readonly scan: BuildScan;
}

/**
 * Seals everything but derived files, and looks at what has come of it so far.
 * @throws as finishBuild
 */
async function sealSite(
  build: BuildToFinish,
  rendered: readonly RenderedPage[],
  key: SealingKey,
): Promise<SealedSite> {
  const { siteDir, docsDir, outDir } = build;
  const plan = await planBuild(build);
  const { addresses, finishPage, makeEarlyFiles } = build;
  const early = makeEarlyFiles && (await makeEarlyFiles(rendered, shellOf(build, plan), key));
  const sealing = { keyId: key.id, edition: early?.edition ?? null };
  finishPages(build, plan, { addresses, sealing, finishPage });
  await sealBuild(outDir, key, plan, early?.files ?? []);
  const lessons = await readLessonTexts(siteDir, docsDir);
  const scan = await createBuildScan({ ...build, buildDir: outDir }, lessons);
  await checkForLeaks(scan);
  return {
    sealed: plan.sealed.length + (early?.files.length ?? 0),
    shells: plan.shells.length,
    open: plan.open.length,
    scan,
  };
}

/**
 * Gives files the names that the key gives them, checks the pages and gives them their security
 * policy, seals the rest and the pages' content, and looks for leaks; with no key, writes derived
 * files readable.
 * @throws when a page is more than the shell, when anything cannot be sealed, or, with all
 * findings, when a text of the lessons is readable afterwards
 */
export async function finishBuild(
  build: BuildToFinish,
  written: readonly RenderedPage[],
  derive: SealOptions['derive'],
  key: SealingKey | null,
): Promise<void> {
  if (key === null) return finishReadable(build, await deriveFiles(derive, written));
  const { bundle, rendered } = await keyNames(build, written, key);
  const deriving = deriveFiles(derive, rendered);
  // Deriving takes longest, in a thread of its own; all that does not need its files is done
  // meanwhile.
  const [derived, { sealed, shells, open, scan }] = await Promise.all([
    deriving,
    sealSite({ ...build, bundle }, rendered, key),
  ]);
  await sealDerived(build.outDir, key, derived);
  console.log(
    `Sealed ${String(sealed + derived.length)} files with content key ${key.id}; ${String(shells)} pages are the bare shell, ${String(open)} files stay readable.`,
  );
  console.log(scanReport(await checkForLeaks(scan)));
}
