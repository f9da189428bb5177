import type { ReadingFault } from './reading';

/** Words of Godot 3 that Godot 4 does not have, and what they became. */
const outdated: readonly (readonly [pattern: RegExp, now: string])[] = [
  [/\bKinematicBody2D\b/, 'CharacterBody2D'],
  [/\bmove_and_slide\([^)\s]/, 'move_and_slide() utan argument'],
  [/^\s*onready\s+var\b/, '@onready var'],
  [/^\s*export\s*(?:\([^)]*\)\s*)?var\b/, '@export var'],
  [/\byield\s*\(/, 'await'],
  [/^\s*(?:remote|master|puppet|remotesync)\s+func\b/, '@rpc före func'],
  [/\brset(?:_id)?\s*\(/, '@rpc'],
  [/\bNetworkedMultiplayerENet\b/, 'ENetMultiplayerPeer'],
  [/\bnetwork_peer\b/, 'multiplayer.multiplayer_peer'],
  [/\.instance\(\)/, '.instantiate()'],
];

/** The lines that use a name of Godot 3. Comments may: they explain. */
export function outdatedNames(text: string): ReadingFault[] {
  return text.split('\n').flatMap((line, index) => {
    const code = line.replace(/#.*$/, '');
    return outdated
      .filter(([pattern]) => pattern.test(code))
      .map(([, now]) => ({ line: index + 1, problem: `ord från Godot 3, i Godot 4: ${now}` }));
  });
}
