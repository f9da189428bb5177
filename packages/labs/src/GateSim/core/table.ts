import { rowToValues, type Cell, type TableContent } from '../../logic/table';
import type { Bit } from '../../logic/expression';
import type { Netlist } from './netlist';
import { powerOn, type State } from './simulate';

/** More inputs than this make a table too long to follow beside a drawing. */
export const maxTableInputs = 5;

/** The circuit with the inputs of a row, at rest; undefined when it does not come to rest. */
export function stateOfRow(netlist: Netlist, row: number): State | undefined {
  const values = rowToValues(
    row,
    netlist.inputs.map(({ name }) => name),
  );
  const inputs = netlist.inputs.map((input) => ({
    ...input,
    initial: values.get(input.name) ?? 0,
  }));
  const settled = powerOn({ ...netlist, inputs });
  return settled.kind === 'stable' ? settled.state : undefined;
}

/** The value of each output of the circuit, in their order; an output without a wire is 0. */
export function outputsOf(netlist: Netlist, state: State): Bit[] {
  return netlist.outputs.map(({ net }) => (net === undefined ? 0 : (state.values.get(net) ?? 0)));
}

/** The truth table of a circuit without memory, worked out row by row by the simulation. */
export function tableOf(netlist: Netlist): TableContent {
  const rows = Array.from({ length: 2 ** netlist.inputs.length }, (_, row) => {
    const state = stateOfRow(netlist, row);
    return state === undefined ? [] : outputsOf(netlist, state);
  });
  return {
    variables: netlist.inputs.map(({ name }) => name),
    outputs: netlist.outputs.map(({ name }, index) => ({
      name,
      column: rows.map((bits): Cell => bits[index] ?? 'x'),
    })),
  };
}

/** The row of the table that the inputs stand at now. */
export function rowOf(netlist: Netlist, state: State): number {
  return netlist.inputs.reduce((row, { name }) => row * 2 + (state.values.get(name) ?? 0), 0);
}
