/** Runs the named tests of a tree, and no others. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
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

/** For a runner's own filter, which looks at a title with those of the groups before it, and the tags after it. */
const titlesOf = (tests: readonly Test[]): string =>
  `(?:${tests.map(({ title }) => escaped(title)).join('|')})(?: @phone)?$`;

/** Playwright's project for a test file (playwright.config.ts): its folder, on a wide screen; the host's tests have their own. */
export function projectOf(file: string): string {
  const [, folder = '', name = ''] = /^tests\/e2e\/([\w-]+)\/(.+)$/.exec(file) ?? [];
  if (hostTests.includes(name)) return 'host';
  return folder === 'gate' ? 'gate-desktop' : folder;
}

function vitestAttempt(project: Level, tests: readonly Test[], report: string): Attempt {
  const filter = [...filesOf(tests), '--testNamePattern', titlesOf(tests)];
  const output = ['--reporter=json', `--outputFile=${report}`];
  return {
    command: ['node_modules/.bin/vitest', 'run', '--project', project, ...filter, ...output],
    report,
    runsFrom: runsFromVitest,
  };
}

function playwrightAttempt(tests: readonly Test[], report: string): Attempt {
  // With an equals sign: what follows the option by itself is taken for further projects.
  const projects = [...new Set(tests.map(({ file }) => `--project=${projectOf(file)}`))];
  const filter = [...filesOf(tests), '--grep', titlesOf(tests), '--no-deps'];
  const run = ['node_modules/.bin/playwright', 'test', ...projects, ...filter, '--reporter=json'];
  return {
    command: ['env', `PLAYWRIGHT_JSON_OUTPUT_NAME=${report}`, ...run],
    report,
    runsFrom: runsFromPlaywright,
  };
}

function attemptsFor(tests: readonly Test[], folder: string): readonly Attempt[] {
  return [...new Set(tests.map(({ level }) => level))].map((level) => {
    const own = tests.filter((test) => test.level === level);
    const report = path.join(folder, `${level}.json`);
    return level === 'browser' ? playwrightAttempt(own, report) : vitestAttempt(level, own, report);
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
): Promise<string> {
  if (site !== undefined) {
    const args = ['tests/plants/onSite.ts', site, JSON.stringify(commands)];
    return (await runCommand('node_modules/.bin/tsx', args, { cwd: root, output: 'held' })).output;
  }
  let output = '';
  for (const [program, ...args] of commands)
    output += (await runCommand(program, args, { cwd: root, output: 'held' })).output;
  return output;
}

/** Runs the named tests in a tree, as it is. Tests that need a site get it built and served for all of them together. */
export async function tryTests(
  root: string,
  site: Site | undefined,
  tests: readonly Test[],
): Promise<Trial> {
  const folder = mkdtempSync(path.join(tmpdir(), 'plants-reports-'));
  try {
    const attempts = attemptsFor(tests, folder);
    const commands = attempts.map(({ command }) => command);
    const output = await runAttempts(root, site, commands);
    const runs = attempts.flatMap(({ report, runsFrom }) => runsFrom(readReport(report)));
    return { runs, output };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
