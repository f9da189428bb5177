import { driversOf, isGate, type Netlist } from '../netlist';
import { outputsOf, stateOfRow } from '../table';
import { rowToText, type Cell, type TableContent } from '../../../logic/table';

export type Verdict =
  | { readonly kind: 'noWire'; readonly output: string }
  | { readonly kind: 'loosePin'; readonly part: string; readonly pin: string }
  | { readonly kind: 'unstable'; readonly row: number }
  | {
      readonly kind: 'wrong';
      readonly row: number;
      readonly output: string;
      readonly expected: Cell;
      readonly got: Cell;
    }
  | { readonly kind: 'tooMany'; readonly own: number; readonly max: number }
  | { readonly kind: 'right'; readonly parts: number };

/** The ids of the parts that some output depends on. */
export function neededParts(netlist: Netlist): Set<string> {
  const drivers = driversOf(netlist);
  const needed = new Set<string>();
  const follow = (net: string | undefined): void => {
    const part = net === undefined ? undefined : drivers.get(net);
    if (part === undefined || needed.has(part.id)) return;
    needed.add(part.id);
    for (const input of part.inputs) follow(input.net);
  };
  for (const { net } of netlist.outputs) follow(net);
  return needed;
}

function findLoosePin(netlist: Netlist): Verdict | undefined {
  const output = netlist.outputs.find(({ net }) => net === undefined);
  if (output !== undefined) return { kind: 'noWire', output: output.name };
  const needed = neededParts(netlist);
  for (const part of netlist.parts) {
    const loose = needed.has(part.id)
      ? part.inputs.find(({ net }) => net === undefined)
      : undefined;
    if (loose !== undefined)
      return {
        kind: 'loosePin',
        part: part.label,
        pin: isGate(part.kind) ? `ingång ${loose.name}` : loose.name,
      };
  }
  return undefined;
}

function checkRow(netlist: Netlist, target: TableContent, row: number): Verdict | undefined {
  const state = stateOfRow(netlist, row);
  if (state === undefined) return { kind: 'unstable', row };
  const bits = outputsOf(netlist, state);
  for (const { name, column } of target.outputs) {
    const expected = column[row] ?? 'x';
    const got = bits[netlist.outputs.findIndex((output) => output.name === name)] ?? 0;
    if (expected !== 'x' && expected !== got)
      return { kind: 'wrong', row, output: name, expected, got };
  }
  return undefined;
}

/**
 * Checks a circuit against a table, row by row from row 0, each row from a fresh start. The
 * netlist's inputs are the table's variables in the same order.
 * @param maxParts how many parts may be used; undefined for any number
 */
export function checkCircuit(
  netlist: Netlist,
  target: TableContent,
  maxParts: number | undefined,
): Verdict {
  const loose = findLoosePin(netlist);
  if (loose !== undefined) return loose;
  for (let row = 0; row < 2 ** target.variables.length; row += 1) {
    const fault = checkRow(netlist, target, row);
    if (fault !== undefined) return fault;
  }
  const own = neededParts(netlist).size;
  if (maxParts !== undefined && own > maxParts) return { kind: 'tooMany', own, max: maxParts };
  return { kind: 'right', parts: own };
}

const count = (parts: number): string => `${parts} ${parts === 1 ? 'del' : 'delar'}`;

/** A verdict in Swedish. */
export function verdictToText(verdict: Verdict, target: TableContent): string {
  const where = (row: number): string => `rad ${row} (${rowToText(row, target.variables)})`;
  switch (verdict.kind) {
    case 'noWire':
      return `Utgången ${verdict.output} är inte kopplad till något.`;
    case 'loosePin':
      return `${verdict.part} har en lös ingång: ${verdict.pin}. Koppla den eller ta bort delen.`;
    case 'unstable':
      return `På ${where(verdict.row)} kommer kretsen inte till ro. Leta efter en slinga.`;
    case 'wrong':
      return `Första felet är på ${where(verdict.row)}: ${verdict.output} ska vara ${verdict.expected}, men din krets ger ${verdict.got}.`;
    case 'tooMany':
      return `Funktionen är rätt, men med ${count(verdict.own)}. Det går med ${verdict.max}.`;
    case 'right':
      return `Alla ${2 ** target.variables.length} rader stämmer, med ${count(verdict.parts)}.`;
  }
}
