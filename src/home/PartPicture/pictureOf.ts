import type { PictureName } from './pictures';

/** By the folder that a lesson is in; the first that fits. */
const byFolder: readonly (readonly [folder: string, picture: PictureName])[] = [
  ['3/extra/', 'patterns'],
  ['3/', 'tests'],
  ['ai/textbook/', 'network'],
  ['ai/workbook/', 'points'],
  ['ai/projects/', 'chart'],
  ['applied_programming/digital_logic/', 'adder'],
  ['applied_programming/search_algorithms/', 'maze'],
  ['applied_programming/rust/', 'boxes'],
  ['applied_programming/godot/first-game/', 'level'],
  ['applied_programming/godot/zextra/', 'lift'],
  ['applied_programming/godot/', 'jump'],
  ['applied_programming/godot_multiplayer/', 'players'],
  ['applied_programming/TRSE/pixel_art/', 'pen'],
  ['applied_programming/TRSE/sprite_movement/', 'joystick'],
  ['applied_programming/TRSE/', 'ship'],
  ['applied_programming/CTF/SSM/', 'podium'],
  ['applied_programming/CTF/reverse_engineering/', 'decompile'],
  ['applied_programming/CTF/', 'flag'],
  ['applied_programming/go_htmx/', 'web'],
  ['applied_programming/helix/', 'editor'],
];

/** The picture of the part that a lesson belongs to; undefined in a folder that has none. */
export function pictureOf(lessonId: string): PictureName | undefined {
  return byFolder.find(([folder]) => lessonId.startsWith(folder))?.[1];
}

/** The folder that all of these lie in. */
function folderOfAll(ids: readonly string[]): string {
  const [first = [], ...rest] = ids.map((id) => id.split('/').slice(0, -1));
  const shared = first.findIndex((name, at) => rest.some((folders) => folders[at] !== name));
  return `${first.slice(0, shared === -1 ? undefined : shared).join('/')}/`;
}

/**
 * The picture of a part with these lessons. One that has parts of its own has a picture besides
 * theirs; undefined where there are no lessons, or none with a picture.
 */
export function pictureOfAll(lessonIds: readonly string[]): PictureName | undefined {
  return pictureOf(folderOfAll(lessonIds)) ?? pictureOf(lessonIds[0] ?? '');
}
