/**
 * `npm run bench:search [-- folder]`: what the search finds, and what it costs. Builds the site
 * without the seal (or takes the build in the folder), prints the hit rate of queries.ts, the bytes
 * of the files as they would be sealed, how long they take to load, and how long a keystroke takes
 * to be answered in Chromium with the processor slowed down four times. Exits with 1 below the hit
 * rate or over the time.
 */
import { chromium, type Page } from '@playwright/test';
import {
  createAccount,
  deleteAccount,
  isAuthEmulatorUp,
  storedSessionFor,
} from '../../scripts/lib/authEmulator';
import { toolArguments } from '../../scripts/lib/packageTools';
import { withProcesses } from '../../scripts/lib/processes';
import { requireBrowser } from '../../scripts/lib/requirements';
import { schoolAddress } from '../../scripts/lib/schoolAddresses';
import { startAuthEmulator } from '../../scripts/lib/siteServers';
import { runCommand } from '../../scripts/lib/steps';
import { sealFile } from 'docusaurus-plugin-seal/hooks';
import { deriveSealingKey, randomContentKey } from '@kurser/sealed-format';
import { readIndex } from '@kurser/search/engine/readIndex';
import { indexFile, textsFile } from '@kurser/search/engine/shape';
import { openBuiltSearch } from '../../tests/support/builtSearch';
import { serveFolder } from '../../scripts/lib/folderServer';
import { median, percentile } from '../statistics';
import { hitRate, judge, leastHitRate, type Outcome } from './quality';
import { queryTable } from './queries';
import { loadTimes, typeAll, type Keystrokes } from './typing';

/** What an answer may take: less than a frame, at the 95th percentile on the slowed processor. */
const keystrokeLimitMs = 16;
const buildEnvironment = {
  SEAL: 'off',
  FIREBASE_TARGET: 'emulator',
  DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-bench-search',
  DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
};

async function builtFolder(given: string | undefined): Promise<string> {
  if (given !== undefined) return given;
  const folder = '.cache/search-bench';
  const args = toolArguments('docusaurus', 'build', '--out-dir', folder);
  const { code } = await runCommand(process.execPath, args, { env: buildEnvironment });
  if (code !== 0) throw new Error('The site does not build.');
  return folder;
}

async function printSizes(files: Readonly<Record<string, string>>): Promise<void> {
  const key = await deriveSealingKey(randomContentKey());
  for (const [name, text] of Object.entries(files)) {
    const bytes = new TextEncoder().encode(text);
    const sealed = await sealFile(key, name, bytes);
    console.log(`${name}: ${bytes.length} bytes, sealed ${sealed.length}`);
  }
}

async function measureQuality(text: string): Promise<number> {
  const index = await readIndex(text, () => Promise.resolve());
  const all: Outcome[] = [];
  for (const [group, cases] of Object.entries(queryTable)) {
    const outcomes = cases.map((each) => judge(each, index));
    all.push(...outcomes);
    const hits = outcomes.filter(({ isHit }) => isHit).length;
    console.log(`${group}: ${hits} of ${outcomes.length}`);
    for (const { query, missing, found } of outcomes.filter(({ isHit }) => !isHit))
      console.log(`  ${query}: not ${missing.join(', ')}, but ${found.join(', ')}`);
  }
  const rate = hitRate(all);
  console.log(`Hit rate: ${(rate * 100).toFixed(1)} % of ${all.length}`);
  return rate;
}

function printTimes(name: string, values: readonly number[]): void {
  const numbers = [median(values), percentile(values, 0.95), Math.max(...values)];
  const [middle, high, most] = numbers.map((ms) => ms.toFixed(1));
  console.log(`${name}: median ${middle}, p95 ${high}, max ${most} ms (${values.length})`);
}

async function openSite(
  page: Page,
  url: string,
  session: { key: string; value: string },
): Promise<void> {
  await page.goto(`${url}/img/favicon.svg`);
  await page.evaluate(({ key, value }) => {
    window.localStorage.setItem(key, value);
  }, session);
  await page.goto(`${url}/courses/3/m2`);
  await page.getByRole('button', { name: 'Sök' }).waitFor();
}

async function measureTimes(folder: string): Promise<Keystrokes> {
  const browser = await chromium.launch({
    executablePath: requireBrowser().path,
    args: ['--no-sandbox'],
  });
  const { url, stop } = await serveFolder(folder);
  const account = await createAccount(schoolAddress('bench-search'), 'sökning', true);
  try {
    const page = await browser.newPage({ locale: 'sv-SE' });
    await openSite(page, url, await storedSessionFor(account, true));
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const load = await loadTimes(page);
    console.log(
      `Load: ${load.readyMs.toFixed(0)} ms until the first answer, longest task ${load.longestTaskMs.toFixed(0)} ms`,
    );
    const times = await typeAll(page);
    printTimes('Answer to a keystroke', times.answers);
    printTimes('Until it is drawn', times.frames);
    return times;
  } finally {
    await browser.close();
    stop();
    await deleteAccount(account.uid);
  }
}

void withProcesses(async (group) => {
  const folder = await builtFolder(process.argv[2]);
  const { index, texts } = await openBuiltSearch(folder);
  await printSizes({ [indexFile]: index, [textsFile]: texts });
  const rate = await measureQuality(index);
  if (!(await isAuthEmulatorUp())) await startAuthEmulator(group);
  const { answers } = await measureTimes(folder);
  const isSlow = percentile(answers, 0.95) >= keystrokeLimitMs;
  if (isSlow) console.log(`Over budget: an answer may take ${keystrokeLimitMs} ms`);
  return rate >= leastHitRate && !isSlow ? 0 : 1;
});
