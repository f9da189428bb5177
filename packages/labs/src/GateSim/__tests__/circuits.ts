import type { Bit } from '../../logic/expression';
import type { Netlist } from '../core/netlist';
import { problemsToText, readCircuit } from '../core/notation';
import { powerOn, settle, withInput, type State } from '../core/simulate';

/** A circuit from its text; a fault in it fails the test. */
export function circuit(text: string): Netlist {
  const read = readCircuit(text);
  if (!read.ok) throw new Error(problemsToText(read.problems));
  return read.netlist;
}

/** The circuit at rest after the power came on. */
export function started(netlist: Netlist): State {
  const settled = powerOn(netlist);
  if (settled.kind !== 'stable') throw new Error(`not stable: ${settled.kind}`);
  return settled.state;
}

/** The state after an input got a value and everything came to rest. */
export function after(netlist: Netlist, state: State, name: string, bit: Bit): State {
  const settled = settle(netlist, withInput(state, name, bit));
  if (settled.kind !== 'stable') throw new Error(`not stable: ${settled.kind}`);
  return settled.state;
}

/** The state after a whole clock pulse. */
export function pulsed(netlist: Netlist, state: State, clock = 'clk'): State {
  return after(netlist, after(netlist, state, clock, 1), clock, 0);
}

/** The values of nets as text: `01`. */
export function show(state: State, ...nets: string[]): string {
  return nets.map((net) => String(state.values.get(net) ?? '?')).join('');
}
