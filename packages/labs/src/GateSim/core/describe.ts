import { blockNames, isBlockKind } from './blocks';
import { gateNames } from './compile';
import { driversOf, hasMemory, isGate, netToText, type Netlist, type Part } from './netlist';
import { gateLoops } from './loops';

/** What kind of part it is, in the words of the screen: `NAND`, `D-vippa`. */
function kindToText(part: Pick<Part, 'kind'>): string {
  if (isGate(part.kind)) return gateNames[part.kind];
  return isBlockKind(part.kind) ? blockNames[part.kind] : 'konstant';
}

/** One line a part, for those who do not see the drawing: `XOR 1: A, B ger X`. */
export function partsToText(netlist: Netlist): string[] {
  const drivers = driversOf(netlist);
  const toText = (net: string | undefined): string =>
    net === undefined ? 'inget' : netToText(net, drivers);
  const parts = netlist.parts
    .filter(({ kind }) => kind !== 'constant')
    .map((part) => {
      const inputs = part.inputs.map(({ name, net }) =>
        isGate(part.kind) ? toText(net) : `${name}=${toText(net)}`,
      );
      const outputs = part.outputs
        .map(({ net }) => toText(net))
        .filter((net) => net !== part.label);
      const name = isGate(part.kind) ? part.label : `${kindToText(part)} ${part.label}`;
      const result = outputs.length === 0 ? '' : ` ger ${outputs.join(', ')}`;
      return `${name}: ${inputs.join(', ')}${result}`;
    });
  const outputs = netlist.outputs
    .filter(({ name, net }) => name !== net)
    .map(({ name, net }) => `Utgång ${name}: ${toText(net)}`);
  return [...parts, ...outputs];
}

/** The drawing in one sentence. */
export function netlistToText(netlist: Netlist): string {
  const inputs = netlist.inputs.map(({ name }) => name).join(', ');
  const outputs = netlist.outputs.map(({ name }) => name).join(', ');
  const parts = netlist.parts.filter(({ kind }) => kind !== 'constant').length;
  return `Kopplingsschema: ingångar ${inputs || 'saknas'}, ${parts} ${parts === 1 ? 'del' : 'delar'}, utgångar ${outputs || 'saknas'}.`;
}

/** Whether the outputs follow from the inputs alone, so that a truth table says everything. */
export function isCombinational(netlist: Netlist): boolean {
  return !netlist.parts.some(({ kind }) => hasMemory(kind)) && gateLoops(netlist).length === 0;
}
