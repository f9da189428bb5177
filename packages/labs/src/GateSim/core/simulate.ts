import type { Bit } from '../../logic/expression';
import { emptyMemory, react, type Memory } from './behaviour';
import type { Netlist, Part } from './netlist';

/**
 * Simulation with one unit of delay for every part: in a tick each part looks at the nets as they
 * are and sets its outputs for the next tick, all at once. A circuit is settled when a tick changes
 * nothing.
 */

export interface State {
  readonly values: ReadonlyMap<string, Bit>;
  readonly memory: ReadonlyMap<string, Memory>;
}

export type Settled =
  | { readonly kind: 'stable'; readonly state: State; readonly ticks: number }
  /**
   * With equal delays the signals chase each other for ever, but one part at a time they come to
   * rest: chance decides where.
   */
  | { readonly kind: 'race'; readonly state: State; readonly nets: readonly string[] }
  | { readonly kind: 'oscillates'; readonly state: State; readonly nets: readonly string[] };

const valueOf = (state: State, net: string | undefined): Bit =>
  net === undefined ? 0 : (state.values.get(net) ?? 0);

const inputsOf = (part: Part, state: State): Bit[] =>
  part.inputs.map(({ net }) => valueOf(state, net));

/**
 * The state with one part's reaction written into it; the same object when the reaction changes
 * nothing.
 */
function withReaction(target: State, part: Part, seen: State, watchEdges: boolean): State {
  const inputs = inputsOf(part, seen);
  const kept = seen.memory.get(part.id) ?? emptyMemory;
  const clockPin = part.inputs.findIndex(({ name }) => name === 'clk');
  const memory = watchEdges ? kept : { ...kept, clock: inputs[clockPin] ?? 0 };
  const reaction = react(part, inputs, memory);
  const isSame =
    reaction.memory.word === kept.word &&
    reaction.memory.clock === kept.clock &&
    part.outputs.every(({ net }, index) => valueOf(seen, net) === reaction.outputs[index]);
  if (isSame) return target;
  const values = new Map(target.values);
  part.outputs.forEach(({ net }, index) => {
    if (net !== undefined) values.set(net, reaction.outputs[index] ?? 0);
  });
  return { values, memory: new Map(target.memory).set(part.id, reaction.memory) };
}

/** One gate delay: every part at once. Returns the same object when nothing changes. */
export function tick(netlist: Netlist, state: State): State {
  return netlist.parts.reduce((next, part) => withReaction(next, part, state, true), state);
}

/** A state as text, to recognise one that has been before. */
export function stateKey(state: State): string {
  const values = [...state.values].sort(([a], [b]) => (a < b ? -1 : 1));
  const memory = [...state.memory].sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([values, memory]);
}

/** The nets that change somewhere on the way through these states and back to the first. */
function changingNets(states: readonly State[]): string[] {
  const [first, ...rest] = states;
  if (first === undefined) return [];
  const nets = new Set([...rest.flatMap(({ values }) => [...values.keys()])]);
  return [...nets].filter((net) =>
    rest.some((state) => valueOf(state, net) !== valueOf(first, net)),
  );
}

/** One part after the other until nothing changes. Undefined when that does not happen either. */
function relax(netlist: Netlist, start: State, watchEdges: boolean): State | undefined {
  let state = start;
  for (let pass = 0; pass < 2 * netlist.parts.length + 8; pass += 1) {
    const before = state;
    for (const part of netlist.parts) state = withReaction(state, part, state, watchEdges);
    if (state === before) return state;
  }
  return undefined;
}

/**
 * Lets a circuit come to rest after a change. When a state comes back the signals go round for
 * ever: that is an oscillation, unless taking the parts one by one brings rest, which makes it a
 * race.
 */
export function settle(netlist: Netlist, start: State): Settled {
  const seen = new Map<string, number>();
  const states: State[] = [];
  let state = start;
  for (;;) {
    const key = stateKey(state);
    const before = seen.get(key);
    if (before !== undefined) {
      const nets = changingNets(states.slice(before));
      const rest = relax(netlist, start, true);
      return rest === undefined
        ? { kind: 'oscillates', state, nets }
        : { kind: 'race', state: rest, nets };
    }
    seen.set(key, states.length);
    states.push(state);
    const next = tick(netlist, state);
    if (next === state) return { kind: 'stable', state, ticks: states.length - 1 };
    state = next;
  }
}

/**
 * The circuit when the power comes on: memories hold 0, inputs have their first values, and no
 * clock edge counts. Loops of gates come to rest in the order the parts are written.
 */
export function powerOn(netlist: Netlist): Settled {
  const driven = netlist.parts.flatMap(({ outputs }) => outputs.flatMap(({ net }) => net ?? []));
  const start: State = {
    values: new Map([
      ...driven.map((net): [string, Bit] => [net, 0]),
      ...netlist.inputs.map(({ name, initial }): [string, Bit] => [name, initial]),
    ]),
    memory: new Map(),
  };
  const rest = relax(netlist, start, false);
  if (rest !== undefined) return { kind: 'stable', state: rest, ticks: 0 };
  const settled = settle(netlist, start);
  return settled.kind === 'race' ? { ...settled, kind: 'stable', ticks: 0 } : settled;
}

/** The state with another value on an input, before anything has reacted. */
export function withInput(state: State, name: string, bit: Bit): State {
  return { ...state, values: new Map(state.values).set(name, bit) };
}
