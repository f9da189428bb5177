import { compareOutput } from '@kurser/course-parts/live/mask';
import { modeOf } from '@kurser/lesson-language/source/program';
import type { RunMode, RunRequest, RunSetup } from '@kurser/python-runner/protocol';
import type { ProgramRun } from '@kurser/python-runner/programRun';
import type { PlannedExample } from '@kurser/lesson-language/plan/example';
import type { PlannedExercise } from '@kurser/lesson-language/plan/exercise';
import type { LivePlan } from '@kurser/lesson-language/plan';
import type { Complaint } from '../plan/judge';

/** Runs a program in the page's own Python, and returns how it ended. */
export type RunInPage = (request: RunRequest) => Promise<ProgramRun>;

/** What does not keep what the page promises, on the line of the block that it is about. */
export type LiveComplaint = Complaint & { readonly line: number };

/**
 * The page gives a test ten seconds. A busy machine is no fault of the lesson, so it may take
 * longer here.
 */
const limits = { maxChars: 1_000_000, maxLines: 100_000, maxSeconds: 60 };

/**
 * Tries in Python for the page everything that the page lets a student run: each solution passes
 * its test, each starter fails, and each example ends and prints as the text shows.
 */
export async function proveLive(plan: LivePlan, run: RunInPage): Promise<LiveComplaint[]> {
  const complaints: LiveComplaint[] = [];
  for (const planned of plan.exercises)
    if (planned.kind === 'here') complaints.push(...(await proveExercise(planned, run)));
  for (const planned of plan.examples)
    if (planned.kind === 'here') complaints.push(...(await proveExample(planned, run)));
  return complaints;
}

/** The request that the page would make, with no lines to read. */
export function toRequest(setup: RunSetup, source: string, mode: RunMode): RunRequest {
  return { setup, source, mode, input: { kind: 'lines', lines: [] }, limits };
}

type Here<Planned> = Extract<Planned, { kind: 'here' }>;

async function proveExercise(
  { exercise: { line, solution }, task: { setup, starter, test } }: Here<PlannedExercise>,
  run: RunInPage,
): Promise<LiveComplaint[]> {
  const tryOn = (source: string) => run(toRequest(setup, source, { kind: 'test', test }));
  const ended = await tryOn(solution);
  const reason = whyNotPassed(ended);
  if (reason !== undefined)
    return [
      {
        line,
        problem: `lösningen klarar inte testet i webbläsaren: ${reason}`,
        expected: 'en lösning och ett test som Python i webbläsaren klarar (src/parts/README.md)',
        details: textOf(ended, 'stderr'),
      },
    ];
  if (whyNotPassed(await tryOn(starter)) !== undefined) return [];
  return [
    {
      line,
      problem: 'utgångskoden klarar redan testet i webbläsaren',
      expected: 'ett test som faller på utgångskoden',
    },
  ];
}

/** Undefined when every statement of the test that holds an assert was reached and passed. */
export function whyNotPassed({ phase }: ProgramRun): string | undefined {
  if (phase.kind !== 'finished') return describe(phase);
  if (!phase.ok) return phase.error?.type ?? 'programmet slutade med fel';
  const { tests } = phase;
  if (tests === null || tests.length === 0) return 'testet har inget assert';
  const failed = tests.find(({ ok }) => !ok);
  return failed === undefined
    ? undefined
    : [failed.source, failed.message].filter(Boolean).join(': ');
}

function describe(phase: Exclude<ProgramRun['phase'], { kind: 'finished' }>): string {
  if (phase.kind === 'stopped')
    return phase.reason === 'time' ? 'tiden tog slut' : 'för mycket utskrift';
  return phase.kind === 'broken' ? 'Python gick sönder' : phase.kind;
}

async function proveExample(
  { block, task: { setup, source, output } }: Here<PlannedExample>,
  run: RunInPage,
): Promise<LiveComplaint[]> {
  const ended = await run(toRequest(setup, source, { kind: 'run' }));
  const { line } = block;
  const shouldEndWell = modeOf(block) === 'run';
  const expected = 'ett program som går i webbläsaren som i texten (src/parts/README.md)';
  if (ended.phase.kind !== 'finished')
    return [
      { line, problem: `blocket går inte i webbläsaren: ${describe(ended.phase)}`, expected },
    ];
  if (ended.phase.ok !== shouldEndWell) {
    const how = shouldEndWell
      ? `slutar med ${ended.phase.error?.type ?? 'fel'}`
      : 'slutar utan fel';
    return [
      { line, problem: `blocket ${how} i webbläsaren`, expected, details: textOf(ended, 'stderr') },
    ];
  }
  if (output === null || printsAsShown(output, ended, shouldEndWell)) return [];
  const details = `${textOf(ended, 'stdout')}${shouldEndWell ? '' : textOf(ended, 'stderr')}`;
  return [
    { line, problem: 'blocket skriver något annat i webbläsaren än i texten', expected, details },
  ];
}

function printsAsShown(shown: string, ended: ProgramRun, shouldEndWell: boolean): boolean {
  const stdout = textOf(ended, 'stdout');
  if (shouldEndWell) return compareOutput(shown, stdout) === undefined;
  const stderr = textOf(ended, 'stderr');
  const lines = [stdout.trimEnd(), stderr].filter((text) => text !== '').join('\n');
  return compareOutput(shown, lines) === undefined || lastError(shown) === lastError(stderr);
}

/**
 * The kind of error on the last line. What Python says of it differs between versions and systems.
 */
function lastError(text: string): string | undefined {
  const last = text.trimEnd().split('\n').at(-1) ?? '';
  return /^([\w.]+)(?::|$)/.exec(last)?.[1];
}

function textOf({ output }: ProgramRun, wanted: 'stdout' | 'stderr'): string {
  return output.map(({ stream, text }) => (stream === wanted ? text : '')).join('');
}
