/** Runs the named tests of a tree, and no others. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { programOf, type ToolName } from '../../scripts/lib/packageTools';
import { runCommand } from '../../scripts/lib/steps';
import { hostTests } from '../support/hostTests';
import { escaped, type Level, type Plant } from './plant';
import { runsFromPlaywright, runsFromVitest, type TestRun } from './reports';
import type { Site } from './rounds';

type Test = Plant['test'];

/** A runner's command, the report it writes, and how that is read. */
interface Attempt {
  readonly command: readonly [string, ...string[]];
  readonly report: string;
  readonly runsFrom: (report: unknown) => readonly TestRun[];
}

const filesOf = (tests: readonly Test[]): readonly string[] => [
  ...new Set(tests.map(({ file }) => file)),
];

/**
 * For a runner's own filter, which looks at a title with those of the groups before it, and the
 * tags after it.
 */
const titlesOf = (tests: readonly Test[]): string =>
  `(?:${tests.map(({ title }) => escaped(title)).join('|')})(?: @phone| @night)*$`;

/**
 * Playwright's project for a test file (playwright.config.ts): its folder, on a wide screen; the
 * host's tests have their own.
 */
export function projectOf(file: string): string {
  const [, folder = '', name = ''] = /^tests\/e2e\/([\w-]+)\/(.+)$/.exec(file) ?? [];
  if (hostTests.includes(name)) return 'host';
  return folder === 'gate' ? 'gate-desktop' : folder;
}

/** A tool of the tree's own packages. */
const toolIn = (root: string, name: ToolName): readonly [string, string] => [
  process.execPath,
  programOf(name, path.join(root, 'node_modules')),
];

function vitestAttempt(
  root: string,
  project: Level,
  tests: readonly Test[],
  report: string,
): Attempt {
  const filter = [...filesOf(tests), '--testNamePattern', titlesOf(tests)];
  const output = ['--reporter=json', `--outputFile=${report}`];
  return {
    command: [...toolIn(root, 'vitest'), 'run', '--project', project, ...filter, ...output],
    report,
    runsFrom: runsFromVitest,
  };
}

function playwrightAttempt(root: string, tests: readonly Test[], report: string): Attempt {
  // With an equals sign: what follows the option by itself is taken for further projects.
  const projects = [...new Set(tests.map(({ file }) => `--project=${projectOf(file)}`))];
  const filter = [...filesOf(tests), '--grep', titlesOf(tests), '--no-deps'];
  const run = ['test', ...projects, ...filter, '--reporter=json'];
  return {
    command: [...toolIn(root, 'playwright'), ...run],
    report,
    runsFrom: runsFromPlaywright,
  };
}

/** The one report that Playwright writes: its place is no option of its command. */
const browserReport = (folder: string): string => path.join(folder, 'browser.json');

function attemptsFor(root: string, tests: readonly Test[], folder: string): readonly Attempt[] {
  return [...new Set(tests.map(({ level }) => level))].map((level) => {
    const own = tests.filter((test) => test.level === level);
    return level === 'browser'
      ? playwrightAttempt(root, own, browserReport(folder))
      : vitestAttempt(root, level, own, path.join(folder, `${level}.json`));
  });
}

const readReport = (file: string): unknown =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;

export interface Trial {
  readonly runs: readonly TestRun[];
  /** What the commands wrote, for when a test was not run. */
  readonly output: string;
}

/** The commands one after the other, on the tree's own site when the tests look at one. */
async function runAttempts(
  root: string,
  site: Site | undefined,
  commands: readonly Attempt['command'][],
  env: NodeJS.ProcessEnv,
): Promise<string> {
  const options = { cwd: root, env, output: 'held' } as const;
  if (site !== undefined) {
    const [program, ...args] = toolIn(root, 'tsx');
    const given = ['tests/plants/onSite.ts', site, JSON.stringify(commands)];
    return (await runCommand(program, [...args, ...given], options)).output;
  }
  let output = '';
  for (const [program, ...args] of commands)
    output += (await runCommand(program, args, options)).output;
  return output;
}

/**
 * Runs the named tests in a tree, as it is. Tests that need a site get it built and served for all
 * of them together.
 */
export async function tryTests(
  root: string,
  site: Site | undefined,
  tests: readonly Test[],
): Promise<Trial> {
  const folder = mkdtempSync(path.join(tmpdir(), 'plants-reports-'));
  try {
    const attempts = attemptsFor(root, tests, folder);
    const commands = attempts.map(({ command }) => command);
    const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport(folder) };
    const output = await runAttempts(root, site, commands, env);
    const runs = attempts.flatMap(({ report, runsFrom }) => runsFrom(readReport(report)));
    return { runs, output };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
