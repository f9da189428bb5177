import type { Plugin } from '@docusaurus/types';
import { pluginName } from '../../seal/facts';
import type { SealingKey } from '../../seal/format/keys';
import { makeEarlyPages } from '../../seal/server/earlyPages';
import type { RenderedPage } from '../../seal/server/renderedPages';
import { writeBytes } from './buildFolder';
import { scanReport } from './leakScan/report';
import { readLessonTexts, scanBuild } from './leakScan/scanBuild';
import type { DerivedFile, SealOptions } from './options';
import {
  finishPages,
  lessonSheet,
  planBuild,
  sealBuild,
  sealDerived,
  type BuildToSeal,
} from './sealBuild';
import { readStyles, usedStyles } from './usedStyles';

const warning = `
SEAL=off: THE COURSE MATERIAL OF THIS BUILD IS READABLE TO ANYONE.
Every lesson lies unsealed in the script files, and the sign-in is a curtain in front of it.
Never deploy such a build with material that is not public.
`;

/**
 * Other plugins' files would come beside ours, unseen: all of a site's plugins finish their builds at the same time.
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

export interface BuildToFinish extends BuildToSeal {
  readonly siteDir: string;
  readonly docsDir: string;
  readonly connectTo: readonly string[];
}

/** Leaves a build as it is, but for the pages' security policy, and says loudly what that means. */
async function finishReadable(
  build: BuildToFinish,
  derived: readonly DerivedFile[],
): Promise<void> {
  finishPages(build, await planBuild(build), build.connectTo, null);
  await Promise.all(derived.map(({ name, bytes }) => writeBytes(build.outDir, name, bytes)));
  console.warn(warning);
}

/** Seals everything but derived files, and answers how many. @throws as finishBuild */
async function sealSite(
  build: BuildToFinish,
  rendered: readonly RenderedPage[],
  key: SealingKey,
): Promise<Record<'sealed' | 'shells' | 'open', number>> {
  const plan = await planBuild(build);
  const styles = readStyles(lessonSheet(build, plan));
  const { edition, files: pages } = makeEarlyPages(rendered, (html) => usedStyles(styles, html));
  finishPages(build, plan, build.connectTo, { keyId: key.id, edition });
  await sealBuild(build.outDir, key, plan, pages);
  return {
    sealed: plan.sealed.length + pages.length,
    shells: plan.shells.length,
    open: plan.open.length,
  };
}

/**
 * Checks the pages and gives them their security policy, seals the rest and the pages' content, and looks for leaks; with no key, writes derived files readable.
 * @throws when a page is more than the shell, when anything cannot be sealed, or, with all findings, when a text of the lessons is readable afterwards
 */
export async function finishBuild(
  build: BuildToFinish,
  rendered: readonly RenderedPage[],
  derive: SealOptions['derive'],
  key: SealingKey | null,
): Promise<void> {
  const { siteDir, docsDir, outDir } = build;
  const deriving = deriveFiles(derive, rendered);
  if (key === null) return finishReadable(build, await deriving);
  // Deriving takes longest, in a thread of its own; all that does not need its files is done meanwhile.
  const [derived, { sealed, shells, open }, lessons] = await Promise.all([
    deriving,
    sealSite(build, rendered, key),
    readLessonTexts(siteDir, docsDir),
  ]);
  await sealDerived(outDir, key, derived);
  console.log(
    `Sealed ${String(sealed + derived.length)} files with content key ${key.id}; ${String(shells)} pages are the bare shell, ${String(open)} files stay readable.`,
  );
  const result = await scanBuild({ siteDir, buildDir: outDir }, lessons);
  if (result.leaks.length > 0) throw new Error(scanReport(result));
  console.log(scanReport(result));
}
