import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { runGodot } from './godot';
import { isWholeScript } from './lessonScripts';
import {
  type Copy,
  findProjects,
  type Plant,
  type Project,
  root,
  withCopy,
  writeInto,
} from './project';

/**
 * An exercise that the page judges by what its own script, `prov.gd`, prints in the student's
 * Godot. The programs that it is tried on lie in tries/, in a folder with its name.
 */
export interface Proof {
  readonly name: string;
  /** From the folder docs/applied_programming. */
  readonly page: string;
  readonly exercise: string;
  /** The student's file, in the project. */
  readonly file: string;
  /** The folder of the project that the exercise is done in, where it needs one. */
  readonly project?: string;
  /** Whether `prov.gd` has a scene of its own or takes the place of `level.gd`. */
  readonly place: 'scene' | 'level';
  /** What the student has added in the editor to a scene of the project. */
  readonly plants?: readonly Plant[];
}

const myntjakten = 'docs/applied_programming/godot/first-game/myntjakten';
const player = 'godot/first-game/player.mdx';
const sequel = 'docs/applied_programming/godot/zextra/myntjakten_fortsattning';
const jumps = 'godot/zextra/player.mdx';
const platforms = 'godot/zextra/platforms.mdx';
const whole = 'godot/first-game/solution.mdx';
const hudLabel = '[node name="CoinLabel" type="Label" parent="Hud"]';
const coin = 'godot/first-game/coin.mdx';
const examples = 'godot/code-example.mdx';

export const proofs: readonly Proof[] = [
  { name: 'states', page: examples, exercise: 'Tillstånd med match', file: 'states.gd' },
  { name: 'enemies', page: examples, exercise: 'Explosionen', file: 'enemies.gd' },
  { name: 'blink', page: examples, exercise: 'Blinkande text', file: 'blink.gd' },
  { name: 'health', page: examples, exercise: 'En hälsa med mätare', file: 'health.gd' },
  {
    name: 'counter',
    page: 'godot/godot-intro.mdx',
    exercise: 'Räkna och nollställ',
    file: 'reset_counter.gd',
  },
  {
    name: 'soft',
    page: player,
    exercise: 'Mjuk start och broms',
    file: 'scripts/player.gd',
    project: myntjakten,
    place: 'level' as const,
  },
  {
    name: 'face',
    page: player,
    exercise: 'Titta åt rätt håll',
    file: 'scripts/player.gd',
    project: myntjakten,
    place: 'level' as const,
  },
  {
    name: 'swing',
    page: coin,
    exercise: 'Gungande mynt',
    file: 'scripts/coin.gd',
    project: myntjakten,
  },
  {
    name: 'all',
    page: coin,
    exercise: 'Alla tagna',
    file: 'scripts/level.gd',
    project: myntjakten,
  },
  {
    name: 'worth',
    page: coin,
    exercise: 'Olika värda',
    file: 'scripts/coin.gd',
    project: myntjakten,
  },
  {
    name: 'short',
    page: jumps,
    exercise: 'Kort hopp ur bufferten',
    file: 'scripts/player.gd',
    project: sequel,
    place: 'level' as const,
  },
  {
    name: 'wall',
    page: jumps,
    exercise: 'Glid på väggen',
    file: 'scripts/player.gd',
    project: sequel,
    place: 'level' as const,
  },
  {
    name: 'dash',
    page: jumps,
    exercise: 'Dash',
    file: 'scripts/player.gd',
    project: sequel,
    place: 'level' as const,
  },
  {
    name: 'lift',
    page: platforms,
    exercise: 'Hiss',
    file: 'scripts/lift.gd',
    project: sequel,
  },
  {
    name: 'button',
    page: platforms,
    exercise: 'Knapp som startar',
    file: 'scripts/moving_platform.gd',
    project: sequel,
  },
  {
    name: 'falling',
    page: platforms,
    exercise: 'Fallande som kommer tillbaka',
    file: 'scripts/falling_platform.gd',
    project: sequel,
  },
  {
    name: 'clock',
    page: whole,
    exercise: 'Klocka',
    file: 'scripts/level.gd',
    project: myntjakten,
    plants: [
      {
        file: 'scenes/level.tscn',
        find: hudLabel,
        replacement: `[node name="TimeLabel" type="Label" parent="Hud"]\nunique_name_in_owner = true\n\n${hudLabel}`,
      },
    ],
  },
  {
    name: 'goal',
    page: whole,
    exercise: 'Mål och nästa bana',
    file: 'scripts/goal.gd',
    project: myntjakten,
  },
  {
    name: 'stomp',
    page: whole,
    exercise: 'Studs på fienden',
    file: 'scripts/enemy.gd',
    project: myntjakten,
  },
].map((proof) => ({ place: 'scene' as const, ...proof }));

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
