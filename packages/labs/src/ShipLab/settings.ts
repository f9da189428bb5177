import type { LabProps } from '../kit/labPart';
import { parseProps, readFlag, readNumber, readText } from '../kit/settings';
import { linesAPicture, type Program } from './core/machine';

export interface ShipSettings {
  readonly title: string;
  readonly program: Program;
  readonly slow: boolean;
}

/**
 * The settings of `<ShipLab …>`.
 * @throws an Error in Swedish with every fault
 */
export function parseSettings(props: LabProps): ShipSettings {
  return parseProps('ShipLab', props, (read) => {
    const waits = readFlag(read, 'waits', true);
    const line = { min: 0, max: linesAPicture - 1, integer: true };
    const wait = readNumber(read, 'line', line, 250);
    return {
      title: readText(read, 'title', 'Flyg skeppet'),
      program: {
        wait: waits ? wait : undefined,
        stride: readNumber(read, 'stride', { min: 1, max: 4, integer: true }, 1),
        enemy: readFlag(read, 'enemy'),
      },
      slow: readFlag(read, 'slow'),
    };
  });
}
