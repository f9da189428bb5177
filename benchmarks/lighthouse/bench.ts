/**
 * `npm run bench:lighthouse [-- --built]`: Lighthouse's mobile profile on the sign-in, the home
 * page, a lesson and a page with every teaching part, three runs each; the middle one counts.
 * Writes the scores into BENCHMARKS.md and exits with 1 when one is below its goal. With `--built`
 * the sites are taken as an earlier run built them.
 */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { withProcesses, type ProcessGroup } from '../../scripts/lib/processes';
import { requireBrowser } from '../../scripts/lib/requirements';
import { serveFolder } from '../../scripts/lib/folderServer';
import { storedKeys } from '../../tests/support/storedKeys';
import { measuredOn, writeSection } from '../report';
import { createHostAnswer } from '../site/hostAnswer';
import { withSetting } from '../site/setting';
import { sites } from '../site/sites';
import { recordTraffic } from '../site/traffic';
import type { Setting } from '../site/visits';
import { buildSite, builtFolder, type SiteToBuild } from '../sites/buildSite';
import {
  categories,
  isReached,
  lighthouseTable,
  readScores,
  type AuditedPage,
  type Scores,
} from './goals';

const run = promisify(execFile);
const ownFolder = 'benchmarks/lighthouse';
const program = `${ownFolder}/node_modules/lighthouse/cli/index.js`;
const runs = 3;

const site: SiteToBuild = sites.ours;
/** Teaching parts are tried on a site of their own, sealed with the same key. */
const parts: SiteToBuild = { name: 'parts', env: { SITE: 'fixtures' } };

interface PageToAudit {
  readonly name: string;
  readonly site: SiteToBuild;
  readonly path: string;
  readonly isMember: boolean;
}

const pages: readonly PageToAudit[] = [
  { name: 'sign-in', site, path: '/', isMember: false },
  { name: 'home', site, path: '/', isMember: true },
  { name: 'lesson (3/m3)', site, path: '/courses/3/m3', isMember: true },
  {
    name: 'fullest lesson',
    site,
    path: '/courses/applied_programming/digital_logic/practice',
    isMember: true,
  },
  { name: 'every teaching part', site: parts, path: '/courses/allt', isMember: true },
];

/** Lighthouse has 200 packages of its own, which are fetched when it is first wanted. */
async function requireLighthouse(): Promise<void> {
  if (existsSync(program)) return;
  console.log('Fetching Lighthouse …');
  await run('npm', ['ci', '--prefix', ownFolder, '--ignore-scripts', '--no-audit', '--no-fund']);
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return address.port;
}

/**
 * Opens the page and lets it leave behind what it leaves behind.
 * @throws when a member's visit leaves no key
 */
async function visitOnce(tab: Page, address: string, page: PageToAudit): Promise<void> {
  const traffic = await recordTraffic(await tab.context().newCDPSession(tab));
  await tab.goto(address + page.path);
  await tab.getByRole('heading', { level: 1 }).waitFor();
  await traffic.whenQuiet();
  if ((await storedKeys(tab)).length === 0) throw new Error(`${page.path} left no key behind`);
}

/**
 * One run in a browser of its own, in which a member has been once: their session and the content
 * key are there, and the cache too, which Lighthouse empties.
 */
async function audit(
  address: string,
  page: PageToAudit,
  session: Setting['session'],
): Promise<Scores> {
  const profile = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
  const port = await findFreePort();
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: requireBrowser().path,
    locale: 'sv-SE',
    args: ['--no-sandbox', '--disable-background-networking', `--remote-debugging-port=${port}`],
  });
  try {
    const [tab = await browser.newPage()] = browser.pages();
    if (page.isMember) {
      await tab.goto(`${address}/img/favicon.svg`);
      await tab.evaluate(({ key, value }) => {
        window.localStorage.setItem(key, value);
      }, session);
      await visitOnce(tab, address, page);
    }
    await tab.goto('about:blank');
    const output = path.join(profile, 'report.json');
    const options = [
      ...[`--port=${port}`, '--disable-storage-reset', '--quiet'],
      ...[`--only-categories=${categories.join(',')}`, '--output=json', `--output-path=${output}`],
    ];
    await run(process.execPath, [program, address + page.path, ...options]);
    return readScores(readFileSync(output, 'utf8'));
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

async function auditAll(
  addresses: ReadonlyMap<SiteToBuild, string>,
  session: Setting['session'],
): Promise<AuditedPage[]> {
  const audited: AuditedPage[] = [];
  for (const page of pages) {
    const all: Scores[] = [];
    for (let round = 0; round < runs; round += 1)
      all.push(await audit(addresses.get(page.site) ?? '', page, session));
    audited.push({ name: page.name, runs: all });
    const faults = new Set(all.flatMap((each) => each.faults));
    console.log(page.name, JSON.stringify(all.map(({ scores }) => scores)), ...faults);
  }
  return audited;
}

async function serveSites(built: boolean): Promise<Map<SiteToBuild, string>> {
  const addresses = new Map<SiteToBuild, string>();
  for (const each of [site, parts]) {
    if (!built || !existsSync(builtFolder(each))) await buildSite(each);
    const { url } = await serveFolder(builtFolder(each), { answer: createHostAnswer() });
    addresses.set(each, url);
  }
  return addresses;
}

async function measure(group: ProcessGroup, built: boolean): Promise<AuditedPage[]> {
  await requireLighthouse();
  const addresses = await serveSites(built);
  return withSetting(group, builtFolder(site), ({ session }) => auditAll(addresses, session));
}

void withProcesses(async (group) => {
  const audited = await measure(group, process.argv.includes('--built'));
  const table = lighthouseTable(audited);
  console.log(`\n${table}\n`);
  const versions = [`Node ${process.versions.node}`, 'Lighthouse 12.8.2', `${runs} runs`];
  await writeSection('lighthouse', `${measuredOn(new Date(), versions)}\n\n${table}`);
  return audited.every(isReached) ? 0 : 1;
});
