/**
 * `npm run bench:components [-- rounds [python | scrolling]]`: what each teaching part costs, how
 * long Python takes and how smoothly forty fields are scrolled, or one of the latter two alone.
 * Builds the fixture site and opens every part's page in a fresh browser with the processor slowed
 * down four times, each time beside a page without parts. Prints the bytes beyond that page, the
 * median of the ratios of the start times and the time from input to drawn answer for a step. Then
 * how long Python takes to its first result and to the next, and how many frames a second are drawn
 * while forty fields are scrolled by; both are also written into BENCHMARKS.md. Exits with 1 when a
 * budget (budgets.ts) is broken.
 */
import { readFileSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';
import type { SessionRecord } from '@kurser/platform/sessionRecord';
import {
  createAccount,
  deleteAccount,
  isAuthEmulatorUp,
  storedSessionFor,
} from '../../scripts/lib/authEmulator';
import { toolArguments } from '../../scripts/lib/packageTools';
import { withProcesses } from '../../scripts/lib/processes';
import { requireBrowser, requireFreePorts } from '../../scripts/lib/requirements';
import { schoolAddress } from '../../scripts/lib/schoolAddresses';
import {
  fixturesAddress,
  startAuthEmulator,
  startFixtureSite,
} from '../../scripts/lib/siteServers';
import { runCommand } from '../../scripts/lib/steps';
import { measuredOn, writeSection } from '../report';
import { median } from '../statistics';
import {
  brokenBudgets,
  brokenPythonLimits,
  brokenScrolling,
  type Measured,
  type PythonTimes,
} from './brokenBudgets';
import { contentChunks } from './contentChunks';
import { parts, plainPart, type Part } from './parts';
import { pythonPart, timePython } from './pythonTimes';
import { pythonReport, scrollingReport, type PythonMeasured } from './report';
import { fieldsPart, timeScrolling, type Scrolling } from './scrolling';
import { timeStep } from './step';
import { bytesBeyond, visit, type Visit } from './visit';

const folder = '.cache/fixtures';
const generated = '.docusaurus-bench-fixtures';
/** The same site without the accelerator of Python, and where it is served. */
const plainPython = { folder: `${folder}-plain-python`, address: 'http://localhost:5008' };
const buildEnvironment = {
  SITE: 'fixtures',
  SEAL: 'off',
  FIREBASE_TARGET: 'emulator',
  DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated,
  DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
};

interface Setting {
  readonly browser: Browser;
  readonly session: SessionRecord;
  readonly isPageText: (url: string) => boolean;
}

async function open(setting: Setting, part: Part): Promise<Visit> {
  const { browser, session, isPageText } = setting;
  return visit(browser, fixturesAddress, session, part, isPageText, (_page, _cdp, seen) =>
    Promise.resolve(seen),
  );
}

async function measure(setting: Setting, part: Part, rounds: number): Promise<Measured> {
  const ratios: number[] = [];
  const starts: number[] = [];
  let bytes = 0;
  for (let round = 0; round < rounds; round += 1) {
    // Every second pair the other way round, so that neither always comes first.
    const partFirst = round % 2 === 1;
    const first = await open(setting, partFirst ? part : plainPart);
    const second = await open(setting, partFirst ? plainPart : part);
    const [own, plain] = partFirst ? [first, second] : [second, first];
    starts.push(own.startMs);
    ratios.push(own.startMs / plain.startMs);
    bytes = bytesBeyond(own, plain);
  }
  return {
    bytes,
    startMs: median(starts),
    ratio: median(ratios),
    steps: await timeSteps(setting, part),
  };
}

async function timeSteps(setting: Setting, part: Part): Promise<Measured['steps']> {
  const steps = part.steps ?? [];
  const { browser, session, isPageText } = setting;
  const measured: { name: string; ms: number }[] = [];
  for (const step of steps) {
    const ms = await visit(browser, fixturesAddress, session, part, isPageText, (page, cdp) =>
      timeStep(page, cdp, step),
    );
    measured.push({ name: step.name, ms });
  }
  return measured;
}

const medians = (times: readonly PythonTimes[]): PythonTimes => ({
  firstMs: median(times.map(({ firstMs }) => firstMs)),
  warmMs: median(times.map(({ warmMs }) => warmMs)),
});

/**
 * The medians of so many visits to either site in turn, each with nothing of Python in the
 * browser's cache.
 */
async function measurePython(
  { browser, session, isPageText }: Setting,
  rounds: number,
): Promise<PythonMeasured> {
  const timeAt = (address: string): Promise<PythonTimes> =>
    visit(browser, address, session, pythonPart, isPageText, timePython);
  const own: PythonTimes[] = [];
  const plain: PythonTimes[] = [];
  for (let round = 0; round < rounds; round += 1) {
    own.push(await timeAt(fixturesAddress));
    plain.push(await timeAt(plainPython.address));
  }
  return { own: medians(own), plain: medians(plain) };
}

/** The medians of so many visits to the page with forty fields. */
async function measureScrolling(
  { browser, session, isPageText }: Setting,
  rounds: number,
): Promise<Scrolling> {
  const seen: Scrolling[] = [];
  for (let round = 0; round < rounds; round += 1)
    seen.push(
      await visit(browser, fixturesAddress, session, fieldsPart, isPageText, timeScrolling),
    );
  return {
    still: median(seen.map(({ still }) => still)),
    first: median(seen.map(({ first }) => first)),
    again: median(seen.map(({ again }) => again)),
  };
}

function printRow({ name }: Part, { bytes, startMs, ratio, steps }: Measured): void {
  const stepTexts = steps.map((step) => `${step.name} ${step.ms.toFixed(0)} ms`).join(', ');
  console.log(
    `${name.padEnd(20)} ${String(bytes).padStart(8)} ${startMs.toFixed(0).padStart(8)} ${ratio.toFixed(2).padStart(6)}  ${stepTexts}`,
  );
}

async function measureParts(setting: Setting, rounds: number): Promise<string[]> {
  console.log('part                    bytes start ms  ratio  steps (4 times slower processor)');
  const broken: string[] = [];
  for (const part of parts) {
    const measured = await measure(setting, part, rounds);
    printRow(part, measured);
    broken.push(...brokenBudgets(part, measured));
  }
  return broken;
}

/** Prints a table and writes it into BENCHMARKS.md. */
async function tell(
  section: string,
  { browser }: Setting,
  rounds: number,
  table: string,
): Promise<void> {
  console.log(`\n${table}\n`);
  const versions = [`Node ${process.versions.node}`, `Chromium ${browser.version()}`];
  const measured = measuredOn(new Date(), [...versions, `${rounds} rounds`]);
  await writeSection(section, `${measured}\n\n${table}`);
}

async function tellPython(setting: Setting, rounds: number): Promise<string[]> {
  const python = await measurePython(setting, rounds);
  await tell('python', setting, rounds, pythonReport(python));
  return brokenPythonLimits(python.own);
}

async function tellScrolling(setting: Setting, rounds: number): Promise<string[]> {
  const scrolling = await measureScrolling(setting, rounds);
  await tell('scrolling', setting, rounds, scrollingReport(scrolling));
  return brokenScrolling(scrolling);
}

async function measureAll(setting: Setting, rounds: number): Promise<number> {
  const all = [
    ...(alone === undefined ? await measureParts(setting, rounds) : []),
    ...(alone === 'scrolling' ? [] : await tellPython(setting, rounds)),
    ...(alone === 'python' ? [] : await tellScrolling(setting, rounds)),
  ];
  all.forEach((sentence) => {
    console.log(`Over budget: ${sentence}`);
  });
  return all.length === 0 ? 0 : 1;
}

const rounds = Number(process.argv[2] ?? 3);
if (!Number.isInteger(rounds) || rounds < 1)
  throw new Error('bench.ts takes a number of rounds, for example 3');

/** What is measured alone; undefined for everything. */
const alone = process.argv[3];
if (alone !== undefined && alone !== 'python' && alone !== 'scrolling')
  throw new Error('bench.ts measures python or scrolling alone, or everything');

async function buildFixtures(outDir: string, accelerators: string): Promise<void> {
  const args = toolArguments('docusaurus', 'build', '--out-dir', outDir);
  const env = { ...buildEnvironment, ACCELERATORS: accelerators };
  const { code } = await runCommand(process.execPath, args, { env });
  if (code !== 0) throw new Error('The fixture site does not build.');
}

void withProcesses(async (group) => {
  await requireFreePorts(
    [fixturesAddress, plainPython.address].map((url) => Number(new URL(url).port)),
  );
  if (alone !== 'scrolling') await buildFixtures(plainPython.folder, '-quickPython');
  await buildFixtures(folder, 'on');
  const contents = contentChunks(readFileSync(`${generated}/routesChunkNames.json`, 'utf8'));
  if (!(await isAuthEmulatorUp())) await startAuthEmulator(group);
  await startFixtureSite(group, folder);
  if (alone !== 'scrolling') await startFixtureSite(group, plainPython.folder, plainPython.address);
  const { path } = requireBrowser();
  const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox'] });
  const account = await createAccount(schoolAddress('bench-components'), 'komponent', true);
  try {
    const session = await storedSessionFor(account, true);
    // Scripts are told from the page's own text by the chunk names that the build writes down.
    const isPageText = (url: string): boolean =>
      contents.has(new URL(url).pathname.split('/').at(-1)?.split('.')[0] ?? '');
    return await measureAll({ browser, session, isPageText }, rounds);
  } finally {
    await browser.close();
    await deleteAccount(account.uid);
  }
});
