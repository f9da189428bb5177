import { defineLab } from '../kit/lab';
import { withBitTurned, type Operation } from './core/alu';
import type { AluTask } from './settings';

/** The unit's inputs; everything else follows from them. */
export interface AluState {
  readonly settings: AluTask;
  readonly a: number;
  readonly b: number;
  readonly operation: Operation;
}

export type Operand = 'a' | 'b';

function start(settings: AluTask): AluState {
  const { a, b, operation } = settings;
  return { settings, a, b, operation };
}

export const aluLab = defineLab(start, {
  turn: (state, operand: Operand, index: number) => ({
    ...state,
    [operand]: withBitTurned(state[operand], index),
  }),
  set: (state, operand: Operand, word: number) => ({ ...state, [operand]: word }),
  setOperation: (state, operation: Operation) => ({ ...state, operation }),
});
