import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findGodotProjects } from '../../scripts/lib/projectFolders';
import { runGodot } from './godot';
import { type Check, findComplaints, readOutput } from './output';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * A project beside its lessons, and the check scripts that are run on it, in order and with the
 * same saved files.
 */
export interface Project {
  /** From the repository's root, with forward slashes. */
  readonly folder: string;
  readonly scripts: readonly string[];
}

/**
 * The checks of projects that have their own, by the folder's name. The others only have their
 * scenes opened.
 */
const ownScripts: Readonly<Record<string, readonly string[]>> = {
  myntjakten: ['first_game.gd'],
  myntjakten_fortsattning: ['continuation.gd', 'continuation_restart.gd'],
};

/** Every Godot project under docs/. */
export function findProjects(): Project[] {
  return findGodotProjects(root).map((folder) => ({
    folder,
    scripts: ownScripts[basename(folder)] ?? ['only_scenes.gd'],
  }));
}

/** A text in one of the project's files that is replaced before the project is opened. */
export interface Plant {
  readonly file: string;
  readonly find: string;
  readonly replacement: string;
}

export interface Result {
  readonly checks: readonly Check[];
  readonly complaints: readonly string[];
}

/** A copy of a project that Godot has imported, with a home of its own for saved files. */
export interface Copy {
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  readonly complaints: readonly string[];
}

export interface CopyOptions {
  readonly plants: readonly Plant[];
  /** Whether what Godot merely marks in the editor is an error. */
  readonly warn: boolean;
}

/**
 * Opens a copy of the project in Godot, for as long as `work` takes. Throws when a plant finds
 * nothing to replace.
 */
export async function withCopy<T>(
  command: string,
  project: Project,
  { plants, warn }: CopyOptions,
  work: (copy: Copy) => Promise<T>,
): Promise<T> {
  const home = mkdtempSync(join(tmpdir(), 'godot-'));
  try {
    const folder = join(home, 'project');
    cpSync(join(root, project.folder), folder, { recursive: true });
    cpSync(join(root, 'tests/godot/checks'), join(folder, 'checks'), { recursive: true });
    for (const plant of plants) plantFault(folder, plant);
    if (warn) askForWarnings(folder);
    const env = {
      ...process.env,
      HOME: home,
      XDG_DATA_HOME: home,
      XDG_CONFIG_HOME: home,
      XDG_CACHE_HOME: home,
    };
    const imported = await runGodot(command, ['--path', folder, '--import'], folder, env);
    return await work({
      folder,
      env,
      complaints: findComplaints(imported.stdout + imported.stderr),
    });
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

/** Runs the check scripts of a project on an imported copy. */
export async function checkProject(
  command: string,
  project: Project,
  plants: readonly Plant[] = [],
): Promise<Result> {
  return withCopy(command, project, { plants, warn: true }, async ({ folder, env, complaints }) => {
    const results: Result[] = [{ checks: [], complaints }];
    for (const script of project.scripts) {
      const args = ['--path', folder, '--fixed-fps', '60', '-s', `res://checks/${script}`];
      const { stdout, stderr, stopped } = await runGodot(command, args, folder, env);
      const reading = readOutput(`${stdout}\n${stderr}`);
      const limit = stopped === undefined ? [] : [`avbruten: ${stopped}`];
      results.push({ ...reading, complaints: [...reading.complaints, ...limit] });
    }
    return {
      checks: results.flatMap((result) => result.checks),
      complaints: results.flatMap((result) => result.complaints),
    };
  });
}

function plantFault(folder: string, { file, find, replacement }: Plant): void {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(find)) throw new Error(`Nothing to replace in ${file}: ${find}`);
  writeFileSync(
    path,
    text.replace(find, () => replacement),
  );
}

/** What counts as an error in our projects: the lessons require types and forbid unused code. */
const warnings = [
  'untyped_declaration',
  'unused_variable',
  'unused_local_constant',
  'unused_parameter',
  'unused_signal',
  'shadowed_variable',
  'shadowed_global_identifier',
  'unreachable_code',
  'standalone_expression',
  'narrowing_conversion',
];

function askForWarnings(folder: string): void {
  const lines = warnings.map((name) => `gdscript/warnings/${name}=2`);
  appendFileSync(join(folder, 'project.godot'), `\n[debug]\n\n${lines.join('\n')}\n`);
}

/** Writes a file of a copy, with the folders on the way. */
export function writeInto(copy: Copy, file: string, text: string): void {
  const path = join(copy.folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
