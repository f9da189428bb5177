import type { Fence } from '@kurser/shared/nodeText';
import {
  parseProps,
  readNumber,
  readOneOf,
  readOwn,
  readText,
  type AuthorProps,
  type PropReader,
} from '../kit/settings';
import type { Parameters } from './core/qlearning';
import { parseWorld, type Rewards, type World } from './core/world';

/** Ready-made worlds by the names authors write. */
export const worldTexts = {
  korridor: 'S....G',
  rutnät: '...G\n.#.X\n.#..\nS...',
  klippa: '........\n........\n........\nSXXXXXXG',
} as const;

export type WorldName = keyof typeof worldTexts;
export const worldNames = ['korridor', 'rutnät', 'klippa'] as const satisfies readonly WorldName[];

/** The ready-made world that looks like this one, or undefined for one of the student's own. */
export function findWorldName(world: World): WorldName | undefined {
  return worldNames.find(
    (name) => JSON.stringify(parseWorld(worldTexts[name])) === JSON.stringify(world),
  );
}

/**
 * How the agent gets to know the world: `values` knows its rules and computes, `q` tries and
 * remembers.
 */
export type Method = 'values' | 'q';

export interface GridSettings {
  readonly title: string;
  readonly world: World;
  readonly rewards: Rewards;
  readonly method: Method;
  readonly parameters: Parameters;
  readonly seed: number;
}

export const limits = {
  share: { min: 0, max: 1 },
  reward: { min: -100, max: 100 },
  seed: { min: 0, max: 999999, integer: true },
} as const;

function readWorld(read: PropReader, fences: readonly Fence[]): World {
  const preset = parseWorld(worldTexts[readOneOf(read, 'world', worldNames, 'rutnät')]);
  return readOwn(read, fences, { noun: 'världen', prop: 'world', preset, parse: parseWorld });
}

/**
 * The settings of `<GridWorld …>`.
 * @throws an Error in Swedish with every fault
 */
export function parseSettings(props: AuthorProps, fences: readonly Fence[]): GridSettings {
  return parseProps('GridWorld', props, (read) => ({
    title: readText(read, 'title', 'En agent i ett rutnät'),
    world: readWorld(read, fences),
    rewards: {
      step: readNumber(read, 'step', limits.reward, -0.04),
      goal: readNumber(read, 'goal', limits.reward, 1),
      trap: readNumber(read, 'trap', limits.reward, -1),
    },
    method: readOneOf<Method>(read, 'method', ['q', 'values'], 'q'),
    parameters: {
      alpha: readNumber(read, 'alpha', limits.share, 0.5),
      gamma: readNumber(read, 'gamma', limits.share, 0.9),
      epsilon: readNumber(read, 'epsilon', limits.share, 0.1),
    },
    seed: readNumber(read, 'seed', limits.seed, 1),
  }));
}
