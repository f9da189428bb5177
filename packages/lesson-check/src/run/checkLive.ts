import type { Block } from '@kurser/lesson-language/source/blocks';
import { readCheckFiles } from '@kurser/lesson-language/source/checkFiles';
import { shownFor } from '@kurser/lesson-language/source/program';
import { lineageOf } from '@kurser/lesson-language/source/scope';
import { type LivePlan, planLive } from '@kurser/lesson-language/plan';
import type { PlannedExercise } from '@kurser/lesson-language/plan/exercise';
import { traceSteps } from '@kurser/lesson-language/remark-lesson/traces';
import { toFolder } from '@kurser/lesson-language/plan/folder';
import type { Finding, Skipped, Verdict } from '../finding';
import type { Page } from '../page/page';
import type { Complaint } from '../plan/judge';
import { recordOnce } from '../pagePython/recordTrace';
import { answersOf, printedJudge } from '../page/triedAnswers';
import { proveLive, type RunInPage } from './proveLive';
import { proveTrials } from './proveTrials';
import { type FolderVerdict, tryFolder } from './tryFolder';

/** How many of a page's exercises and examples run where they stand. */
export interface LiveCounts {
  readonly exercises: Share;
  readonly examples: Share;
  /** The exercises that do not, each with the reason: `Kön: använder trådar`. */
  readonly elsewhere: readonly string[];
}

interface Share {
  readonly here: number;
  readonly all: number;
}

/** The page's plan, as the build makes it. */
export function planOf(page: Page): LivePlan {
  return planLive(page.blocks, readCheckFiles(page.path, page.frontMatter?.checkFiles ?? []));
}

export function countLive({ exercises, examples }: LivePlan): LiveCounts {
  return {
    exercises: shareOf(exercises),
    examples: shareOf(examples),
    elsewhere: exercises.flatMap((planned) =>
      planned.kind === 'folder' ? [`${planned.exercise.title}: ${planned.reason}`] : [],
    ),
  };
}

function shareOf(planned: readonly { readonly kind: string }[]): Share {
  return { here: planned.filter(({ kind }) => kind === 'here').length, all: planned.length };
}

/** Everything that a verdict on the plan depends on, but for tools and the check itself. */
export function contentOf({ exercises, examples, traces }: LivePlan, page: Page): string {
  const folders = exercises.flatMap((each) =>
    each.kind === 'folder' ? [foldersContent(each)] : [],
  );
  const tasks = [...exercises, ...examples, ...traces].flatMap((each) =>
    each.kind === 'here' ? [each.task] : [],
  );
  const words = examples.map(({ block }) => block.words.names);
  const trials = exercises.map(({ exercise: { wrong, also } }) => [wrong, also]);
  const picks = page.blocks.flatMap(({ language, text }) => (language === 'steps' ? [text] : []));
  const rows = answersOf(page).flatMap(({ question }) =>
    question.kind === 'output' ? [question.rows] : [],
  );
  return JSON.stringify([tasks, words, folders, trials, picks, rows]);
}

function foldersContent({ exercise }: LivePlan['exercises'][number]): unknown {
  const { files, ...rest } = toFolder(exercise);
  const texts = files.map(({ path, content }) => [path, Buffer.from(content).toString('base64')]);
  return [rest, texts, exercise.solution];
}

/**
 * The plan without what is known to be wrong already, or builds on it: in the page it would only be
 * wrong once more.
 */
export function withoutTold(
  { exercises, examples, traces }: LivePlan,
  { blocks }: Page,
  told: readonly Finding[],
): LivePlan {
  const isTold = (from: number, to: number): boolean =>
    told.some(({ line }) => line >= from && line <= to);
  const isIn = ({ position }: Pick<Block['node'], 'position'>): boolean =>
    position !== undefined && isTold(position.start.line, position.end.line);
  const isWrong = (block: Block): boolean => {
    const shown = shownFor(block, blocks);
    const isShownWrong =
      shown !== undefined && isTold(shown.line, shown.line + shown.text.split('\n').length);
    return isIn(block.node) || isShownWrong;
  };
  const isRight = ({ block }: { readonly block: Block }): boolean =>
    ![block, ...lineageOf(block, blocks)].some(isWrong);
  return {
    exercises: exercises.filter(({ exercise }) => !isIn(exercise.element)),
    examples: examples.filter(isRight),
    traces: traces.filter(isRight),
  };
}

/** Runs each program that is walked through, and finds the steps that its author has picked. */
async function proveTraces(page: Page, { traces }: LivePlan, run: RunInPage): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const planned of traces) {
    const steps = await traceSteps(planned, page.blocks, (task) => recordOnce(task, run));
    if (!('problem' in steps)) continue;
    const { line, problem, remedy } = steps;
    findings.push({ file: page.file, line, problem, expected: remedy });
  }
  return findings;
}

/**
 * Tries everything that the page offers: what runs in it, in the page's own Python, and each folder
 * by its own command.
 */
export async function checkLive(page: Page, plan: LivePlan, run: RunInPage): Promise<Verdict> {
  const at = (line: number, { problem, expected, details }: Complaint): Finding => ({
    file: page.file,
    line,
    problem,
    expected,
    ...(details === undefined || details.trim() === '' ? {} : { details }),
  });
  const findings = (await proveLive(plan, run)).map((complaint) => at(complaint.line, complaint));
  findings.push(...(await proveTraces(page, plan, run)));
  const skipped: Skipped[] = [];
  const tried: PlannedExercise[] = [];
  for (const planned of plan.exercises) {
    const { exercise } = planned;
    const verdict: FolderVerdict =
      planned.kind === 'here'
        ? { kind: 'tried', complaints: [] }
        : await tryFolder(exercise, toFolder(exercise), printedJudge(page, planned));
    if (verdict.kind === 'tried') {
      findings.push(...verdict.complaints.map((complaint) => at(exercise.line, complaint)));
      tried.push(planned);
    } else {
      const { cause, reason } = verdict;
      skipped.push({ file: page.file, line: exercise.line, cause, reason });
    }
  }
  const { complaints, notes } = await proveTrials(tried, run, (planned) =>
    printedJudge(page, planned),
  );
  return {
    findings: [...findings, ...complaints.map((complaint) => at(complaint.line, complaint))],
    skipped,
    checked: plan.exercises.length,
    notes: notes.map((note) => ({ file: page.file, ...note })),
  };
}
