import { gateNames } from '../compile';
import { blockNames } from '../blocks';
import { gates, isGate } from '../netlist';
import { grid, shapeOf } from '../drawing/shapes';

/** What can be placed: gates, and the blocks whose pins need no list. */
const buildBlocks = ['mux', 'sr', 'dlatch', 'dff', 'jk', 'tff'] as const;
export const buildKinds = [...gates, ...buildBlocks] as const;
export type BuildKind = (typeof buildKinds)[number];

export interface BuildPart {
  readonly id: string;
  readonly kind: BuildKind;
  /** Upper left corner in drawing units, on the grid. */
  readonly x: number;
  readonly y: number;
  /** Number of input pins; gates except NOT have 2 to 4. */
  readonly inputs: number;
}

/**
 * A pin by its part and its place from above. The circuit's inputs are parts `in:A`, its outputs
 * `out:S`.
 */
export interface PinRef {
  readonly part: string;
  readonly pin: number;
}

/** A wire from an output pin to an input pin. An input pin has at most one. */
export interface BuildWire {
  readonly from: PinRef;
  readonly to: PinRef;
}

export interface BuildCircuit {
  readonly parts: readonly BuildPart[];
  readonly wires: readonly BuildWire[];
}

/**
 * What is given from the start and cannot be changed: the switches and lamps, and what there is to
 * choose from.
 */
export interface Board {
  readonly inputs: readonly { readonly name: string; readonly isClock: boolean }[];
  readonly outputs: readonly string[];
  readonly palette: readonly BuildKind[];
}

export const emptyCircuit: BuildCircuit = { parts: [], wires: [] };

/** More than this no longer fits on a board. */
export const maxBuildParts = 30;
export const maxGateInputs = 4;

const blockPins: Readonly<
  Record<(typeof buildBlocks)[number], readonly [inputs: string[], outputs: string[]]>
> = {
  mux: [['d1', 'd0', 's'], ['y']],
  sr: [
    ['s', 'r'],
    ['q', "q'"],
  ],
  dlatch: [
    ['d', 'e'],
    ['q', "q'"],
  ],
  dff: [
    ['d', 'clk'],
    ['q', "q'"],
  ],
  jk: [
    ['j', 'k', 'clk'],
    ['q', "q'"],
  ],
  tff: [
    ['t', 'clk'],
    ['q', "q'"],
  ],
};

/** The names of a part's input pins from above. */
export function inputNames({ kind, inputs }: Pick<BuildPart, 'kind' | 'inputs'>): string[] {
  if (!isGate(kind)) return blockPins[kind][0];
  return Array.from({ length: kind === 'not' ? 1 : inputs }, (_, index) => String(index + 1));
}

/** The names of a part's output pins from above. */
export function outputNames(kind: BuildKind): string[] {
  return isGate(kind) ? ['y'] : blockPins[kind][1];
}

/** How a kind is written on its button: `NAND`, `D-vippa`. */
export function buildKindToText(kind: BuildKind): string {
  if (isGate(kind)) return gateNames[kind];
  const name = blockNames[kind];
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** `NAND 2` for the part `nand2`. */
export function partLabel({ id, kind }: Pick<BuildPart, 'id' | 'kind'>): string {
  return `${buildKindToText(kind)} ${id.slice(kind.length)}`;
}

export const isSamePin = (a: PinRef, b: PinRef): boolean => a.part === b.part && a.pin === b.pin;

/** An id for one part more of a kind. */
export function freshId(circuit: BuildCircuit, kind: BuildKind): string {
  const numbers = circuit.parts.flatMap((part) =>
    part.kind === kind ? Number(part.id.slice(kind.length)) : [],
  );
  return `${kind}${Math.max(0, ...numbers) + 1}`;
}

/** The nearest place on the grid that is not outside the board. */
export const onGrid = (value: number): number => Math.max(0, Math.round(value / grid) * grid);

/** Whether a part's body would come too near another one's. */
function collides(circuit: BuildCircuit, part: BuildPart): boolean {
  const box = ({ kind, inputs, x, y }: BuildPart) => {
    const shape = shapeOf({
      kind,
      inputs: inputNames({ kind, inputs }).map((name) => ({ name, net: undefined })),
      outputs: outputNames(kind).map((name) => ({ name, net: undefined })),
    });
    return { left: x, right: x + shape.width, top: y, bottom: y + shape.height };
  };
  const own = box(part);
  return circuit.parts.some((other) => {
    if (other.id === part.id) return false;
    const its = box(other);
    return (
      own.left < its.right + 2 * grid &&
      its.left < own.right + 2 * grid &&
      own.top < its.bottom + grid &&
      its.top < own.bottom + grid
    );
  });
}

/**
 * Where new parts go: three columns with room for wires, and when those are full wherever there is
 * room.
 */
const places = [140, 260, 380].flatMap((x) => [20, 120, 220].map((y) => ({ x, y })));

function freePlace(circuit: BuildCircuit, part: BuildPart): BuildPart {
  const roomy = places.find((place) => !collides(circuit, { ...part, ...place }));
  if (roomy !== undefined) return { ...part, ...roomy };
  for (let x = 140; ; x += 10)
    for (let y = 20; y <= 320; y += 10)
      if (!collides(circuit, { ...part, x, y })) return { ...part, x, y };
}

/** The circuit with one part more, placed where there is room. Unchanged when the board is full. */
export function addPart(circuit: BuildCircuit, kind: BuildKind): BuildCircuit {
  if (circuit.parts.length >= maxBuildParts) return circuit;
  const part = { id: freshId(circuit, kind), kind, x: 0, y: 0, inputs: 2 };
  return { ...circuit, parts: [...circuit.parts, freePlace(circuit, part)] };
}

/** The circuit with a part moved; unchanged when another part is in the way. */
export function movePart(
  circuit: BuildCircuit,
  id: string,
  by: { readonly dx: number; readonly dy: number },
): BuildCircuit {
  const part = circuit.parts.find((candidate) => candidate.id === id);
  if (part === undefined) return circuit;
  const moved = { ...part, x: Math.max(90, onGrid(part.x + by.dx)), y: onGrid(part.y + by.dy) };
  if (collides(circuit, moved)) return circuit;
  return { ...circuit, parts: circuit.parts.map((other) => (other.id === id ? moved : other)) };
}

/** The circuit without a part and the wires on it. */
export function removePart(circuit: BuildCircuit, id: string): BuildCircuit {
  return {
    parts: circuit.parts.filter((part) => part.id !== id),
    wires: circuit.wires.filter(({ from, to }) => from.part !== id && to.part !== id),
  };
}

/** The circuit with another number of inputs on a gate; wires on pins that go away go too. */
export function setInputCount(circuit: BuildCircuit, id: string, inputs: number): BuildCircuit {
  return {
    parts: circuit.parts.map((part) => (part.id === id ? { ...part, inputs } : part)),
    wires: circuit.wires.filter(({ to }) => to.part !== id || to.pin < inputs),
  };
}

/** The circuit with a wire; a wire that was on the input pin before gives way. */
export function connect(circuit: BuildCircuit, wire: BuildWire): BuildCircuit {
  const others = circuit.wires.filter(({ to }) => !isSamePin(to, wire.to));
  return { ...circuit, wires: [...others, wire] };
}

/** The circuit without the wire on an input pin. */
export function disconnect(circuit: BuildCircuit, to: PinRef): BuildCircuit {
  return { ...circuit, wires: circuit.wires.filter((wire) => !isSamePin(wire.to, to)) };
}
