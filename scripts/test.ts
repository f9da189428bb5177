/**
 * `npm test`: every check of the project, and last the plain line `N passed, N failed`.
 * What this machine lacks is named and skipped; in CI (CI set) a skip is a failure.
 */
import { findFirestoreEmulator, startFirestoreEmulator } from './lib/firestoreEmulator';
import { runLane, runStep, type Step, type StepResult } from './lib/lanes';
import { withProcesses, type ProcessGroup } from './lib/processes';
import { requireBrowser, requireFreePorts, requireNode } from './lib/requirements';
import { startAuthAndHosting, startFixtureSite } from './lib/siteServers';
import { addCounts, countOfExit, countOfRunner, nothing, type Count } from './lib/steps';

const ci = process.env['CI'] !== undefined && process.env['CI'] !== '';
const fixtureFolder = '.cache/fixtures';

const check = (name: string, ...command: [string, ...string[]]): Step => ({
  name,
  command,
  count: countOfExit,
});
const runner = (name: string, ...command: [string, ...string[]]): Step => ({
  name,
  command,
  count: countOfRunner,
});

/**
 * What reads or runs the sources. It goes beside the lane of the site, which builds and then waits for a browser much of its time, so that two
 * cores have something to do throughout.
 * @param build settled when build/ is finished
 */
function sourceLane(build: Promise<unknown>): readonly Step[] {
  return [
    check('Formatering', 'npx', 'prettier', '--check', '--log-level', 'warn', '.'),
    check('Stilmallar', 'npx', 'stylelint', 'src/**/*.css'),
    check('Typer', 'npx', 'tsc', '--noEmit'),
    check('Oanvänd kod och oanvända paket', 'npx', 'knip'),
    check('Lint', 'npx', 'eslint', '.', '--max-warnings', '0'),
    runner('Enhetstester', 'npx', 'vitest', 'run', '--project', 'unit'),
    runner('Lektioner', 'npx', 'tsx', 'tests/lessons/cli.ts'),
    {
      ...runner(
        'Byggets adresser och planterade fel',
        'npx',
        'vitest',
        'run',
        '--project',
        'build',
      ),
      after: build,
    },
  ];
}

const emulator = { FIREBASE_TARGET: 'emulator' };

/** The product's build, which contains the leak scan. */
const buildStep = (sealed: boolean): Step => ({
  ...check('Bygge', 'npx', 'docusaurus', 'build'),
  env: sealed ? emulator : { ...emulator, SEAL: 'off' },
});

const fixtureBuildStep: Step = {
  ...check('Bygge av provsidorna', 'npx', 'docusaurus', 'build', '--out-dir', fixtureFolder),
  env: {
    ...emulator,
    SITE: 'fixtures',
    SEAL: 'off',
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-fixtures',
    // The bundler's cache does not tell one site's generated files from another's.
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
  },
};

/** The browser tests and the rules tests, on real emulators. */
async function runOnServers(group: ProcessGroup, sealed: boolean): Promise<readonly StepResult[]> {
  await startAuthAndHosting(group);
  await startFixtureSite(group, fixtureFolder);
  const projects = ['gate-desktop', 'gate-phone', 'gate-protected', 'layout', 'components'];
  const steps: Step[] = [];
  if (sealed) {
    await startFirestoreEmulator(group);
    steps.push(
      runner('Säkerhetsregler', 'npx', 'vitest', 'run', '--project', 'rules'),
      check('Nyckeln publiceras', 'npm', 'run', '--silent', 'publish-key', '--', '--emulator'),
    );
    projects.push('seal', 'search');
  }
  const args = projects.flatMap((project) => ['--project', project]);
  steps.push(runner('Webbläsartester', 'npx', 'playwright', 'test', ...args));
  return runLane(steps, 'shown');
}

/** What follows the product's build: the small site's build, and the tests on both. */
async function runSiteLane(
  group: ProcessGroup,
  sealed: boolean,
  build: Promise<StepResult>,
): Promise<readonly StepResult[]> {
  const results = [await build, await runStep(fixtureBuildStep, 'shown')];
  return [...results, ...(await runOnServers(group, sealed))];
}

/** Both lanes at once; the results of the sources' lane first. */
async function runLanes(group: ProcessGroup, sealed: boolean): Promise<readonly StepResult[]> {
  const build = runStep(buildStep(sealed), 'shown');
  const [source, site] = await Promise.all([
    runLane(sourceLane(build), 'held'),
    runSiteLane(group, sealed, build),
  ]);
  return [...source, ...site];
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
  requireBrowser();
  const firestore = await findFirestoreEmulator();
  const sealed = firestore.kind === 'found';
  const missing: StepResult[] = [];
  if (!sealed) {
    console.log(`Hoppas över: det som kräver Firestore. ${firestore.remedy}`);
    missing.push({ name: 'Firestore saknas', count: { ...nothing, skipped: 1 }, seconds: 0 });
  }
  await requireFreePorts([5005, 5006, 9099, ...(sealed ? [8080] : [])]);
  const results = await runLanes(group, sealed);

  const total = printTable([...missing, ...results]);
  console.log(`Allt tog ${String(Math.round((Date.now() - startedAt) / 1000))} s.`);
  const failed = total.failed + (ci ? total.skipped : 0);
  const skipped = total.skipped > 0 && !ci ? `, ${String(total.skipped)} skipped` : '';
  console.log(`\n${String(total.passed)} passed, ${String(failed)} failed${skipped}`);
  return failed === 0 ? 0 : 1;
});
