import type { Plugin } from '@docusaurus/types';
import { pluginName } from '../../seal/facts';
import type { SealingKey } from '../../seal/format/keys';
import { readRenderedPages } from '../../seal/server/renderedPages';
import { writeBytes } from './buildFolder';
import { scanReport } from './leakScan/report';
import { scanBuild } from './leakScan/scanBuild';
import type { DerivedFile, SealOptions } from './options';
import { checkPages, planBuild, sealBuild, type BuildToSeal } from './sealBuild';

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
export async function deriveFiles(
  derive: SealOptions['derive'],
  folder: string,
): Promise<DerivedFile[]> {
  if (derive.length === 0) return [];
  const pages = await readRenderedPages(folder);
  return (await Promise.all(derive.map(async (make) => make(pages)))).flat();
}

/** @throws with all findings when a text of the lessons stands in what would be deployed */
async function scanForLeaks({ siteDir, docsDir, outDir }: BuildToFinish): Promise<void> {
  const result = await scanBuild({ siteDir, docsDir, buildDir: outDir });
  if (result.leaks.length > 0) throw new Error(scanReport(result));
  console.log(scanReport(result));
}

export interface BuildToFinish extends BuildToSeal {
  readonly siteDir: string;
  readonly docsDir: string;
}

/**
 * Checks the pages, seals the rest and looks for leaks; with no key, writes derived files readable and says loudly what that means.
 * @throws when a page is more than the shell, when anything cannot be sealed, or when a text of the lessons is readable afterwards
 */
export async function finishBuild(
  build: BuildToFinish,
  derived: readonly DerivedFile[],
  key: SealingKey | null,
): Promise<void> {
  const { outDir } = build;
  const plan = await planBuild(build);
  checkPages(outDir, plan);
  if (key === null) {
    await Promise.all(derived.map(({ name, bytes }) => writeBytes(outDir, name, bytes)));
    console.warn(warning);
    return;
  }
  await sealBuild(outDir, key, plan, derived);
  const sealed = plan.sealed.length + derived.length;
  console.log(
    `Sealed ${String(sealed)} files with content key ${key.id}; ${String(plan.shells.length)} pages are the bare shell, ${String(plan.open.length)} files stay readable.`,
  );
  await scanForLeaks(build);
}
