import type { LabProps } from '../kit/labPart';
import { parseProps, readFlag, readNumber, readOneOf, readSomeOf, readText } from '../kit/settings';
import { levelNames, type LevelName } from './core/levels';
import type { Numbers } from './core/physics';

/** The numbers that have a slider. */
export type Dial = 'gravity' | 'speed' | 'jump' | 'coyote' | 'buffer';
export const dials = ['gravity', 'speed', 'jump', 'coyote', 'buffer'] as const;

/** What may be typed and dragged. Godot's own gravity is 980. */
export const limits = {
  gravity: { min: 100, max: 3000 },
  speed: { min: 0, max: 600 },
  jump: { min: -900, max: 0 },
  coyote: { min: 0, max: 0.5 },
  buffer: { min: 0, max: 0.5 },
} as const satisfies Record<Dial, { readonly min: number; readonly max: number }>;

export interface JumpSettings {
  readonly title: string;
  readonly level: LevelName;
  readonly numbers: Numbers;
  /** The numbers in sight, three at most; the others are folded. */
  readonly shown: readonly Dial[];
}

/**
 * The settings of `<JumpLab …>`.
 * @throws an Error in Swedish with every fault
 */
export function parseSettings(props: LabProps): JumpSettings {
  return parseProps('JumpLab', props, (read) => {
    const number = (name: Dial, fallback: number): number =>
      readNumber(read, name, limits[name], fallback);
    const shown = readSomeOf(read, 'show', dials, ['gravity', 'speed', 'jump']);
    if (shown.length > 3) read.fault('show har fler än tre tal; de andra står under Mer');
    return {
      title: readText(read, 'title', 'Hoppa med dina egna tal'),
      level: readOneOf(read, 'level', levelNames, 'mur'),
      numbers: {
        gravity: number('gravity', 980),
        speed: number('speed', 200),
        jump: number('jump', -400),
        coyote: number('coyote', 0),
        buffer: number('buffer', 0),
        short: readFlag(read, 'short'),
      },
      shown,
    };
  });
}
