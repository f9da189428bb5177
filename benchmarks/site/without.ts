/** What each accelerator buys: the site beside itself without it, in turns. */
import type { ProcessGroup } from '../../scripts/lib/processes';
import { serveFolder } from '../../scripts/lib/folderServer';
import { markdownTable } from '../report';
import { buildSite, builtFolder, type SiteToBuild } from '../sites/buildSite';
import { createHostAnswer } from './hostAnswer';
import { measureClicks, measureVisits } from './measure';
import type { Options } from './options';
import type { Row } from './rows';
import { withSetting } from './setting';
import { sites } from './sites';

/** The rows of the benchmark, with all accelerators as a share of the same without some. */
export interface Comparison {
  /** The value of ACCELERATORS. */
  readonly setting: string;
  readonly rows: readonly Row[];
}

const siteWithout = (setting: string): SiteToBuild => ({
  name: setting === 'off' ? 'plainHouse' : `without${setting}`,
  env: { ACCELERATORS: setting },
});

async function build(site: SiteToBuild): Promise<void> {
  console.log(`Building ${site.name} …`);
  await buildSite(site);
}

async function compare(
  group: ProcessGroup,
  settings: readonly string[],
  rounds: number,
): Promise<readonly Comparison[]> {
  const ours = await serveFolder(builtFolder(sites.ours), { answer: createHostAnswer() });
  const comparisons: Comparison[] = [];
  await withSetting(group, builtFolder(sites.ours), async (page) => {
    for (const setting of settings) {
      console.log(`ACCELERATORS=${setting}`);
      const other = await serveFolder(builtFolder(siteWithout(setting)), {
        answer: createHostAnswer(),
      });
      // In the place of the sites that ours is compared with otherwise.
      const addresses = { plainGate: other.url, ungated: other.url, ours: ours.url };
      const visits = await measureVisits(page, addresses, rounds);
      const clicks = await measureClicks(page, addresses, rounds);
      other.stop();
      comparisons.push({ setting, rows: [...visits, ...clicks] });
    }
  });
  ours.stop();
  return comparisons;
}

/**
 * Builds the site with all accelerators and once for each setting, and measures each beside the
 * first.
 * @throws when one does not build
 */
export async function measureWithout(
  group: ProcessGroup,
  { without, rounds }: Options,
): Promise<readonly Comparison[]> {
  for (const site of [sites.ours, ...without.map(siteWithout)]) await build(site);
  return compare(group, without, rounds);
}

const shareText = ({ measured: { median, min, max } }: Row): string =>
  `${median.toFixed(2)} (${min.toFixed(2)}–${max.toFixed(2)})`;

/**
 * A table of accelerators by rows: what the site takes with it, as a share of what it takes
 * without.
 */
export function withoutTable(comparisons: readonly Comparison[]): string {
  const shares = (rows: readonly Row[]): Row[] => rows.filter(({ goal }) => goal.kind === 'share');
  const [first] = comparisons;
  const head = ['without', ...shares(first?.rows ?? []).map(({ what }) => what)];
  const lines = comparisons.map(({ setting, rows }) => [
    setting === 'off' ? 'all of them' : setting.slice(1),
    ...shares(rows).map(shareText),
  ]);
  return markdownTable([head, ...lines]);
}
