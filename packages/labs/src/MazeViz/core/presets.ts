import { parseMap } from './mapText';
import type { Maze } from './maze';

/**
 * The mazes that the lessons on search count on, character by character those of their
 * `labyrint.py`.
 */
const maps = {
  liten: `
#########
#S  #   #
# # # # #
# #   # #
# ##### #
#      G#
#########`,
  mellan: `
###################
#S  #             #
### ## ## ### ### #
# #     #     # # #
# #####   ###   # #
#   #     #   #   #
# ### ##### # # ###
#           #    G#
###################`,
  öppen: `
###########
#S        #
#         #
#         #
#         #
#        G#
###########`,
} as const;

export type PresetName = keyof typeof maps;
export const presetNames = Object.keys(maps) as readonly PresetName[];

/**
 * Where the maze on the screen comes from: the lesson's author, the presets, or the student's own
 * hand.
 */
export type MazeSource = PresetName | 'lektion' | 'egen';

/** A fresh copy of a preset maze. */
export function presetMaze(name: PresetName): Maze {
  const result = parseMap(maps[name]);
  if (result.kind === 'wrong') throw new Error(result.reason);
  return result.maze;
}
