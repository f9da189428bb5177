import { godotClasses } from './godotClasses';
import type { ReadingFault } from './reading';

/** Words of Godot 3 that Godot 4 does not have, and what they became. */
const outdated: readonly (readonly [pattern: RegExp, now: string])[] = [
  [/\bmove_and_slide\([^)\s]/, 'move_and_slide() utan argument'],
  [/\bmove_and_slide_with_snap\(/, 'move_and_slide() och floor_snap_length'],
  [/^\s*onready\s+var\b/, '@onready var'],
  [/^\s*export\s*(?:\([^)]*\)\s*)?var\b/, '@export var'],
  [/^\s*tool\s*$/, '@tool'],
  [/\bsetget\b/, 'set och get under variabeln'],
  [/\byield\s*\(/, 'await'],
  [/\bfuncref\s*\(/, 'Callable, funktionens namn utan parenteser'],
  [/\.connect\(\s*["']\w+["']\s*,\s*\w+\s*,/, 'signalen.connect(funktionen)'],
  [/^\s*(?:remote|master|puppet|remotesync)\s+func\b/, '@rpc före func'],
  [/\brset(?:_id)?\s*\(/, '@rpc'],
  [/\brpc_unreliable(?:_id)?\s*\(/, '@rpc("unreliable") och rpc()'],
  [/\bnetwork_peer\b/, 'multiplayer.multiplayer_peer'],
  [/\bis_network_master\b/, 'is_multiplayer_authority'],
  [/\bget_rpc_sender_id\b/, 'multiplayer.get_remote_sender_id'],
  [/\.instance\(\)/, '.instantiate()'],
  [/\bchange_scene\(/, 'change_scene_to_file()'],
  [/\bOS\.get_ticks_msec\b/, 'Time.get_ticks_msec'],
  [/\bdeg2rad\(/, 'deg_to_rad()'],
  [/\brad2deg\(/, 'rad_to_deg()'],
  [/\brand_range\(/, 'randf_range()'],
  [/\bstepify\(/, 'snapped()'],
  [/\bBUTTON_(?:LEFT|RIGHT|MIDDLE)\b/, 'MOUSE_BUTTON_LEFT och så vidare'],
];

/** Classes of Godot 3, and what they became. */
const outdatedClasses: Readonly<Record<string, string>> = {
  AnimatedSprite: 'AnimatedSprite2D',
  Area: 'Area3D',
  Camera: 'Camera3D',
  Directory: 'DirAccess',
  File: 'FileAccess',
  KinematicBody: 'CharacterBody3D',
  KinematicBody2D: 'CharacterBody2D',
  Light2D: 'PointLight2D',
  NetworkedMultiplayerENet: 'ENetMultiplayerPeer',
  Particles2D: 'GPUParticles2D',
  PoolByteArray: 'PackedByteArray',
  PoolIntArray: 'PackedInt32Array',
  PoolRealArray: 'PackedFloat32Array',
  PoolStringArray: 'PackedStringArray',
  PoolVector2Array: 'PackedVector2Array',
  Position2D: 'Marker2D',
  RigidBody: 'RigidBody3D',
  Spatial: 'Node3D',
  Sprite: 'Sprite2D',
  StaticBody: 'StaticBody3D',
  VisibilityNotifier2D: 'VisibleOnScreenNotifier2D',
  YSort: 'y_sort_enabled på noden',
};

/**
 * Functions that Godot calls by their names; one that is spelled otherwise is never called, and no
 * error is given.
 */
const callbacks = [
  '_draw',
  '_enter_tree',
  '_exit_tree',
  '_finalize',
  '_get_property_list',
  '_gui_input',
  '_init',
  '_initialize',
  '_input',
  '_input_event',
  '_integrate_forces',
  '_notification',
  '_physics_process',
  '_process',
  '_ready',
  '_shortcut_input',
  '_static_init',
  '_to_string',
  '_unhandled_input',
  '_unhandled_key_input',
];

/**
 * What a script calls by a wrong name: words and classes of Godot 3, misspelled classes and
 * misspelled callbacks. Comments and texts may: they explain. Without a type checker nothing is
 * said of methods, properties and signals, nor of a class that resembles none of Godot's, because
 * it may be the game's own. `npm run test-godot` asks Godot itself.
 */
export function wrongNames(text: string): ReadingFault[] {
  const own = new Set(
    [...text.matchAll(/\b(?:class_name|class|enum)\s+(\w+)/g)].map(([, name]) => name),
  );
  return text.split('\n').flatMap((line, index) => {
    const code = withoutTexts(line);
    const problems = [
      ...outdated.flatMap(([pattern, now]) =>
        pattern.test(line.replace(/#.*$/, '')) ? [formerly(now)] : [],
      ),
      ...typesIn(code)
        .filter((name) => !own.has(name))
        .flatMap(classProblem),
      ...callbackProblem(code),
    ];
    return problems.map((problem) => ({ line: index + 1, problem }));
  });
}

const formerly = (now: string) => `ord från Godot 3, i Godot 4: ${now}`;

/** The line without its texts and its comment. */
function withoutTexts(line: string): string {
  return line.replace(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/g, '""').replace(/#.*$/, '');
}

/**
 * Where only a type can stand: after extends, as and is, in declarations, in Array[…] and before
 * .new().
 */
const typePlaces = [
  /\bextends\s+([A-Z]\w*)/g,
  /\b(?:var|const)\s+\w+\s*:\s*([A-Z]\w*)/g,
  /[(,]\s*\w+\s*:\s*([A-Z]\w*)/g,
  /\bfor\s+\w+\s*:\s*([A-Z]\w*)/g,
  /->\s*([A-Z]\w*)/g,
  /\b(?:as|is|is not)\s+([A-Z]\w*)/g,
  /\bArray\[([A-Z]\w*)\]/g,
  /\b([A-Z]\w*)\.new\(/g,
];

function typesIn(code: string): string[] {
  const names = typePlaces.flatMap((place) =>
    [...code.matchAll(place)].map(([, name = '']) => name),
  );
  return [...new Set(names)];
}

function classProblem(name: string): string[] {
  const now = Object.hasOwn(outdatedClasses, name) ? outdatedClasses[name] : undefined;
  if (now !== undefined) return [formerly(now)];
  if (godotClasses.has(name)) return [];
  const meant = nearest(name, godotClasses);
  return meant === undefined ? [] : [`Godot har ingen klass ${name}, men ${meant}`];
}

function callbackProblem(code: string): string[] {
  const name = /^(?:static )?func\s+(_\w+)/.exec(code)?.[1];
  if (name === undefined || callbacks.includes(name)) return [];
  const meant = nearest(name, callbacks);
  return meant === undefined ? [] : [`Godot anropar aldrig ${name}, men ${meant}`];
}

/** The known name that a slip of the pen away from this one; short names resemble too many. */
function nearest(name: string, known: Iterable<string>): string | undefined {
  if (name.length < 5) return undefined;
  const allowed = name.length < 9 ? 1 : 2;
  let best: { readonly name: string; readonly slips: number } | undefined;
  for (const each of known) {
    if (Math.abs(each.length - name.length) > allowed) continue;
    const slips = slipsBetween(name, each);
    if (slips <= allowed && slips < (best?.slips ?? Infinity)) best = { name: each, slips };
  }
  return best?.name;
}

/**
 * Letters to change, add, take away or swap with the next (optimal string alignment). Letter case
 * counts: Godot tells it.
 */
function slipsBetween(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const change = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      const swapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const swap = swapped ? (before[j - 2] ?? 0) + 1 : Infinity;
      next.push(Math.min(change, swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    before = row;
    row = next;
  }
  return row[other.length] ?? 0;
}
