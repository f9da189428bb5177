import { pixelPaths } from '../../game/pixels';

/** The lesson's own `player.svg`: b its cap and trousers, t the shirt, s skin, k what is dark. */
const upper = [
  '................',
  '.....bbbbbb.....',
  '....bbbbbbbbb...',
  '....kkkssssk....',
  '....ksksskss....',
  '....ssssskss....',
  '.....sssssss....',
  '......sssss.....',
  '....ttbttbt.....',
  '...tttbttbttt...',
  '...sstbbbbtss...',
  '...ss.bbbb.ss...',
  '.....bbbbbb.....',
];

const legs = {
  stands: ['.....bb..bb.....', '.....bb..bb.....', '....kkk..kkk....'],
  strides: ['....bbb..bbb....', '...bbb....bb....', '..kkk......kkk..'],
  passes: ['......bbbb......', '......bbb.......', '......kkkk......'],
  leaps: ['....bb...bbb....', '...bb......bb...', '...kk......kkk..'],
} as const;

export type Pose = keyof typeof legs;

const drawn = Object.fromEntries(
  Object.entries(legs).map(([pose, rows]) => [pose, pixelPaths([...upper, ...rows])]),
) as Readonly<Record<Pose, ReadonlyMap<string, string>>>;

/** The figure in a pose, as a path for each of its colours. */
export const figurePaths = (pose: Pose): ReadonlyMap<string, string> => drawn[pose];
