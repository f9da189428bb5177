import { spawn } from 'node:child_process';

/** How many checks a step made, and how they went. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export interface CommandResult {
  readonly code: number;
  readonly output: string;
}

export const nothing: Count = { passed: 0, failed: 0, skipped: 0 };

export function addCounts(a: Count, b: Count): Count {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
  };
}

/**
 * A run as it is told. In CI, where nothing should be missing, what was skipped has failed. A run
 * that checked nothing has shown nothing.
 * @param excused how many were skipped for a tool that is installed and cannot work on this machine
 */
export function verdictOn(
  { passed, failed, skipped }: Count,
  ci: boolean,
  excused = 0,
): Count & { readonly isGreen: boolean } {
  const told = ci ? excused : skipped;
  const all = failed + skipped - told;
  return { passed, failed: all, skipped: told, isGreen: all === 0 && passed > 0 };
}

export interface CommandOptions {
  readonly env?: NodeJS.ProcessEnv | undefined;
  /** The folder it runs in; this process's own when left out. */
  readonly cwd?: string | undefined;
  /** `held` shows nothing: the caller does, when it is this command's turn. */
  readonly output?: 'shown' | 'held';
}

/**
 * Runs a command to its end, shows its output as it comes, and returns all of it. Never rejects for
 * a failing command.
 * @throws an Error that names the command when it cannot be started
 */
export async function runCommand(
  command: string,
  args: readonly string[],
  { env = {}, cwd, output: shown = 'shown' }: CommandOptions = {},
): Promise<CommandResult> {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const take = (stream: NodeJS.WriteStream) => (chunk: Buffer) => {
    if (shown === 'shown') stream.write(chunk);
    output += chunk.toString();
  };
  child.stdout.on('data', take(process.stdout));
  child.stderr.on('data', take(process.stderr));
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', ({ message }) => {
      reject(new Error(`${command} gick inte att starta: ${message}`));
    });
    child.once('close', (exitCode) => resolve(exitCode ?? 1));
  });
  return { code, output };
}

/** A command that is one check: it passes when it exits with 0. */
export function countOfExit({ code }: CommandResult): Count {
  return code === 0 ? { ...nothing, passed: 1 } : { ...nothing, failed: 1 };
}

function numberBefore(word: string, line: string): number {
  return Number(new RegExp(String.raw`(\d+) ${word}`).exec(line)?.[1] ?? 0);
}

const ansi = new RegExp(String.raw`\u001b\[[0-9;]*m`, 'g');

/** Where Vitest and Playwright begin to tell what failed, after all that they have run. */
const failuresBegin = /^\s*⎯+ Failed (?:Suites|Tests) \d+ ⎯+|^ {2}1\) \S/m;

/**
 * What a command said of its failures, without colours: from where a runner begins to tell them, or
 * its last lines. At most so many lines; nothing for a command that passed.
 */
export function failuresIn({ code, output }: CommandResult, most = 60): readonly string[] {
  if (code === 0) return [];
  const text = output.replace(ansi, '').trimEnd();
  const beginsAt = text.search(failuresBegin);
  const lines = (beginsAt < 0 ? text : text.slice(beginsAt).trimStart()).split('\n');
  return beginsAt < 0 ? lines.slice(-most) : lines.slice(0, most);
}

/**
 * The counts in a runner's closing lines: Vitest (`Tests  3 passed | 1 failed (4)`), Playwright (`3
 * passed (2.1s)`, one line a kind) and our own (`N passed, N failed`). A runner that counted
 * nothing, or whose exit code disagrees with its counts, is one failure.
 */
export function countOfRunner(result: CommandResult): Count {
  const lines = result.output.replace(ansi, '').split('\n');
  const vitest = lines.filter((line) => /^\s*Tests\s+\d/.test(line)).at(-1);
  const closing =
    vitest ??
    lines
      .slice(-60)
      .filter((line) => /^\s*(\S+: )?\d+ (passed|failed|skipped|flaky|did not run)\b/.test(line))
      .join(' ');
  const count: Count = {
    passed: numberBefore('passed', closing),
    failed: numberBefore('failed', closing) + numberBefore('flaky', closing),
    skipped: numberBefore('skipped', closing) + numberBefore('did not run', closing),
  };
  const disagrees = (result.code === 0) !== (count.failed === 0);
  const empty = count.passed + count.failed === 0;
  return disagrees || empty ? { ...count, failed: count.failed + 1 } : count;
}
