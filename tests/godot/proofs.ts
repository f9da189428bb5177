import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { runGodot } from './godot';
import { isWholeScript } from './lessonScripts';
import { type Proof, proofs } from './proofList';
import { type Copy, findProjects, type Project, root, withCopy, writeInto } from './project';

/** What the page says: the script, what it prints of a right program, and the model. */
export interface Asked {
  readonly script: string;
  readonly printed: readonly string[];
  /** The whole of the exercise, as it is written. */
  readonly text: string;
  /** The solution's file, where the page shows all of it. */
  readonly model: string | undefined;
}

export function readAsked({ page, exercise, file }: Proof): Asked {
  const whole = readFileSync(join(root, 'docs/applied_programming', page), 'utf8');
  const start = whole.indexOf(`<Exercise title="${exercise}"`);
  const text = whole.slice(start, whole.indexOf('</Exercise>', start));
  const script = /```gdscript title="prov\.gd"\n([\s\S]*?)```/.exec(text)?.[1];
  const printed = /Provet skriver[^\n]*\n\n```text title="Output"\n([\s\S]*?)\n```/.exec(text)?.[1];
  if (start < 0 || script === undefined || printed === undefined)
    throw new Error(`${page}: ${exercise} has no prov.gd, or does not say what it prints`);
  const model = [...text.matchAll(/```gdscript title="([^"]*)"[^\n]*\n([\s\S]*?)```/g)]
    .filter(([, title = '']) => title === file)
    .map(([, , code = '']) => code)
    .find(isWholeScript);
  return { script, printed: printed.split('\n'), text, model };
}

export interface Trial {
  readonly name: string;
  readonly text: string;
  readonly isRight: boolean;
}

export function readTrials({ name }: Proof): Trial[] {
  const folder = join(root, 'tests/godot/tries', name);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.gd'))
    .map((file) => ({
      name: `${name}/${file}`,
      text: readFileSync(join(folder, file), 'utf8'),
      isRight: file.startsWith('also-'),
    }));
}

/** Whether the lines came, in that order; the student's own prints may stand between. Pure. */
export function isPrinted(wanted: readonly string[], output: string): boolean {
  let at = 0;
  for (const line of output.split('\n')) if (line.trimEnd() === wanted[at]?.trimEnd()) at += 1;
  return at === wanted.length;
}

/** Runs every program of every proof. Returns what was refused or taken wrongly. */
export async function checkProofs(command: string): Promise<{ tried: number; faults: string[] }> {
  const faults: string[] = [];
  let tried = 0;
  for (const proof of proofs) {
    const asked = readAsked(proof);
    const model = asked.model === undefined ? [] : [{ name: proof.name, text: asked.model }];
    const trials = [...model.map((one) => ({ ...one, isRight: true })), ...readTrials(proof)];
    for (const trial of trials) {
      tried += 1;
      const output = await runProof(command, proof, asked, trial);
      if (isPrinted(asked.printed, output) !== trial.isRight)
        faults.push(`${trial.name}: ${trial.isRight ? 'borde godtas' : 'borde nekas'}\n${output}`);
    }
  }
  return { tried, faults };
}

/** So many steps of 1/60 s; the longest script measures for twelve seconds. */
const stepLimit = 900;

async function runProof(command: string, proof: Proof, asked: Asked, { text }: Trial) {
  return withCopy(
    command,
    projectOf(proof),
    { plants: proof.plants ?? [], warn: false },
    async (copy) => {
      for (const [file, content] of fixturesOf(proof)) writeInto(copy, file, content);
      writeInto(copy, proof.file, text);
      writeInto(copy, 'prov.gd', asked.script);
      const scene = putScript(copy, proof, asked.script);
      const args = ['--path', copy.folder, '--fixed-fps', '60', '--quit-after', String(stepLimit)];
      const { stdout } = await runGodot(command, [...args, scene], copy.folder, copy.env);
      return stdout;
    },
  );
}

function projectOf({ project }: Proof): Project {
  if (project === undefined) return { folder: 'tests/godot/empty', scripts: [] };
  const found = findProjects().find(({ folder }) => folder === project);
  if (found === undefined) throw new Error(`No project is in ${project}`);
  return found;
}

/** What the student has built besides, in the folder given/ or as a scene among the programs. */
function fixturesOf({ name }: Proof): [string, string][] {
  const folder = join(root, 'tests/godot/tries', name);
  const scenes = readdirSync(folder)
    .filter((file) => file.endsWith('.tscn'))
    .map((file): [string, string] => [file, readFileSync(join(folder, file), 'utf8')]);
  const given = join(folder, 'given');
  if (!existsSync(given)) return scenes;
  return readdirSync(given, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path): [string, string] => [relative(given, path), readFileSync(path, 'utf8')])
    .concat(scenes);
}

/** Puts `prov.gd` where the page says. Returns the scene to run. */
function putScript(copy: Copy, { place }: Proof, script: string): string {
  if (place === 'level') {
    const level = readFileSync(join(copy.folder, 'scenes/level.tscn'), 'utf8');
    writeInto(copy, 'scenes/level.tscn', level.replace('res://scripts/level.gd', 'res://prov.gd'));
    return 'res://scenes/level.tscn';
  }
  const type = /^extends (\w+)/m.exec(script)?.[1] ?? 'Node';
  writeInto(
    copy,
    'prov.tscn',
    `[gd_scene load_steps=2 format=3]\n\n[ext_resource type="Script" path="res://prov.gd" id="1"]\n\n[node name="Prov" type="${type}"]\nscript = ExtResource("1")\n`,
  );
  return 'res://prov.tscn';
}
