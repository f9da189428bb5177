import { useMemo, useState } from 'react';
import { contentHash } from '@kurser/shared/contentHash';
import { useJudgedPart } from '@kurser/shared/judgedPart';
import { useKeptWork } from '../kit/useKeptWork';
import { rowToValues } from '../logic/table';
import type { BuildTask } from './settings';
import { useSimulation } from './useSimulation';
import { arranged, toNetlist } from './core/build/board';
import { checkCircuit, type Verdict } from './core/build/check';
import { addPart, isSamePin, type BuildKind, type PinRef } from './core/build/circuit';
import { building } from './core/build/stored';
import type { Netlist } from './core/netlist';

/** What the student holds: nothing, a chosen part, or one end of a wire. */
export type Hold =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'part'; readonly id: string }
  | { readonly kind: 'source'; readonly pin: PinRef }
  | { readonly kind: 'sink'; readonly pin: PinRef };

const nothing: Hold = { kind: 'nothing' };

function storageKey({ board, target, start }: BuildTask): string {
  const columns = (target?.outputs ?? []).map(({ name, column }) => `${name}=${column.join('')}`);
  const inputs = board.inputs.map(({ name }) => name).join();
  const parts = JSON.stringify(start);
  return `gatesim:build:${contentHash([inputs, board.outputs.join(), parts, ...columns])}`;
}

/** The verdict on the circuit, from when it is asked for until it is forgotten. */
function useVerdict({ target, maxParts }: BuildTask, key: string, netlist: Netlist) {
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const judge = () => (target === undefined ? null : checkCircuit(netlist, target, maxParts));
  const tellVerdict = useJudgedPart(target && key, () => judge()?.kind === 'right');
  return {
    verdict,
    forget: () => setVerdict(null),
    check: () => {
      const next = judge();
      setVerdict(next);
      tellVerdict(next?.kind === 'right');
    },
  };
}

/** The board's state and verbs; mouse, finger and keyboard all end here. */
export function useBuild(task: BuildTask) {
  const { board, target } = task;
  const key = storageKey(task);
  const kept = useKeptWork(building, key, task.start);
  const { state: circuit, verbs } = kept;
  const [hold, setHold] = useState<Hold>(nothing);
  const netlist = useMemo(() => toNetlist(board, circuit), [board, circuit]);
  const simulation = useSimulation(netlist);
  const { verdict, forget, check } = useVerdict(task, key, netlist);

  /** A verdict is about the circuit as it was. */
  const doing =
    <Args extends readonly unknown[]>(act: (...args: Args) => void, then?: Hold) =>
    (...args: Args): void => {
      act(...args);
      forget();
      if (then !== undefined) setHold(then);
    };
  const wire = doing((from: PinRef, to: PinRef) => verbs.connect({ from, to }), nothing);
  const isHeld = (pin: PinRef): boolean =>
    (hold.kind === 'source' || hold.kind === 'sink') && isSamePin(hold.pin, pin);
  return {
    circuit,
    netlist,
    simulation,
    hold,
    verdict,
    canUndo: kept.canUndo,
    canRedo: kept.canRedo,
    add: doing((kind: BuildKind) => {
      const next = addPart(circuit, kind);
      const added = next.parts.at(-1);
      verbs.addPart(kind);
      if (next !== circuit && added !== undefined) setHold({ kind: 'part', id: added.id });
    }),
    choosePart: (id: string) => setHold({ kind: 'part', id }),
    letGo: () => setHold(nothing),
    pressSource: (pin: PinRef) => {
      if (hold.kind === 'sink') wire(pin, hold.pin);
      else setHold(isHeld(pin) ? nothing : { kind: 'source', pin });
    },
    pressSink: (pin: PinRef) => {
      if (hold.kind === 'source') wire(hold.pin, pin);
      else setHold(isHeld(pin) ? nothing : { kind: 'sink', pin });
    },
    wire,
    unwire: doing(verbs.disconnect, nothing),
    move: doing(verbs.movePart),
    remove: doing(verbs.removePart, nothing),
    setInputs: doing(verbs.setInputCount),
    arrange: doing(() => verbs.arrange(arranged(board, circuit))),
    startOver: doing(kept.startOver, nothing),
    undo: doing(kept.undo, nothing),
    redo: doing(kept.redo, nothing),
    check,
    /** Sets the switches as in a row of the table, to see there what the circuit does. */
    showRow: (row: number) => simulation.setInputs(rowToValues(row, target?.variables ?? [])),
  };
}

export type Build = ReturnType<typeof useBuild>;
