import { mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { packProject } from '@kurser/lesson-language/projectZip';
import type { TestedExercise } from '@kurser/lesson-language/plan/exercise';
import {
  asPackable,
  commandIn,
  readMeName,
  type ExerciseFolder,
} from '@kurser/lesson-language/plan/folder';
import type { Complaint } from '../plan/judge';
import type { SkipCause } from '../finding';
import { findTool, isMissing, lackText, skipCauseOf } from './tools';
import { closeWorkshop, execute, openWorkshop, type Workshop } from './workshop';

/** What became of a folder: complaints, or the tool that is missing. */
export type FolderVerdict =
  | { readonly kind: 'tried'; readonly complaints: readonly Complaint[] }
  | { readonly kind: 'unavailable'; readonly reason: string; readonly cause: SkipCause };

/**
 * Judges what the folder's command has printed, where a driver prints rows for the page: undefined
 * for what is right, else what the page says of it.
 */
export type JudgePrinted = (printed: string) => string | undefined;

/**
 * Tries a folder as its student does: unpacks the zip file, writes the solution into the student's
 * file and runs the command that the folder's own page tells, which must end well; as it was
 * unpacked it must not.
 */
export async function tryFolder(
  { solution }: TestedExercise,
  folder: ExerciseFolder,
  judgePrinted?: JudgePrinted,
): Promise<FolderVerdict> {
  for (const tool of await Promise.all(folder.needs.map(findTool)))
    if (isMissing(tool))
      return { kind: 'unavailable', cause: skipCauseOf(tool), reason: lackText(tool) };
  if (judgePrinted !== undefined) return tryDriver(solution, folder, judgePrinted);
  const solved = await runFolder(folder, solution);
  if (solved.exit !== 0)
    return complain('lösningen klarar inte testet i uppgiftens mapp', solved.text);
  const begun = await runFolder(folder, undefined);
  return begun.exit === 0
    ? complain('utgångskoden klarar redan testet i uppgiftens mapp', begun.text)
    : { kind: 'tried', complaints: [] };
}

/** The page takes what the solution prints, and not what the exercise begins with prints. */
async function tryDriver(
  solution: string,
  folder: ExerciseFolder,
  judgePrinted: JudgePrinted,
): Promise<FolderVerdict> {
  const expected = 'en svarsruta som godtar lösningens rader och inga andra';
  const told = (problem: string, details: string): FolderVerdict => ({
    kind: 'tried',
    complaints: [{ problem, expected, details }],
  });
  const solved = await runFolder(folder, solution);
  const refusal = judgePrinted(solved.text);
  if (refusal !== undefined)
    return told(`svarsrutan godtar inte lösningens rader: ${refusal}`, solved.text);
  const begun = await runFolder(folder, undefined);
  return judgePrinted(begun.text) === undefined
    ? told('svarsrutan godtar redan utgångskodens rader', begun.text)
    : { kind: 'tried', complaints: [] };
}

function complain(problem: string, details: string): FolderVerdict {
  const expected = `en mapp där kommandot i ${readMeName} klarar lösningen och faller på utgångskoden`;
  return { kind: 'tried', complaints: [{ problem, expected, details }] };
}

interface Ended {
  readonly exit: number | string;
  readonly text: string;
}

/**
 * Unpacks the folder and runs the command of its page in it; a program replaces the student's file.
 */
export async function runFolder(
  folder: ExerciseFolder,
  program: string | undefined,
): Promise<Ended> {
  const workshop = await openWorkshop([]);
  try {
    const unpacked = unzipSync(packProject(folder.name, asPackable(folder)));
    for (const [path, bytes] of Object.entries(unpacked)) place(workshop, path, bytes);
    const dir = join(workshop.dir, folder.name);
    if (program !== undefined) writeFileSync(join(dir, folder.file), `${program}\n`);
    const readMe = Buffer.from(unpacked[`${folder.name}/${readMeName}`] ?? []).toString('utf8');
    const command = commandIn(readMe);
    if (command === undefined) return { exit: 0, text: `${readMeName} säger inget kommando` };
    const { exit, stdout, stderr, stopped } = await execute(workshop, ['bash', '-c', command], {
      kind: folder.needs.includes('python') ? 'program' : 'compiler',
      cwd: dir,
      env: await toolchain(folder, workshop),
    });
    return { exit: stopped ?? exit, text: stdout + stderr };
  } finally {
    closeWorkshop(workshop);
  }
}

function place(workshop: Workshop, path: string, bytes: Uint8Array): void {
  const target = join(workshop.dir, path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, bytes);
}

/**
 * Cargo lies beside the compiler, where no shim looks for settings in a home folder. What a
 * debugger wants to know costs half of a build, and nobody debugs here.
 */
async function toolchain(
  { needs }: ExerciseFolder,
  { env }: Workshop,
): Promise<Readonly<Record<string, string>>> {
  if (!needs.includes('rustc')) return {};
  const rustc = await findTool('rustc');
  if (isMissing(rustc)) return {};
  return {
    PATH: [dirname(rustc.command), env['PATH'] ?? ''].join(delimiter),
    CARGO_PROFILE_DEV_DEBUG: '0',
    CARGO_INCREMENTAL: '0',
  };
}
