import { readFences } from '../kit/readFences';
import type { LabProps } from '../kit/labPart';
import { parseProps, readFlag, readOneOf, readText, type PropReader } from '../kit/settings';
import { parseFrames } from './core/byteText';
import { palette } from './core/palette';
import { emptyFrame, type Frame, type Mode } from './core/sprite';
import { defaultColors, type Project } from './lab';

export interface SpriteSetup {
  readonly title: string;
  /** The array's name in TRSE, and what the drawing is kept under on the device. */
  readonly name: string;
  readonly start: Project;
}

const colorWords = palette.map(({ trse }) => trse);

function readColor(read: PropReader, name: 'color' | 'background', fallback: number): number {
  return colorWords.indexOf(readOneOf(read, name, colorWords, colorWords[fallback] ?? ''));
}

function readName(read: PropReader): string {
  const name = readText(read, 'name', 'figur');
  if (!/^[A-Za-z][A-Za-z0-9]*$/.test(name))
    read.fault(`name har värdet "${name}" men ska vara bokstäver a–z och siffror, som "skepp"`);
  return name;
}

function readFrames(read: PropReader, props: LabProps, mode: Mode): readonly Frame[] {
  const [fence] = readFences(read, props.children, 'ett enda kodblock', 'sprite');
  if (fence === undefined) return [emptyFrame];
  const result = parseFrames(fence.text, mode);
  if (result.kind === 'frames') return result.frames;
  read.fault(`kodblocket går inte att läsa. ${result.reason}`);
  return [emptyFrame];
}

/**
 * The settings of `<SpriteLab …>`.
 * @throws an Error in Swedish with every fault
 */
export function parseSettings(props: LabProps): SpriteSetup {
  return parseProps('SpriteLab', props, (read) => {
    const mode = readFlag(read, 'multicolor') ? 'multi' : 'hires';
    return {
      title: readText(read, 'title', 'Rita en sprite'),
      name: readName(read),
      start: {
        mode,
        frames: readFrames(read, props, mode),
        current: 0,
        colors: {
          ...defaultColors,
          sprite: readColor(read, 'color', defaultColors.sprite),
          background: readColor(read, 'background', defaultColors.background),
        },
      },
    };
  });
}
