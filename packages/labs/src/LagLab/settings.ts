import type { LabProps } from '../kit/labPart';
import { parseProps, readFlag, readOneOf, readText } from '../kit/settings';
import type { Net } from './core/net';

/** The times there and back that can be chosen, in milliseconds. */
export const delays = [0, 150, 400] as const;

export interface LagSettings {
  readonly title: string;
  readonly net: Net;
}

/**
 * The settings of `<LagLab …>`.
 * @throws an Error in Swedish with every fault
 */
export function parseSettings(props: LabProps): LagSettings {
  return parseProps('LagLab', props, (read) => ({
    title: readText(read, 'title', 'Två fönster'),
    net: {
      rule: readOneOf(read, 'rule', ['server', 'client'], 'server'),
      delay: read.as('delay', 150, 'ett av 0, 150, 400', (value) =>
        delays.find((delay) => delay === Number(value)),
      ),
      spawner: readFlag(read, 'spawner', true),
    },
  }));
}
