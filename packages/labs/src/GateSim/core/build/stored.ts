import { fieldsOf } from '@kurser/shared/fields';
import { defineWork } from '../../../kit/lab';
import {
  addPart,
  buildKinds,
  connect,
  disconnect,
  maxBuildParts,
  maxGateInputs,
  movePart,
  removePart,
  setInputCount,
  type BuildCircuit,
  type BuildPart,
  type BuildWire,
  type PinRef,
} from './circuit';

function parsePart(raw: unknown): BuildPart | undefined {
  const { id, kind, x, y, inputs } = fieldsOf(raw);
  const known = buildKinds.find((candidate) => candidate === kind);
  const isCount = (value: unknown): value is number =>
    Number.isInteger(value) && Number(value) >= 0;
  if (known === undefined || typeof id !== 'string' || !new RegExp(`^${known}\\d+$`).test(id))
    return undefined;
  if (!isCount(x) || !isCount(y) || !isCount(inputs) || inputs < 2 || inputs > maxGateInputs)
    return undefined;
  return { id, kind: known, x, y, inputs };
}

function parsePin(raw: unknown): PinRef | undefined {
  const { part, pin } = fieldsOf(raw);
  return typeof part === 'string' && Number.isInteger(pin) ? { part, pin: Number(pin) } : undefined;
}

function parseWire(raw: unknown): BuildWire | undefined {
  const { from, to } = fieldsOf(raw);
  const source = parsePin(from);
  const target = parsePin(to);
  return source === undefined || target === undefined ? undefined : { from: source, to: target };
}

/**
 * A circuit from storage; undefined for another shape. A stray part or wire makes the whole
 * unusable rather than half right.
 */
export function parseCircuit(raw: unknown): BuildCircuit | undefined {
  const { parts, wires } = fieldsOf(raw);
  if (!Array.isArray(parts) || !Array.isArray(wires) || parts.length > maxBuildParts)
    return undefined;
  const goodParts = parts.map(parsePart).filter((part) => part !== undefined);
  const goodWires = wires.map(parseWire).filter((wire) => wire !== undefined);
  const ids = new Set(goodParts.map(({ id }) => id));
  const isWhole = goodParts.length === parts.length && goodWires.length === wires.length;
  const exists = ({ part }: PinRef): boolean => ids.has(part) || /^(in|out):/.test(part);
  if (!isWhole || ids.size !== parts.length) return undefined;
  if (!goodWires.every(({ from, to }) => exists(from) && exists(to))) return undefined;
  return { parts: goodParts, wires: goodWires };
}

/** The circuit on the board, as it is kept on the device. */
export const building = defineWork(parseCircuit, {
  addPart,
  movePart,
  removePart,
  setInputCount,
  connect,
  disconnect,
  /** The same circuit, laid out otherwise. */
  arrange: (_circuit, arranged: BuildCircuit) => arranged,
});
