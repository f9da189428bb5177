/** The steps of `npm test`, and lanes of them that go side by side. */
import {
  failuresIn,
  runCommand,
  type CommandOptions,
  type CommandResult,
  type Count,
} from './steps';

export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly env?: NodeJS.ProcessEnv;
  /** The folder it runs in; this process's own when left out. */
  readonly cwd?: string;
  readonly count: (result: CommandResult) => Count;
  /**
   * Settled when what the step needs is there; the step fails without being run when it rejects.
   */
  readonly after?: Promise<unknown>;
}

export interface StepResult {
  readonly name: string;
  readonly count: Count;
  readonly seconds: number;
  /** What it said of its failures. */
  readonly failures: readonly string[];
}

/** What `npm test` may be told to run alone. */
export const laneNames = ['sources', 'site'] as const;
export type LaneName = (typeof laneNames)[number];

/**
 * The lanes that a command line asks for: both when it says nothing.
 * @throws naming what it says and what would be right
 */
export function chooseLanes(word: string | undefined): ReadonlySet<LaneName> {
  const chosen = laneNames.filter((name) => word === undefined || word === name);
  if (chosen.length > 0) return new Set(chosen);
  throw new Error(
    `npm test -- ${JSON.stringify(word)}: skriv ${laneNames.join(' eller ')}, eller ingenting för båda`,
  );
}

/** What a lane prints to, and how it runs a command; tests have their own. */
export interface LaneTools {
  readonly print: (text: string) => void;
  readonly run: (
    command: string,
    args: readonly string[],
    options: CommandOptions,
  ) => Promise<CommandResult>;
}

const ownTools: LaneTools = {
  print: (text) => process.stdout.write(text),
  run: runCommand,
};

const headingOf = (name: string): string => `\n── ${name} ──\n`;

/**
 * Runs one step. `shown` prints its output as it comes; `held` prints it when the step has ended,
 * so that it stands together while another lane prints. Rejects only when the command cannot be
 * started.
 */
export async function runStep(
  step: Step,
  output: 'shown' | 'held',
  { print, run }: LaneTools = ownTools,
): Promise<StepResult> {
  await step.after;
  const [program, ...args] = step.command;
  if (output === 'shown') print(headingOf(step.name));
  const startedAt = Date.now();
  const result = await run(program, args, { env: step.env, cwd: step.cwd, output });
  if (output === 'held') print(headingOf(step.name) + result.output);
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  return { name: step.name, count: step.count(result), seconds, failures: failuresIn(result) };
}

/** Runs the steps one after the other, all of them, whatever came of those before. */
export async function runLane(
  steps: readonly Step[],
  output: 'shown' | 'held',
  tools: LaneTools = ownTools,
): Promise<readonly StepResult[]> {
  const results: StepResult[] = [];
  for (const step of steps) results.push(await runStep(step, output, tools));
  return results;
}
