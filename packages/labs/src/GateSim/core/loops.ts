import type { Bit } from '../../logic/expression';
import { emptyMemory, react } from './behaviour';
import { driversOf, isEdgeTriggered, netToText, type Netlist, type Part } from './netlist';
import type { Settled, State } from './simulate';

/** Which parts feed which: an edge for every net between two parts. */
function successorsOf(netlist: Netlist): Map<string, string[]> {
  const drivers = driversOf(netlist);
  const successors = new Map(netlist.parts.map(({ id }): [string, string[]] => [id, []]));
  for (const part of netlist.parts) {
    for (const { net } of part.inputs) {
      const driver = net === undefined ? undefined : drivers.get(net);
      if (driver !== undefined) successors.get(driver.id)?.push(part.id);
    }
  }
  return successors;
}

interface Visit {
  index: number;
  low: number;
  onStack: boolean;
}

/**
 * Strongly connected groups of two or more nodes, and single ones that feed themselves: the loops.
 * Tarjan's algorithm (R. E. Tarjan, 1972).
 */
export function loopsOf(successors: ReadonlyMap<string, readonly string[]>): string[][] {
  const visits = new Map<string, Visit>();
  const stack: string[] = [];
  const loops: string[][] = [];
  const visit = (node: string): Visit => {
    const own: Visit = { index: visits.size, low: visits.size, onStack: true };
    visits.set(node, own);
    stack.push(node);
    for (const next of successors.get(node) ?? []) {
      const seen = visits.get(next);
      if (seen === undefined) own.low = Math.min(own.low, visit(next).low);
      else if (seen.onStack) own.low = Math.min(own.low, seen.index);
    }
    if (own.low === own.index) closeLoop(node);
    return own;
  };
  const closeLoop = (root: string): void => {
    const members = stack.splice(stack.indexOf(root));
    for (const member of members) {
      const seen = visits.get(member);
      if (seen !== undefined) seen.onStack = false;
    }
    if (members.length > 1 || successors.get(root)?.includes(root) === true) loops.push(members);
  };
  for (const node of successors.keys()) if (!visits.has(node)) visit(node);
  return loops;
}

/** The loops of gates and latches: those that act at once, without waiting for a clock. */
export function gateLoops(netlist: Netlist): Part[][] {
  const parts = netlist.parts.filter(({ kind }) => !isEdgeTriggered(kind));
  const byId = new Map(parts.map((part) => [part.id, part]));
  return loopsOf(successorsOf({ ...netlist, parts })).map((loop) =>
    loop.flatMap((id) => byId.get(id) ?? []),
  );
}

/** Trying all states of a loop is done up to this many nets (2¹⁰ states). */
const maxLoopNets = 10;

/**
 * The states in which a loop of gates can rest while everything around it stays as it is: for each
 * the values of the loop's nets. Undefined when the loop is too large to try all, or holds a part
 * with a memory of its own.
 */
export function restingStates(loop: readonly Part[], state: State): Map<string, Bit>[] | undefined {
  const nets = loop.flatMap(({ outputs }) => outputs.flatMap(({ net }) => net ?? []));
  if (nets.length > maxLoopNets || loop.some(({ kind }) => kind === 'sr' || kind === 'dlatch'))
    return undefined;
  const resting: Map<string, Bit>[] = [];
  for (let code = 0; code < 2 ** nets.length; code += 1) {
    const values = new Map(
      nets.map((net, index): [string, Bit] => [net, ((code >> index) & 1) === 1 ? 1 : 0]),
    );
    const valueOf = (net: string | undefined): Bit =>
      net === undefined ? 0 : (values.get(net) ?? state.values.get(net) ?? 0);
    const rests = loop.every((part) => {
      const inputs = part.inputs.map(({ net }) => valueOf(net));
      const { outputs } = react(part, inputs, emptyMemory);
      return part.outputs.every(({ net }, index) => valueOf(net) === outputs[index]);
    });
    if (rests) resting.push(values);
  }
  return resting;
}

/**
 * A way round through the given nets, each written once and the first again at the end; empty when
 * they form no ring.
 */
export function ringThrough(nets: readonly string[], netlist: Netlist): string[] {
  const drivers = driversOf(netlist);
  const among = new Set(nets);
  const walk = (path: readonly string[]): string[] | undefined => {
    const [first] = path;
    const last = path.at(-1);
    if (first === undefined || last === undefined) return undefined;
    for (const part of netlist.parts) {
      if (!part.inputs.some(({ net }) => net === last)) continue;
      for (const { net } of part.outputs) {
        if (net === first) return [...path, first];
        if (net === undefined || !among.has(net) || path.includes(net)) continue;
        const round = walk([...path, net]);
        if (round !== undefined) return round;
      }
    }
    return undefined;
  };
  // A signal with a name of its own is the best place to begin.
  const byName = [...nets].sort((a, b) => Number(a.startsWith('#')) - Number(b.startsWith('#')));
  const start = byName.find((net) => drivers.has(net) && walk([net]) !== undefined);
  return start === undefined ? [] : (walk([start]) ?? []);
}

function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} och ${last}`;
}

function oscillationToText(netlist: Netlist, nets: readonly string[], state: State): string {
  const drivers = driversOf(netlist);
  const toText = (net: string): string => netToText(net, drivers);
  const ring = ringThrough(nets, netlist);
  const loop = gateLoops(netlist).find((parts) =>
    parts.some((part) => part.outputs.some(({ net }) => net !== undefined && ring.includes(net))),
  );
  const resting = loop === undefined ? undefined : restingStates(loop, state);
  const names = listed([...new Set([...ring, ...nets].map(toText))]);
  const way = ring.length === 0 ? '' : ` Slingan är ${ring.map(toText).join(' → ')}.`;
  if (resting?.length === 0)
    return `Kretsen svänger: ${names} växlar mellan 0 och 1 utan slut.${way} Inget av slingans ${String(2 ** (loop?.length ?? 0))} lägen är stabilt, för vilket läge den än står i slår den om sig själv.`;
  return `Kretsen svänger: ${names} växlar mellan 0 och 1 och kommer inte till ro.${way}`;
}

/**
 * What a student should know about how the circuit came to rest, in Swedish; undefined when all is
 * plain.
 */
export function explainSettled(netlist: Netlist, settled: Settled): string | undefined {
  const drivers = driversOf(netlist);
  switch (settled.kind) {
    case 'stable':
      return undefined;
    case 'race': {
      const names = listed([...new Set(settled.nets.map((net) => netToText(net, drivers)))]);
      return `Kapplöpning: ${names} slår om samtidigt, och den som hinner först avgör var kretsen stannar. Här räknas delarna i den ordning de är skrivna; i en riktig krets avgör slumpen.`;
    }
    case 'oscillates':
      return oscillationToText(netlist, settled.nets, settled.state);
  }
}

/**
 * What was left to chance when the power came on: loops of gates that could have started in more
 * than one state.
 */
export function explainStart(netlist: Netlist, state: State): string | undefined {
  const drivers = driversOf(netlist);
  const open = gateLoops(netlist).flatMap((loop) => {
    const resting = restingStates(loop, state);
    return resting !== undefined && resting.length > 1 ? [{ loop, count: resting.length }] : [];
  });
  const [first] = open;
  if (first === undefined) return undefined;
  const nets = first.loop.flatMap(({ outputs }) => outputs.flatMap(({ net }) => net ?? []));
  const start = nets.map(
    (net) => `${netToText(net, drivers)} = ${String(state.values.get(net) ?? 0)}`,
  );
  return `Slingan ${listed(nets.map((net) => netToText(net, drivers)))} har ${first.count} stabila lägen. När strömmen slås på hamnar en riktig krets i något av dem; här börjar den med ${listed(start)}.`;
}
