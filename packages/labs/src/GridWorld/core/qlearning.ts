import { resumeRandom, type Random, type RandomState } from '@kurser/shared/random';
import { cellAfter, isEnd, movesIn, rewardIn, type Move, type Rewards, type World } from './world';

/** `q[cell][move]`, the moves in the order of `movesIn`. */
export type QTable = readonly (readonly number[])[];

export interface Parameters {
  /** Learning rate. */
  readonly alpha: number;
  /** Discount. */
  readonly gamma: number;
  /** How often a move is drawn at random. */
  readonly epsilon: number;
}

/** One update with everything that went into it. */
export interface Update {
  readonly cell: number;
  readonly move: Move;
  /** Whether the move was drawn at random rather than chosen as the best. */
  readonly explored: boolean;
  readonly before: number;
  readonly reward: number;
  /** The largest Q where the move led; 0 where the episode ended. */
  readonly bestNext: number;
  readonly after: number;
}

/** What an episode brought: its rewards summed without discount, and its steps. */
export interface Episode {
  readonly reward: number;
  readonly steps: number;
}

export interface Learner {
  readonly q: QTable;
  readonly random: RandomState;
  readonly agent: number;
  /** The episode that is going on. */
  readonly current: Episode;
  readonly finished: number;
  /** The finished episodes with their numbers, thinned out when they are many. */
  readonly history: readonly (Episode & { readonly number: number })[];
  readonly last: Update | undefined;
}

/**
 * An episode that has not ended by now is broken off: an agent between two walls would never stop.
 */
export const longestEpisode = 500;
const longestHistory = 1000;

/** Q + alpha · (reward + gamma · bestNext − Q). */
export function updatedQ(
  q: number,
  reward: number,
  bestNext: number,
  { alpha, gamma }: Pick<Parameters, 'alpha' | 'gamma'>,
): number {
  return q + alpha * (reward + gamma * bestNext - q);
}

/** A learner that knows nothing, in the start. */
export function startLearner(world: World, random: RandomState): Learner {
  const moves = movesIn(world).length;
  return {
    q: world.cells.map(() => Array.from({ length: moves }, () => 0)),
    random,
    agent: world.start,
    current: { reward: 0, steps: 0 },
    finished: 0,
    history: [],
    last: undefined,
  };
}

/**
 * The index of the move to make: with probability epsilon any, else the best, drawn among equally
 * good ones. The draws are those of `random.random() < epsilon`, then `random.randrange(n)` where
 * something is to be drawn.
 */
export function chooseMove(
  numbers: readonly number[],
  epsilon: number,
  random: Random,
): { readonly index: number; readonly explored: boolean } {
  if (random.next() < epsilon) return { index: random.integer(numbers.length), explored: true };
  const best = Math.max(...numbers);
  const equal = numbers.flatMap((value, i) => (value === best ? [i] : []));
  const [only = 0, another] = equal;
  return { index: another === undefined ? only : random.pick(equal), explored: false };
}

/** The parts of a learner that change in place while many steps are taken at once. */
interface Work {
  readonly q: number[][];
  readonly random: Random;
  agent: number;
  reward: number;
  steps: number;
  last: Update | undefined;
}

function stepOnce(work: Work, world: World, rewards: Rewards, parameters: Parameters): boolean {
  const { q, random, agent } = work;
  const own = q[agent] ?? [];
  const { index, explored } = chooseMove(own, parameters.epsilon, random);
  const move = movesIn(world)[index] ?? 'left';
  const to = cellAfter(world, agent, move);
  const ended = isEnd(world, to);
  const reward = rewardIn(world, to, rewards);
  const bestNext = ended ? 0 : Math.max(...(q[to] ?? [0]));
  const before = own[index] ?? 0;
  const after = updatedQ(before, reward, bestNext, parameters);
  own[index] = after;
  work.last = { cell: agent, move, explored, before, reward, bestNext, after };
  work.agent = to;
  work.reward += reward;
  work.steps += 1;
  return ended || work.steps >= longestEpisode;
}

/** How long to learn: a number of steps, or to the end of a number of episodes. */
export type Amount = { readonly steps: number } | { readonly episodes: number };

/**
 * The learner after some steps or episodes. After an episode the agent stands in the start again.
 */
export function learn(
  learner: Learner,
  world: World,
  rewards: Rewards,
  parameters: Parameters,
  amount: Amount,
): Learner {
  const work: Work = {
    q: learner.q.map((row) => [...row]),
    random: resumeRandom(learner.random),
    agent: learner.agent,
    ...learner.current,
    last: learner.last,
  };
  let { finished } = learner;
  const history = [...learner.history];
  let left = 'steps' in amount ? amount.steps : amount.episodes;
  while (left > 0) {
    const ended = stepOnce(work, world, rewards, parameters);
    if (ended) {
      finished += 1;
      history.push({ number: finished, reward: work.reward, steps: work.steps });
      Object.assign(work, { agent: world.start, reward: 0, steps: 0 });
    }
    if ('steps' in amount || ended) left -= 1;
  }
  return {
    q: work.q,
    random: work.random.state(),
    agent: work.agent,
    current: { reward: work.reward, steps: work.steps },
    finished,
    history: thinned(history),
    last: work.last,
  };
}

/** Every second entry is dropped while there are too many; the last one stays. */
function thinned<T>(history: readonly T[]): readonly T[] {
  let kept = history;
  while (kept.length > longestHistory) {
    const last = kept.length - 1;
    kept = kept.filter((_, i) => (last - i) % 2 === 0);
  }
  return kept;
}
