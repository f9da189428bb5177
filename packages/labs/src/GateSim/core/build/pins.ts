import { isGate } from '../netlist';
import {
  inputNames,
  isSamePin,
  outputNames,
  partLabel,
  type Board,
  type BuildCircuit,
  type PinRef,
} from './circuit';

/** A pin with its name for lists and screen readers. */
export interface NamedPin {
  readonly pin: PinRef;
  readonly text: string;
}

/** A pin's key in lists and element ids. */
export const pinKey = ({ part, pin }: PinRef): string => `${part}/${pin}`;

/** Everything a wire can start from: the switches and the parts' outputs. */
export function sourcesOf(board: Board, circuit: BuildCircuit): NamedPin[] {
  return [
    ...board.inputs.map(({ name }) => ({ pin: { part: `in:${name}`, pin: 0 }, text: name })),
    ...circuit.parts.flatMap((part) =>
      outputNames(part.kind).map((name, pin) => ({
        pin: { part: part.id, pin },
        text: name === 'y' ? partLabel(part) : `${partLabel(part)}, ${name}`,
      })),
    ),
  ];
}

/** Everything a wire can end in: the parts' inputs and the lamps. */
export function sinksOf(board: Board, circuit: BuildCircuit): NamedPin[] {
  return [
    ...circuit.parts.flatMap((part) =>
      inputNames(part).map((name, pin) => ({
        pin: { part: part.id, pin },
        text: `${partLabel(part)}, ${isGate(part.kind) ? `ingång ${name}` : name}`,
      })),
    ),
    ...board.outputs.map((name) => ({
      pin: { part: `out:${name}`, pin: 0 },
      text: `utgången ${name}`,
    })),
  ];
}

/** The text of a pin among others; the empty string when it is not there. */
export function textOfPin(pins: readonly NamedPin[], pin: PinRef): string {
  return pins.find((candidate) => isSamePin(candidate.pin, pin))?.text ?? '';
}

/** All wires as text: `A → NAND 1, ingång 2`, in the order of the pins they end in. */
export function wiresOf(
  board: Board,
  circuit: BuildCircuit,
): { readonly to: PinRef; readonly text: string }[] {
  const sources = sourcesOf(board, circuit);
  return sinksOf(board, circuit).flatMap((sink) => {
    const wire = circuit.wires.find(({ to }) => isSamePin(to, sink.pin));
    if (wire === undefined) return [];
    return { to: sink.pin, text: `${textOfPin(sources, wire.from)} → ${sink.text}` };
  });
}
