import { defineLab } from '../kit/lab';
import { startWorld, turn, type Net, type Spot, type World } from './core/net';
import type { LagSettings } from './settings';

type Way = 'left' | 'right' | 'up' | 'down';
/** The arrows steer Bilal; W, A, S and D steer Alva, who else goes by herself. */
export type Control = Way | `alva-${Way}`;

export interface LagState {
  readonly settings: LagSettings;
  readonly net: Net;
  readonly world: World;
  /** Somebody has steered Alva. */
  readonly alvaSteered: boolean;
}

function start(settings: LagSettings): LagState {
  return { settings, net: settings.net, world: startWorld(), alvaSteered: false };
}

function wishOf(held: ReadonlySet<Control>, whose: '' | 'alva-'): Spot {
  const is = (way: Way): number => Number(held.has(`${whose}${way}`));
  return { x: is('right') - is('left'), y: is('down') - is('up') };
}

function play(state: LagState, held: ReadonlySet<Control>, count: number): LagState {
  const alva = wishOf(held, 'alva-');
  const alvaSteered = state.alvaSteered || alva.x !== 0 || alva.y !== 0;
  const wishes = { bilal: wishOf(held, ''), alva: alvaSteered ? alva : undefined };
  let { world } = state;
  for (let left = count; left > 0; left -= 1) world = turn(world, state.net, wishes);
  return { ...state, world, alvaSteered };
}

export const lagLab = defineLab(start, {
  play,
  /** Another net begins another game: what has been counted was counted by the one before. */
  set: (state, change: Partial<Net>) => ({
    ...state,
    net: { ...state.net, ...change },
    world: startWorld(),
  }),
});
