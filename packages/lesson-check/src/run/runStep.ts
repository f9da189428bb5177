import { type Complaint, judge } from '../plan/judge';
import type { Outcome } from '../plan/outcome';
import type { ProgramStep, Step, TrialStep } from '../plan/steps';
import type { Block } from '@kurser/lesson-language/source/blocks';
import { checkStyle } from '../runners/bash';
import { checkConsole } from '../runners/console';
import { checkGdb } from '../runners/gdb';
import { requireRunner, toolsOf } from '../runners';
import { checkParsed } from '../runners/parsed';
import { checkPyRun } from '../runners/pyrun';
import { checkIdiom } from '../runners/rust';
import { findTool, isMissing, lackText, skipCauseOf, type ToolName } from './tools';
import { findTooOld } from './tooOld';
import {
  appendToFile,
  closeWorkshop,
  copyWorkshop,
  readFile,
  type Workshop,
  writeFile,
} from './workshop';

/** What one step came to: complaints, or the reason why it could not be taken. */
export type StepResult =
  | { readonly kind: 'done'; readonly complaints: readonly Complaint[] }
  | Extract<Outcome, { kind: 'unavailable' }>;

const done = (complaints: readonly Complaint[] = []): StepResult => ({ kind: 'done', complaints });

/** Takes one step in the page's workshop. */
export async function runStep(step: Step, workshop: Workshop): Promise<StepResult> {
  const unavailable = step.kind === 'write' ? undefined : await findObstacle(step);
  if (unavailable !== undefined) return unavailable;
  switch (step.kind) {
    case 'write':
      return done(writeBlock(step.block, workshop));
    case 'program':
      return step.block.words.skeleton
        ? inCopy(workshop, (copy) => runProgramStep(step, copy))
        : runProgramStep(step, workshop);
    case 'style':
      return done(await styleCheckOf(step.block)(step.block, workshop));
    case 'console':
      return done(await checkConsole(step.block, workshop));
    case 'gdb':
      return done(await checkGdb(step.block, workshop));
    case 'parse':
      return done(await checkParsed(step.block));
    case 'trial':
      return inCopy(workshop, (copy) => runTrial(step, copy));
    case 'pyrun':
      return done(await checkPyRun(step, workshop));
  }
}

type RunningStep = Exclude<Step, { kind: 'write' }>;

/**
 * A tool that the step cannot do without, or a version the block asks for. Runners look for the
 * rest themselves.
 */
async function findObstacle(
  step: RunningStep,
): Promise<Extract<Outcome, { kind: 'unavailable' }> | undefined> {
  const block = blockOf(step);
  for (const tool of await Promise.all(toolsOfStep(step).map(findTool))) {
    if (isMissing(tool))
      return { kind: 'unavailable', cause: skipCauseOf(tool), reason: lackText(tool) };
  }
  const tooOld =
    block.words.version === undefined ? undefined : await findTooOld(block.words.version);
  return tooOld === undefined ? undefined : { kind: 'unavailable', ...tooOld };
}

function toolsOfStep(step: RunningStep): readonly ToolName[] {
  switch (step.kind) {
    case 'program':
    case 'trial':
      return [];
    case 'style':
      return [step.block.language === 'rust' ? 'clippy' : 'shellcheck'];
    case 'pyrun':
      return ['python'];
    case 'console':
    case 'gdb':
    case 'parse':
      return toolsOf(step.block);
  }
}

function styleCheckOf({ language }: Block): typeof checkStyle {
  return language === 'rust' ? checkIdiom : checkStyle;
}

/** The block whose line a step's complaints get when they have no line of their own. */
export function blockOf(step: Step): Block {
  if (step.kind === 'trial') return step.test;
  return step.kind === 'pyrun' ? step.start : step.block;
}

function writeBlock({ words, text }: Block, workshop: Workshop): Complaint[] {
  if (words.file !== undefined) writeFile(workshop, words.file, text);
  if (words.append === undefined || appendToFile(workshop, words.append, text)) return [];
  return [
    {
      problem: `filen ${words.append} finns inte att lägga till i`,
      expected: `ett block med file=${words.append} före`,
    },
  ];
}

async function runProgramStep(
  { block, mode, earlier, shown }: ProgramStep,
  workshop: Workshop,
): Promise<StepResult> {
  const missing = writeBlock(block, workshop);
  if (missing.length > 0) return done(missing);
  const { words } = block;
  const file = words.file ?? words.append;
  const outcome = await requireRunner(block.language).run(
    {
      mode,
      text: words.append === undefined ? block.text : (readFile(workshop, words.append) ?? ''),
      earlier: earlier.map(({ text }) => text),
      ...(file === undefined ? {} : { file }),
      stdin: [...earlier, block]
        .map((each) => each.words.stdin ?? '')
        .filter(Boolean)
        .join('\n'),
      args: words.args,
    },
    workshop,
  );
  if (outcome.kind === 'unavailable') return outcome;
  const errorCode = words.compileFail === '' ? undefined : words.compileFail;
  return done(
    judge(mode, outcome, {
      ...(shown === undefined ? {} : { shown }),
      ...(errorCode === undefined ? {} : { errorCode }),
    }),
  );
}

async function runTrial(
  { subject, parts, test }: TrialStep,
  workshop: Workshop,
): Promise<StepResult> {
  const outcome = await requireRunner(test.language).run(
    {
      mode: 'run',
      text: parts.map(({ text }) => text).join('\n'),
      earlier: [],
      stdin: test.words.stdin ?? parts.map(({ words }) => words.stdin ?? '').join(''),
      args: test.words.args,
      test: test.text,
    },
    workshop,
  );
  if (outcome.kind === 'unavailable') return outcome;
  return done(subject === 'solution' ? solutionPasses(outcome, parts) : skeletonFails(outcome));
}

function solutionPasses(outcome: Outcome, parts: readonly Block[]): Complaint[] {
  return judge('run', outcome, {}).map(({ details, problem }) => ({
    line: parts.at(-1)?.line ?? 1,
    problem: `lösningen klarar inte testet: ${problem}`,
    expected: 'en lösning som klarar testet',
    ...(details === undefined ? {} : { details }),
  }));
}

function skeletonFails(outcome: Outcome): Complaint[] {
  const passes = outcome.kind === 'compiled' || (outcome.kind === 'ran' && outcome.exit === 0);
  return passes
    ? [{ problem: 'skelettet klarar redan testet', expected: 'ett test som faller på skelettet' }]
    : [];
}

async function inCopy(
  workshop: Workshop,
  work: (copy: Workshop) => Promise<StepResult>,
): Promise<StepResult> {
  const copy = copyWorkshop(workshop);
  try {
    return await work(copy);
  } finally {
    closeWorkshop(copy);
  }
}
