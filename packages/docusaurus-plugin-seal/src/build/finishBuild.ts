import type { Plugin } from '@docusaurus/types';
import { pluginName } from '../common/facts';
import type { SealingKey } from '@kurser/sealed-format';
import type { RenderedPage } from '../server/renderedPages';
import { writeBytes } from './buildFolder';
import type { PolicyAddresses } from './contentPolicy';
import { makeFileList } from './fileList';
import type { NamedKey } from './keyFacts';
import { keyNames } from './keyedNames';
import { readerReport, scanForReader } from './leakScan/reader';
import { scanReport } from './leakScan/report';
import {
  createBuildScan,
  readLessonTexts,
  type BuildScan,
  type PublicContent,
  type ScanResult,
} from './leakScan/scanBuild';
import type { DerivedFile, SealSettings } from './options';
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

/** A plugin of the site, with the options that it was given. */
type SitePlugin = Pick<Plugin, 'name' | 'postBuild'> & {
  readonly options?: unknown;
};

/** The blog writes its feeds after the build, unless it has none. */
function isBlogWithoutFeeds({ name, options }: SitePlugin): boolean {
  const { feedOptions } = (options ?? {}) as {
    readonly feedOptions?: { readonly type?: unknown };
  };
  const { type } = feedOptions ?? {};
  const hasNone = type === null || (Array.isArray(type) && type.length === 0);
  return name === 'docusaurus-plugin-content-blog' && hasNone;
}

/** What to do about plugins that write, where that is known. */
const remedies: Readonly<Record<string, string>> = {
  'docusaurus-plugin-content-blog':
    'blog: { feedOptions: { type: null } }, for a feed is a copy of every post',
  'docusaurus-plugin-sitemap': 'sitemap: false, for nobody can read what it leads to',
};

/**
 * Other plugins' files would come beside ours, unseen: all of a site's plugins finish their builds
 * at the same time.
 * @throws naming the plugins that write after the build
 */
export function checkOtherPlugins(plugins: readonly SitePlugin[]): void {
  const writers = plugins.filter(
    (plugin) => plugin.postBuild && plugin.name !== pluginName && !isBlogWithoutFeeds(plugin),
  );
  if (writers.length > 0) {
    throw new Error(
      `${writers.map(({ name }) => name).join(', ')} writes files after the build, past the seal. Make them with the seal plugin's option "derive" instead.${writers.map(({ name }) => (name in remedies ? `\n  - ${name}: set ${String(remedies[name])}` : '')).join('')}`,
    );
  }
}

/** Runs every `derive` over the rendered pages. */
async function deriveFiles(
  derive: SealSettings['derive'],
  pages: readonly RenderedPage[],
): Promise<DerivedFile[]> {
  return (await Promise.all(derive.map(async (make) => make(pages)))).flat();
}

export interface BuildToFinish
  extends
    BuildToSeal,
    PublicContent,
    Pick<SealSettings, 'finishPage' | 'makeEarlyFiles' | 'fileList'> {
  readonly siteDir: string;
  readonly docsDirs: readonly string[];
  readonly leakScan: boolean;
  /** The site's own key, as every reader has it; null where nothing is sealed. */
  readonly siteKey: NamedKey | null;
  /** Null for pages without a policy. */
  readonly addresses: PolicyAddresses | null;
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

/** @throws with all findings when a reader's key opens a text of a compartment */
async function checkCompartments(
  build: BuildToFinish,
  rendered: readonly RenderedPage[],
): Promise<void> {
  const { siteDir, docsDirs, outDir, compartments, siteKey } = build;
  if (compartments.length === 0 || siteKey === null) return;
  const place = { siteDir, docsDirs, buildDir: outDir };
  const result = await scanForReader({ ...place, key: siteKey, compartments, rendered });
  if (result.leaks.length > 0) throw new Error(readerReport(result));
  console.log(readerReport(result));
}

interface SealedSite extends Record<'sealed' | 'shells' | 'open', number> {
  readonly scan: BuildScan | null;
  /** The names of the early files. */
  readonly early: readonly string[];
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
  const { siteDir, docsDirs, outDir } = build;
  const plan = await planBuild(build);
  const { addresses, finishPage, makeEarlyFiles } = build;
  const early = makeEarlyFiles && (await makeEarlyFiles(rendered, shellOf(build, plan), key));
  const sealing = { keyId: key.id, edition: early?.edition ?? null };
  finishPages(build, plan, { addresses, sealing, finishPage });
  await sealBuild(build, key, plan, early?.files ?? []);
  const scan = build.leakScan
    ? await createBuildScan(
        { ...build, buildDir: outDir },
        await readLessonTexts(siteDir, ...docsDirs),
      )
    : null;
  if (scan !== null) await checkForLeaks(scan);
  return {
    sealed: plan.sealed.length + (early?.files.length ?? 0),
    shells: plan.shells.length,
    open: plan.open.length,
    scan,
    early: early?.files.map(({ name }) => name) ?? [],
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
  derive: SealSettings['derive'],
  key: SealingKey | null,
): Promise<void> {
  if (key === null) return finishReadable(build, await deriveFiles(derive, written));
  const { bundle, rendered } = await keyNames(build, written, key, build.compartments);
  const deriving = deriveFiles(derive, rendered);
  // Deriving takes longest, in a thread of its own; all that does not need its files is done
  // meanwhile.
  const [derived, { sealed, shells, open, scan, early }] = await Promise.all([
    deriving,
    sealSite({ ...build, bundle }, rendered, key),
  ]);
  await sealDerived(build.outDir, key, derived);
  if (build.fileList !== null) {
    const list = await makeFileList({ ...build, bundle }, key.id, build.fileList, early);
    await sealDerived(build.outDir, key, [list]);
  }
  console.log(
    `Sealed ${String(sealed + derived.length)} files with content key ${key.id}; ${String(shells)} pages are the bare shell, ${String(open)} files stay readable.`,
  );
  if (scan !== null) console.log(scanReport(await checkForLeaks(scan)));
  await checkCompartments(build, rendered);
}
