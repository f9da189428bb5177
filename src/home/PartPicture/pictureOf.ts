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
  ['applied_programming/godot/', 'jump'],
  ['applied_programming/godot_multiplayer/', 'players'],
  ['applied_programming/TRSE/', 'ship'],
  ['applied_programming/CTF/', 'flag'],
  ['applied_programming/go_htmx/', 'web'],
  ['applied_programming/helix/', 'editor'],
];

/** The picture of the part that a lesson belongs to; undefined in a folder that has none. */
export function pictureOf(lessonId: string): PictureName | undefined {
  return byFolder.find(([folder]) => lessonId.startsWith(folder))?.[1];
}
