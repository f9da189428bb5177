import { defineLab } from '../kit/lab';
import {
  linesAPicture,
  run,
  startMachine,
  type Machine,
  type Program,
  type Stick,
} from './core/machine';
import type { ShipSettings } from './settings';

export type Control = 'left' | 'right' | 'up' | 'down' | 'fire';

export interface ShipState {
  readonly settings: ShipSettings;
  readonly program: Program;
  /** The line that is waited for when the wait is there. */
  readonly line: number;
  /** Three lines at a time, so that the beam can be followed. */
  readonly slow: boolean;
  readonly machine: Machine;
}

function start(settings: ShipSettings): ShipState {
  const { program, slow } = settings;
  const machine = startMachine(program);
  return { settings, program, line: program.wait ?? 250, slow, machine };
}

/** Lines of a fiftieth of a second, when they go slowly. */
const slowLines = 3;

function play(state: ShipState, held: ReadonlySet<Control>, count: number): ShipState {
  const is = (control: Control): number => Number(held.has(control));
  const stick: Stick = {
    x: is('right') - is('left'),
    y: is('down') - is('up'),
    button: held.has('fire'),
  };
  const lines = count * (state.slow ? slowLines : linesAPicture);
  return { ...state, machine: run(state.machine, lines, state.program, stick) };
}

export const shipLab = defineLab(start, {
  play,
  setWait: (state, waits: boolean) => ({
    ...state,
    program: { ...state.program, wait: waits ? state.line : undefined },
  }),
  setLine: (state, line: number) => ({
    ...state,
    line,
    program: { ...state.program, ...(state.program.wait === undefined ? {} : { wait: line }) },
  }),
  setStride: (state, stride: number) => ({ ...state, program: { ...state.program, stride } }),
  setSlow: (state, slow: boolean) => ({ ...state, slow }),
});
