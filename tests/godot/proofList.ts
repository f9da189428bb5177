import type { Plant } from './project';

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
const intro = 'godot/godot-intro.mdx';
const score = 'godot/zextra/coin.mdx';
const background = 'godot/zextra/background.mdx';
const network = 'godot_multiplayer/index.mdx';
const boxes = 'docs/applied_programming/godot_multiplayer/tva_rutor';

/** Actions of the student's own, written as Godot writes them: each with one key. */
function actions(keys: Readonly<Record<string, string>>): Plant {
  const first = 'move_left={';
  const written = Object.entries(keys).map(
    ([name, key]) =>
      `${name}={\n"deadzone": 0.5,\n"events": [Object(InputEventKey,"resource_local_to_scene":false,"resource_name":"","device":-1,"window_id":0,"alt_pressed":false,"shift_pressed":false,"ctrl_pressed":false,"meta_pressed":false,"pressed":false,"keycode":0,"physical_keycode":${String(key.charCodeAt(0))},"key_label":0,"unicode":0,"location":0,"echo":false,"script":null)\n]\n}\n`,
  );
  return { file: 'project.godot', find: first, replacement: written.join('') + first };
}

const firstPlayer =
  '[node name="Player" parent="." instance=ExtResource("2_player")]\nposition = Vector2(48, 280)\n';
/** Every way in which the programs tell the second player's actions from the first one's. */
const ownActions = `action_suffix = "_p2"
suffix = "_p2"
number = 2
left_action = "move_left_p2"
right_action = "move_right_p2"
jump_action = "jump_p2"
`;

export const proofs: readonly Proof[] = [
  { name: 'greet', page: intro, exercise: 'Hälsa på någon', file: 'hello.gd' },
  { name: 'spin', page: intro, exercise: 'Snurra etiketten', file: 'hello.gd' },
  { name: 'points', page: examples, exercise: 'Poängräknare', file: 'points.gd' },
  { name: 'states', page: examples, exercise: 'Tillstånd med match', file: 'states.gd' },
  { name: 'enemies', page: examples, exercise: 'Explosionen', file: 'enemies.gd' },
  { name: 'blink', page: examples, exercise: 'Blinkande text', file: 'blink.gd' },
  { name: 'health', page: examples, exercise: 'En hälsa med mätare', file: 'health.gd' },
  {
    name: 'counter',
    page: intro,
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
    name: 'fall',
    page: jumps,
    exercise: 'Ett fjärde tillstånd',
    file: 'scripts/player.gd',
    project: sequel,
    place: 'level' as const,
  },
  {
    name: 'two',
    page: jumps,
    exercise: 'Två spelare',
    file: 'scripts/player.gd',
    project: sequel,
    place: 'level' as const,
    plants: [
      actions({ move_left_p2: 'J', move_right_p2: 'L', jump_p2: 'I' }),
      {
        file: 'scenes/level.tscn',
        find: firstPlayer,
        replacement: `${firstPlayer}\n${firstPlayer.replace('"Player"', '"Player2"').replace('48', '80')}${ownActions}`,
      },
    ],
  },
  {
    name: 'heard',
    page: score,
    exercise: 'Läsbart och hörbart',
    file: 'scripts/killzone.gd',
    project: sequel,
  },
  {
    name: 'clear',
    page: score,
    exercise: 'Nollställ rekordet',
    file: 'scripts/spel.gd',
    project: sequel,
    plants: [actions({ clear_record: 'R' })],
  },
  {
    name: 'combo',
    page: score,
    exercise: 'Kombopoäng',
    file: 'scripts/spel.gd',
    project: sequel,
  },
  {
    name: 'best',
    page: score,
    exercise: 'Bästa tid',
    file: 'scripts/spel.gd',
    project: sequel,
  },
  {
    name: 'stars',
    page: background,
    exercise: 'Stjärnhimmel',
    file: 'scripts/stars.gd',
    project: sequel,
  },
  {
    name: 'night',
    page: background,
    exercise: 'Dag och natt',
    file: 'scripts/night.gd',
    project: sequel,
  },
  {
    name: 'names',
    page: network,
    exercise: 'Namn över rutan',
    file: 'spelare.gd',
    project: boxes,
  },
  {
    name: 'score',
    page: network,
    exercise: 'Poängen hos servern',
    file: 'mynt.gd',
    project: boxes,
  },
  { name: 'chat', page: network, exercise: 'Chatt med längdgräns', file: 'nat.gd', project: boxes },
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
