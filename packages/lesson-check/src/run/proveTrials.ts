import type { TestReport } from '@kurser/python-runner/protocol';
import type { ProgramRun } from '@kurser/python-runner/programRun';
import type { PlannedExercise, TestedExercise } from '@kurser/lesson-language/plan/exercise';
import { toFolder } from '@kurser/lesson-language/plan/folder';
import type { Note } from '../finding';
import { type LiveComplaint, toRequest, type RunInPage, whyNotPassed } from './proveLive';
import { type JudgePrinted, runFolder } from './tryFolder';

/** What came of the programs that authors have written for their tests to be tried on. */
export interface Trials {
  readonly complaints: readonly LiveComplaint[];
  /** What each program that was refused is told, as its student would read it. */
  readonly notes: readonly Omit<Note, 'file'>[];
}

type Program = TestedExercise['wrong'][number];

/** How a program ended in the exercise's test: undefined where it passed. */
type Refusal = { readonly said: string; readonly isBroken: boolean } | undefined;

/**
 * Tries what stands in ```python wrong="…" and ```python also="…": each of the first must be
 * refused, by a test and not for an error in how it is written, and each of the second must pass.
 */
export async function proveTrials(
  exercises: readonly PlannedExercise[],
  run: RunInPage,
  judgeOf: (planned: PlannedExercise) => JudgePrinted | undefined = () => undefined,
): Promise<Trials> {
  const complaints: LiveComplaint[] = [];
  const notes: Omit<Note, 'file'>[] = [];
  for (const planned of exercises) {
    const { wrong, also } = planned.exercise;
    const tried = (program: Program): Promise<Refusal> =>
      refusalOf(planned, program, run, judgeOf(planned));
    for (const program of wrong) {
      const refusal = await tried(program);
      complaints.push(...complaintsOfWrong(program, refusal));
      if (refusal !== undefined)
        notes.push({ line: program.line, text: `wrong="${program.name}" möter: ${refusal.said}` });
    }
    for (const program of also) complaints.push(...complaintsOfAlso(program, await tried(program)));
  }
  return { complaints, notes };
}

async function refusalOf(
  planned: PlannedExercise,
  { program }: Program,
  run: RunInPage,
  judgePrinted: JudgePrinted | undefined,
): Promise<Refusal> {
  if (planned.kind === 'folder') {
    const { exit, text } = await runFolder(toFolder(planned.exercise), program);
    if (judgePrinted !== undefined) {
      const said = judgePrinted(text);
      // That the compiler refuses a program is a verdict of its own.
      return said === undefined ? undefined : { said, isBroken: false };
    }
    const isBroken = /^(?:Syntax|Indentation)Error/m.test(text);
    return exit === 0 ? undefined : { said: lastLine(text), isBroken };
  }
  const { setup, test } = planned.task;
  const ended = await run(toRequest(setup, program, { kind: 'test', test }));
  const reason = whyNotPassed(ended);
  return reason === undefined
    ? undefined
    : { said: saidBy(ended) ?? reason, isBroken: broken(ended) };
}

function broken({ phase }: ProgramRun): boolean {
  const type = phase.kind === 'finished' ? phase.error?.type : undefined;
  return type === 'SyntaxError' || type === 'IndentationError';
}

function lastLine(text: string): string {
  return text.trimEnd().split('\n').at(-1) ?? '';
}

/** The first failure, in the page's words; undefined where the program did not come to its test. */
function saidBy({ phase }: ProgramRun): string | undefined {
  if (phase.kind !== 'finished' || !phase.ok) return undefined;
  const failed = phase.tests?.find(({ ok }) => !ok);
  return failed && testText(failed);
}

function testText({ message, call, source, wanted, got }: TestReport): string {
  const facts = [
    call === null ? `Test: ${source}` : `Anrop: ${call}`,
    ...(wanted === null ? [] : [`Väntat: ${wanted}`]),
    ...(got === null ? [] : [`Fick: ${got}`]),
  ];
  return [...(message === null ? [] : [message]), ...facts].join(' · ');
}

function complaintsOfWrong({ name, line }: Program, refusal: Refusal): LiveComplaint[] {
  if (refusal === undefined)
    return [
      {
        line,
        problem: `testet godtar det felaktiga programmet: ${name}`,
        expected: 'ett test som faller på det, eller ett also-block om det är rätt',
      },
    ];
  if (!refusal.isBroken) return [];
  return [
    {
      line,
      problem: `det felaktiga programmet går inte ens att läsa: ${name}`,
      expected: 'ett program som körs och gör fel, så som en elev tänker fel',
    },
  ];
}

function complaintsOfAlso({ name, line }: Program, refusal: Refusal): LiveComplaint[] {
  if (refusal === undefined) return [];
  const what = name === '' ? '' : ` (${name})`;
  return [
    {
      line,
      problem: `testet underkänner ett rätt program${what}: ${refusal.said}`,
      expected: 'ett test som godtar det, eller ett wrong-block om det är fel',
    },
  ];
}
