/**
 * `npm test`: the project's checks, by day those that a change could have broken
 * (tests/support/night.ts), and last the plain line `N passed, N failed`. `npm test -- sources` and
 * `npm test -- site` run one of the two lanes, for two machines to share the work; together they
 * are all of it. What this machine lacks is named and skipped; in CI (CI set) a skip is a failure.
 *
 * With some accelerators left out (packages/accelerators/src) the same site is built otherwise:
 * then only what a browser sees of it is tested, and of that all but what the accelerators
 * themselves promise.
 */
import { existsSync, readdirSync } from 'node:fs';
import { areAll, chooseAccelerators } from '@kurser/accelerators';
import { devPorts } from '../tests/support/devPorts';
import { lessonsOf, timeOfDay, waitingTests } from '../tests/support/night';
import { unaffected, waitingFiles, waitingProjects } from './lib/affectedTests';
import { findChanges } from './lib/changedFiles';
import { startFirestoreEmulator } from './lib/firestoreEmulator';
import { chooseLanes, runLane, runStep, type Step, type StepResult } from './lib/lanes';
import { examineMachine, machineTable, systemNote } from './lib/machine';
import { lint, toolCommand, type ToolCommand } from './lib/packageTools';
import { withProcesses, type ProcessGroup } from './lib/processes';
import { requireFreePorts, requireNode } from './lib/requirements';
import { fixtureBuild, fixtureFolder, plainHouse, siteBuild } from './lib/siteBuilds';
import {
  plainAddress,
  startAuthAndHosting,
  startFixtureSite,
  startPlainSite,
} from './lib/siteServers';
import { addCounts, countOfExit, countOfRunner, nothing, verdictOn, type Count } from './lib/steps';
import { browserWorld, worlds } from './lib/worlds';

const accelerated = areAll(chooseAccelerators(process.env['ACCELERATORS']));
const lanes = chooseLanes(process.argv[2]);
const ci = process.env['CI'] !== undefined && process.env['CI'] !== '';

const check = (name: string, ...command: ToolCommand): Step => ({
  name,
  command: toolCommand(...command),
  count: countOfExit,
});
const runner = (name: string, ...command: ToolCommand): Step => ({
  name,
  command: toolCommand(...command),
  count: countOfRunner,
});

const routes = process.env['ROUTES'];
const hours = timeOfDay(routes);
/** What the run answers for; undefined where that is everything. */
const changed = routes === 'all' ? undefined : findChanges();

/**
 * What reads or runs the sources. It goes beside the lane of the site, which builds and then waits
 * for a browser much of its time, so that two cores have something to do throughout.
 */
const sourceSteps: readonly Step[] = [
  check('Formatering', 'tsx', 'scripts/formatting.ts'),
  check('Stilmallar', 'stylelint', '{src,packages}/**/*.css'),
  check('Typer', 'tsc', '--noEmit'),
  ...[browserWorld, ...worlds()].map((world) =>
    check(`Typer i ${world}`, 'tsc', '--noEmit', '-p', world),
  ),
  check('Oanvänd kod och oanvända paket', 'knip'),
  check('Lint', ...lint),
  {
    ...runner('Enhetstester', 'vitest', 'run', '--project', 'unit', '--project', 'dom'),
    env: hours,
  },
  runner('Lektioner', 'tsx', 'packages/lesson-check/src/cli.ts', ...lessonsOf(changed)),
];

/** The browser tests that wait for the night: whole projects, and files. */
function findWaiting(): {
  readonly projects: readonly string[];
  readonly files: readonly string[];
} {
  if (changed === undefined || !lanes.has('site')) return { projects: [], files: [] };
  const rooms = ['packages/labs/src', 'packages/course-parts/src'];
  const parts = rooms.flatMap((room) => readdirSync(room).map((name) => `${room}/${name}`));
  const there = waitingFiles(parts).filter(({ name }) => existsSync(name));
  const files = unaffected(there, changed);
  const projects = unaffected(waitingProjects, changed);
  const names = [...projects, ...files.map((file) => file.replace('tests/e2e/', ''))];
  if (names.length > 0)
    console.log(
      `Väntar till natten, för inget av det de vilar på har ändrats (ROUTES=all prövar allt): ${names.join(', ')}`,
    );
  return { projects, files };
}
const waiting = findWaiting();

/** What reads build/ when it is finished. */
const buildTests: Step = {
  ...runner('Byggets adresser och planterade fel', 'vitest', 'run', '--project', 'build'),
  env: hours,
};

const fixtureBuildStep = fixtureBuild(
  accelerated ? plainHouse : (process.env['ACCELERATORS'] ?? plainHouse),
);

/**
 * The README's first command, in a copy of the project and on ports of its own. It waits for a
 * compiler much of its time, so it goes beside the other browser tests.
 */
const developmentStep = runner(
  'Utvecklingsservern (npm start)',
  'playwright',
  'test',
  '--project',
  'dev',
);

/** What of the machine decides which steps there are. */
interface Means {
  readonly sealed: boolean;
  readonly browser: boolean;
}

/** The browser tests and the rules tests, on real emulators. */
async function runOnServers(
  group: ProcessGroup,
  { sealed, browser }: Means,
): Promise<readonly StepResult[]> {
  const projects = ['gate-desktop', 'gate-phone', 'gate-protected', 'host', 'layout', 'components'];
  const steps: Step[] = [];
  if (sealed) {
    await startFirestoreEmulator(group);
    steps.push(
      runner('Säkerhetsregler', 'vitest', 'run', '--project', 'rules'),
      check('Nyckeln publiceras', 'tsx', 'scripts/publishKey.ts', '--emulator'),
    );
    projects.push('seal', 'openings', 'search');
    if (accelerated) projects.push('accelerators', 'accelerators-phone');
  }
  if (browser) {
    await startAuthAndHosting(group);
    await Promise.all([startPlainSite(group), startFixtureSite(group, fixtureFolder)]);
    const args = projects
      .filter((project) => !waiting.projects.includes(project.replace(/-phone$/, '')))
      .flatMap((project) => ['--project', project]);
    steps.push({
      ...runner('Webbläsartester', 'playwright', 'test', ...args),
      env: { SITE_URL: plainAddress, ...hours, ...waitingTests(waiting.files) },
    });
  }
  return runLane(steps, 'shown');
}

/** What follows the product's build: the small site's build, and the tests on both. */
async function runSiteLane(
  group: ProcessGroup,
  means: Means,
  build: Promise<StepResult>,
): Promise<readonly StepResult[]> {
  const results = [await build, await runStep(fixtureBuildStep, 'shown')];
  return [...results, ...(await runOnServers(group, means))];
}

/**
 * The chosen lanes at once; the results of the sources' lane first. The build's own tests go to the
 * lane that is done first, and the development server beside the lane of the site when the build is
 * done.
 */
async function runLanes(group: ProcessGroup, means: Means): Promise<readonly StepResult[]> {
  if (!lanes.has('site')) return runLane(accelerated ? sourceSteps : [], 'held');
  const build = runStep(siteBuild(means.sealed), 'shown');
  const sources = runLane(accelerated && lanes.has('sources') ? sourceSteps : [], 'held');
  const site = runSiteLane(group, means, build);
  const first = Promise.all([build, Promise.race([sources, site])]);
  const testsOfBuild = accelerated ? [{ ...buildTests, after: first }] : [];
  const isDevDue = means.browser && !waiting.projects.includes('dev');
  const development = isDevDue ? [{ ...developmentStep, after: build }] : [];
  const results = await Promise.all([
    sources,
    runLane(testsOfBuild, 'held'),
    site,
    runLane(development, 'held'),
  ]);
  return results.flat();
}

/** Steps that were left out: in the table, and a failure in CI. */
const skippedFor = (what: string): StepResult => ({
  name: `${what} saknas`,
  count: { ...nothing, skipped: 1 },
  seconds: 0,
  failures: [],
});

/** Again what failed, since thousands of lines may have come after it. */
function printFailures(results: readonly StepResult[]): void {
  for (const { name, failures } of results)
    if (failures.length > 0) console.log(`\n── Det som föll: ${name} ──\n${failures.join('\n')}`);
}

function printTable(results: readonly StepResult[]): Count {
  console.log('\n── Sammanställning ──');
  for (const { name, count, seconds } of results) {
    const skipped = count.skipped > 0 ? `, ${String(count.skipped)} skipped` : '';
    console.log(
      `${name} (${String(seconds)} s): ${String(count.passed)} passed, ${String(count.failed)} failed${skipped}`,
    );
  }
  return results.map(({ count }) => count).reduce(addCounts, nothing);
}

void withProcesses(async (group) => {
  const startedAt = Date.now();
  requireNode();
  const machine = await examineMachine();
  const lines = ['Datorn:', ...machineTable(machine), ...systemNote(process.platform)];
  console.log(lines.join('\n'));
  const has = (name: string): boolean =>
    machine.some(({ need, version }) => need.name === name && version !== undefined);
  const means = { sealed: has('firestore'), browser: has('chromium') };
  if (lanes.has('site'))
    await requireFreePorts([
      ...[5005, 5006, 5007, 9099, ...(means.sealed ? [8080] : [])],
      ...(means.browser ? Object.values(devPorts) : []),
    ]);
  const results = await runLanes(group, means);

  printFailures(results);
  const total = printTable([
    ...(means.sealed || !lanes.has('site') ? [] : [skippedFor('Firestore')]),
    ...(means.browser || !lanes.has('site') ? [] : [skippedFor('Webbläsare')]),
    ...results,
  ]);
  console.log(`Allt tog ${String(Math.round((Date.now() - startedAt) / 1000))} s.`);
  // What is installed and cannot work on this machine no installation mends, in CI either.
  const isCrippled = machine.some(({ isBroken = false }) => isBroken);
  const excused = isCrippled ? results.reduce((sum, { count }) => sum + count.skipped, 0) : 0;
  const { passed, failed, skipped, isGreen } = verdictOn(total, ci, excused);
  const waiting = skipped > 0 ? `, ${String(skipped)} skipped` : '';
  console.log(`\n${String(passed)} passed, ${String(failed)} failed${waiting}`);
  return isGreen ? 0 : 1;
});
