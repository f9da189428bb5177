/**
 * `npm run bench [-- --rounds 7 --pairs 3 --only visits,clicks,build --built]`: the site beside a
 * plain gate and beside no gate at all, in one run. Prints a row for each goal and, when nothing
 * was left out, writes them into BENCHMARKS.md. Exits with 1 when a goal is not reached. `npm run
 * bench -- --without all` measures the site beside itself without its accelerators instead, one by
 * one; `--growth` builds larger and larger sites.
 */
import { withProcesses, type ProcessGroup } from '../../scripts/lib/processes';
import { acceleratorNames } from '@kurser/accelerators';
import { measureGrowth } from '../growth/growth';
import { measuredOn, writeSection } from '../report';
import { builtFolder } from '../sites/buildSite';
import { measureBuilds, measureClicks, measureVisits } from './measure';
import { parseOptions, sections, type Options } from './options';
import { isReached, type Row } from './rows';
import { withSetting } from './setting';
import { serveSites, sites, type Addresses } from './sites';
import { benchmarkTable } from './table';
import type { Setting } from './visits';
import { measureWithout, withoutTable } from './without';

interface Result {
  readonly rows: readonly Row[];
  readonly browser: string;
}

async function measurePages(
  setting: Setting,
  addresses: Addresses,
  { only, rounds }: Options,
): Promise<Result> {
  const visits = only.has('visits') ? await measureVisits(setting, addresses, rounds) : [];
  const clicks = only.has('clicks') ? await measureClicks(setting, addresses, rounds) : [];
  return { rows: [...visits, ...clicks], browser: setting.browser.version() };
}

async function measureAll(group: ProcessGroup, options: Options): Promise<Result> {
  const builds = options.only.has('build') ? await measureBuilds(options.pairs) : [];
  if (!options.only.has('visits') && !options.only.has('clicks'))
    return { rows: builds, browser: '' };
  const { addresses, stop } = await serveSites(options.built);
  try {
    const { rows, browser } = await withSetting(group, builtFolder(sites.ours), (setting) =>
      measurePages(setting, addresses, options),
    );
    return { rows: [...rows, ...builds], browser };
  } finally {
    stop();
  }
}

async function report({ rows, browser }: Result, options: Options): Promise<number> {
  const table = benchmarkTable(rows);
  console.log(`\n${table}\n`);
  const { rounds, pairs, only } = options;
  if (only.size === sections.length) {
    const node = `Node ${process.versions.node}`;
    const counts = `${rounds} rounds, ${pairs} pairs of builds`;
    const line = measuredOn(new Date(), [node, `Chromium ${browser}`, counts]);
    await writeSection('site', `${line}\n\n${table}`);
  }
  return rows.every(isReached) ? 0 : 1;
}

async function reportWithout(group: ProcessGroup, options: Options): Promise<number> {
  const table = withoutTable(await measureWithout(group, options));
  console.log(`\n${table}\n`);
  const line = measuredOn(new Date(), [
    `Node ${process.versions.node}`,
    `${options.rounds} rounds each`,
  ]);
  // Only a full run replaces the published table.
  if (options.without.length > acceleratorNames.length)
    await writeSection('accelerators', `${line}\n\n${table}`);
  return 0;
}

void withProcesses(async (group) => {
  const options = parseOptions(process.argv.slice(2));
  if (options.growth) {
    await measureGrowth(group);
    return 0;
  }
  if (options.without.length > 0) return reportWithout(group, options);
  return report(await measureAll(group, options), options);
});
