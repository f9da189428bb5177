/**
 * `npm run bench:dev [-- --starts 3 --edits 50]`: the development server beside a bare Docusaurus
 * with the same lessons, in one run and in turn: from the command to the lesson on the screen, from
 * saving an edit to seeing it (median of ten), and memory after many. Writes the table into
 * BENCHMARKS.md when nothing was shortened, and exits with 1 when a goal is not reached.
 */
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import { withProcesses, type ProcessGroup } from '../../scripts/lib/processes';
import { requireBrowser, requireFreePorts } from '../../scripts/lib/requirements';
import { measuredOn, writeSection } from '../report';
import { edit, startAndOpen, type Started } from './lesson';
import { serverBytes } from './memory';
import { devTable, isReached, memoryAfter, rowsOf, type MeasuredSites } from './rows';
import { copySites, type DevSite } from './sites';

const timedEdits = 10;

interface Counts {
  readonly starts: number;
  readonly edits: number;
}

function parseCounts(args: readonly string[]): Counts {
  const { values } = parseArgs({
    args: [...args],
    options: {
      starts: { type: 'string', default: '3' },
      edits: { type: 'string', default: String(Math.max(...memoryAfter)) },
    },
  });
  const [starts = 0, edits = 0] = [values.starts, values.edits].map(Number);
  if (!Number.isInteger(starts) || starts < 1 || !Number.isInteger(edits) || edits < timedEdits)
    throw new Error('--starts takes a whole number from 1, and --edits one from 10');
  return { starts, edits };
}

interface Open {
  readonly site: DevSite;
  readonly page: Page;
  readonly started: Started;
}

/** Starts the site in a browser with nothing in it. */
async function open(group: ProcessGroup, browser: Browser, site: DevSite): Promise<Open> {
  const page = await (await browser.newContext()).newPage();
  return { site, page, started: await startAndOpen(group, site, page) };
}

/** Both sites started so many times, one after the other; the last of each stays up. */
async function startSites(
  group: ProcessGroup,
  browser: Browser,
  sites: readonly DevSite[],
  count: number,
): Promise<{ readonly times: readonly (readonly number[])[]; readonly opened: readonly Open[] }> {
  const times = sites.map((): number[] => []);
  for (let round = 1; ; round += 1) {
    const isLast = round >= count;
    const opened: Open[] = [];
    for (const [index, site] of sites.entries()) {
      console.log(`${site.name}: start ${String(round)} of ${String(count)}`);
      const one = await open(group, browser, site);
      times[index]?.push(one.started.ms);
      opened.push(one);
      if (!isLast) await group.stop();
    }
    if (isLast) return { times, opened };
    await Promise.all(opened.map(({ page }) => page.context().close()));
  }
}

interface Edited {
  readonly ms: readonly number[];
  readonly bytes: readonly number[];
}

/** Edits both sites' lesson so many times, in turn. */
async function editSites(opened: readonly Open[], count: number): Promise<readonly Edited[]> {
  const results = opened.map(() => ({ ms: [] as number[], bytes: [] as number[] }));
  for (let round = 1; round <= count; round += 1) {
    for (const [index, { site, page, started }] of opened.entries()) {
      const ms = await edit(site, page, round);
      if (round <= timedEdits) results[index]?.ms.push(ms);
      // What the edit sets in motion besides the page is part of its memory, and none of the next
      // edit's time.
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      const isLooked = memoryAfter.some((after) => after === round);
      if (isLooked) results[index]?.bytes.push(serverBytes(started.id));
    }
    console.log(`edits: ${String(round)} of ${String(count)}`);
  }
  return results;
}

async function measure(group: ProcessGroup, counts: Counts): Promise<MeasuredSites> {
  await requireFreePorts([3101, 3102, 9099]);
  const { sites, remove } = copySites(process.cwd());
  const { path } = requireBrowser();
  const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox'] });
  try {
    const { times, opened } = await startSites(group, browser, sites, counts.starts);
    const edited = await editSites(opened, counts.edits);
    const [bare, ours] = sites.map((_, index) => ({
      starts: times[index] ?? [],
      edits: edited[index]?.ms ?? [],
      bytes: edited[index]?.bytes ?? [],
    }));
    if (bare === undefined || ours === undefined) throw new Error('A site is missing');
    return { bare, ours };
  } finally {
    await browser.close();
    await group.stop();
    remove();
  }
}

void withProcesses(async (group) => {
  const counts = parseCounts(process.argv.slice(2));
  const rows = rowsOf(await measure(group, counts));
  const table = devTable(rows);
  console.log(`\n${table}\n`);
  const isWhole = counts.starts >= 3 && counts.edits >= Math.max(...memoryAfter);
  const line = measuredOn(new Date(), [
    `Node ${process.versions.node}`,
    `${String(counts.starts)} starts of each, median of ${String(timedEdits)} edits`,
  ]);
  if (isWhole) await writeSection('dev', `${line}\n\n${table}`);
  return rows.every(isReached) ? 0 : 1;
});
