/**
 * `npm test`: every check of the project, and last the plain line `N passed, N failed`.
 * What this machine lacks is named and skipped; in CI (CI set) a skip is a failure.
 */
import { findFirestoreEmulator, startFirestoreEmulator } from './lib/firestoreEmulator';
import { withProcesses, type ProcessGroup } from './lib/processes';
import { requireBrowser, requireFreePorts, requireNode } from './lib/requirements';
import { startAuthAndHosting, startFixtureSite } from './lib/siteServers';
import {
  addCounts,
  countOfExit,
  countOfRunner,
  nothing,
  runCommand,
  type CommandResult,
  type Count,
} from './lib/steps';

const ci = process.env['CI'] !== undefined && process.env['CI'] !== '';
const fixtureFolder = '.cache/fixtures';

interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly env?: NodeJS.ProcessEnv;
  readonly count: (result: CommandResult) => Count;
}

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

/** Each uses one core, and the first takes as long as the others together: rows that go side by side. */
const readingSteps: readonly (readonly Step[])[] = [
  [check('Lint', 'npx', 'eslint', '.', '--max-warnings', '0')],
  [
    check('Formatering', 'npx', 'prettier', '--check', '--log-level', 'warn', '.'),
    check('Stilmallar', 'npx', 'stylelint', 'src/**/*.css'),
    check('Typer', 'npx', 'tsc', '--noEmit'),
    check('Oanvänd kod och oanvända paket', 'npx', 'knip'),
  ],
];

const runningSteps: readonly Step[] = [
  runner('Enhetstester', 'npx', 'vitest', 'run', '--project', 'unit'),
  runner('Lektioner', 'npx', 'tsx', 'tests/lessons/cli.ts'),
];

/** The builds that the browser tests run on; the first contains the leak scan. */
function buildSteps(sealed: boolean): readonly Step[] {
  const emulator = { FIREBASE_TARGET: 'emulator' };
  return [
    {
      ...check('Bygge', 'npx', 'docusaurus', 'build'),
      env: sealed ? emulator : { ...emulator, SEAL: 'off' },
    },
    {
      ...check('Bygge av provsidorna', 'npx', 'docusaurus', 'build', '--out-dir', fixtureFolder),
      env: {
        ...emulator,
        SITE: 'fixtures',
        SEAL: 'off',
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-fixtures',
        // The bundler's cache does not tell one site's generated files from another's.
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      },
    },
    runner('Byggets adresser och planterade fel', 'npx', 'vitest', 'run', '--project', 'build'),
  ];
}

const printHeading = (name: string): void => {
  console.log(`\n── ${name} ──`);
};

async function runStep(
  { name, command, env, count }: Step,
  table: Map<string, Count>,
  output: 'shown' | 'held' = 'shown',
): Promise<CommandResult> {
  const [program, ...args] = command;
  const startedAt = Date.now();
  const result = await runCommand(program, args, { env, output });
  table.set(`${name} (${Math.round((Date.now() - startedAt) / 1000)} s)`, count(result));
  return result;
}

/** One after the other; output is shown as it comes. */
async function runSteps(steps: readonly Step[], table: Map<string, Count>): Promise<void> {
  for (const step of steps) {
    printHeading(step.name);
    await runStep(step, table);
  }
}

/** Several rows of steps at once. What a step has to say is shown when it has ended, so that it stands together. */
async function runSideBySide(
  rows: readonly (readonly Step[])[],
  table: Map<string, Count>,
): Promise<void> {
  const runRow = async (steps: readonly Step[]): Promise<void> => {
    for (const step of steps) {
      const { output } = await runStep(step, table, 'held');
      printHeading(step.name);
      process.stdout.write(output);
    }
  };
  await Promise.all(rows.map(runRow));
}

/** The browser tests and the rules tests, on real emulators. */
async function runOnServers(
  group: ProcessGroup,
  sealed: boolean,
  table: Map<string, Count>,
): Promise<void> {
  await requireFreePorts([5005, 5006, 9099, ...(sealed ? [8080] : [])]);
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
  await runSteps(steps, table);
}

function printTable(table: ReadonlyMap<string, Count>): Count {
  console.log('\n── Sammanställning ──');
  let total = nothing;
  for (const [name, count] of table) {
    const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : '';
    console.log(`${name}: ${count.passed} passed, ${count.failed} failed${skipped}`);
    total = addCounts(total, count);
  }
  return total;
}

void withProcesses(async (group) => {
  requireNode();
  requireBrowser();
  const table = new Map<string, Count>();
  const firestore = await findFirestoreEmulator();
  const sealed = firestore.kind === 'found';
  if (!sealed) {
    console.log(`Hoppas över: det som kräver Firestore. ${firestore.remedy}`);
    table.set('Firestore saknas', ci ? { ...nothing, failed: 1 } : { ...nothing, skipped: 1 });
  }
  await runSideBySide(readingSteps, table);
  await runSteps(runningSteps, table);
  const builds = new Map<string, Count>();
  await runSteps(buildSteps(sealed), builds);
  builds.forEach((count, name) => table.set(name, count));
  await runOnServers(group, sealed, table);

  const total = printTable(table);
  const failed = total.failed + (ci ? total.skipped : 0);
  const skipped = total.skipped > 0 && !ci ? `, ${total.skipped} skipped` : '';
  console.log(`\n${total.passed} passed, ${failed} failed${skipped}`);
  return failed === 0 ? 0 : 1;
});
