import { defineLab } from '../kit/lab';
import { levels, type Level } from './core/levels';
import type { Numbers } from './core/physics';
import { startWorld, turn, type World } from './core/world';
import type { JumpSettings } from './settings';

export type Control = 'left' | 'right' | 'jump';

export interface JumpState {
  readonly settings: JumpSettings;
  readonly level: Level;
  readonly numbers: Numbers;
  readonly world: World;
  /** What was held in the step before. */
  readonly held: ReadonlySet<Control>;
}

function start(settings: JumpSettings): JumpState {
  const level = levels[settings.level];
  return { settings, level, numbers: settings.numbers, world: startWorld(level), held: new Set() };
}

function play(state: JumpState, held: ReadonlySet<Control>, count: number): JumpState {
  let { world } = state;
  let before = state.held;
  for (let left = count; left > 0; left -= 1) {
    const wish = {
      direction: Number(held.has('right')) - Number(held.has('left')),
      pressed: held.has('jump') && !before.has('jump'),
      released: before.has('jump') && !held.has('jump'),
    };
    world = turn(world, state.level, state.numbers, wish);
    before = held;
  }
  return { ...state, world, held };
}

/** How many seconds all coins took, once the last of them has been taken. */
export function wonIn({ world: { event } }: JumpState): number | undefined {
  return event?.kind === 'won' ? event.seconds : undefined;
}

/** The best time on this device; undefined for anything else that may lie there. */
export const parseBest = (raw: unknown): number | undefined =>
  typeof raw === 'number' && raw > 0 ? raw : undefined;

export const jumpLab = defineLab(start, {
  play,
  set: (state, change: Partial<Numbers>) => ({
    ...state,
    numbers: { ...state.numbers, ...change },
    // What was said of the numbers before is said no more.
    world: { ...state.world, event: undefined },
  }),
  /** The coins are back, and the figure where it began. The numbers stay. */
  again: (state) => ({ ...state, world: startWorld(state.level), held: new Set() }),
});
