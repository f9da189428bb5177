import { existsSync } from 'node:fs';
import { serveFolder } from '../../scripts/lib/folderServer';
import { buildSite, builtFolder, type SiteToBuild } from '../sites/buildSite';
import { createHostAnswer } from './hostAnswer';

/** The sites that are compared, all made of the same lessons. */
export const sites = {
  plainGate: { name: 'plainGate', config: 'benchmarks/sites/plainGate/docusaurus.config.ts' },
  ungated: { name: 'ungated', config: 'benchmarks/sites/ungated/docusaurus.config.ts' },
  ours: { name: 'ours' },
} as const satisfies Record<string, SiteToBuild>;

export type SiteName = keyof typeof sites;
export type Addresses = Readonly<Record<SiteName, string>>;

/** Builds a site, or finds it as an earlier run has built it. @throws when it does not build */
async function provide(site: SiteToBuild, built: boolean): Promise<void> {
  if (built && existsSync(builtFolder(site))) return;
  console.log(`Building ${site.name} …`);
  const { ms } = await buildSite(site);
  console.log(`  ${(ms / 1000).toFixed(1)} s`);
}

/**
 * Builds what has to be built and serves every site, each at its own address and all in the same
 * way.
 */
export async function serveSites(
  built: boolean,
): Promise<{ readonly addresses: Addresses; readonly stop: () => void }> {
  for (const site of Object.values(sites)) await provide(site, built);
  const serve = (site: SiteToBuild): ReturnType<typeof serveFolder> =>
    serveFolder(builtFolder(site), { answer: createHostAnswer() });
  const plainGate = await serve(sites.plainGate);
  const ungated = await serve(sites.ungated);
  const ours = await serve(sites.ours);
  return {
    addresses: { plainGate: plainGate.url, ungated: ungated.url, ours: ours.url },
    stop: () => {
      [plainGate, ungated, ours].forEach(({ stop }) => {
        stop();
      });
    },
  };
}
