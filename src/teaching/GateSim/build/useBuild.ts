import { useMemo, useState } from 'react';
import { contentHash } from '@site/src/components/contentHash';
import { useStored } from '@site/src/components/deviceStore';
import { rowToValues } from '../../logic/table';
import type { BuildTask } from '../props';
import { useSimulation } from '../useSimulation';
import { arranged, toNetlist } from './board';
import { checkCircuit, type Verdict } from './check';
import {
  addPart,
  connect,
  disconnect,
  emptyCircuit,
  isSamePin,
  movePart,
  removePart,
  setInputCount,
  type BuildCircuit,
  type BuildKind,
  type PinRef,
} from './circuit';
import { historyOf, push, redo, undo, type History } from './history';
import { parseCircuit } from './stored';

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

/** The circuit on the board, kept on the device, with the steps that can be undone (these last as long as the page). */
function useCircuit(task: BuildTask) {
  const [stored, store] = useStored(storageKey(task), parseCircuit, task.start);
  const [steps, setSteps] = useState<History<BuildCircuit>>(historyOf(emptyCircuit));
  // What is on the device is what counts: it may have been changed in another tab.
  const history = { ...steps, present: stored };
  const apply = (next: History<BuildCircuit>): void => {
    setSteps(next);
    if (next.present !== stored) store(next.present);
  };
  return { circuit: stored, history, apply };
}

/** The board's state and verbs; mouse, finger and keyboard all end here. */
export function useBuild(task: BuildTask) {
  const { board, target } = task;
  const { circuit, history, apply } = useCircuit(task);
  const [hold, setHold] = useState<Hold>(nothing);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const netlist = useMemo(() => toNetlist(board, circuit), [board, circuit]);
  const simulation = useSimulation(netlist);

  const change = (next: BuildCircuit): void => {
    apply(push(history, next));
    setVerdict(null);
  };
  const wire = (from: PinRef, to: PinRef): void => {
    change(connect(circuit, { from, to }));
    setHold(nothing);
  };
  const travel = (next: History<BuildCircuit>): void => {
    apply(next);
    setHold(nothing);
    setVerdict(null);
  };
  return {
    circuit,
    netlist,
    simulation,
    hold,
    verdict,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    add: (kind: BuildKind) => {
      const next = addPart(circuit, kind);
      change(next);
      const added = next.parts.at(-1);
      if (next !== circuit && added !== undefined) setHold({ kind: 'part', id: added.id });
    },
    choosePart: (id: string) => {
      setHold({ kind: 'part', id });
    },
    letGo: () => {
      setHold(nothing);
    },
    pressSource: (pin: PinRef) => {
      if (hold.kind === 'sink') wire(pin, hold.pin);
      else if (hold.kind === 'source' && isSamePin(hold.pin, pin)) setHold(nothing);
      else setHold({ kind: 'source', pin });
    },
    pressSink: (pin: PinRef) => {
      if (hold.kind === 'source') wire(hold.pin, pin);
      else if (hold.kind === 'sink' && isSamePin(hold.pin, pin)) setHold(nothing);
      else setHold({ kind: 'sink', pin });
    },
    wire,
    unwire: (to: PinRef) => {
      change(disconnect(circuit, to));
      setHold(nothing);
    },
    move: (id: string, by: { readonly dx: number; readonly dy: number }) => {
      change(movePart(circuit, id, by));
    },
    remove: (id: string) => {
      change(removePart(circuit, id));
      setHold(nothing);
    },
    setInputs: (id: string, inputs: number) => {
      change(setInputCount(circuit, id, inputs));
    },
    arrange: () => {
      change(arranged(board, circuit));
    },
    startOver: () => {
      change(task.start);
      setHold(nothing);
    },
    undo: () => {
      travel(undo(history));
    },
    redo: () => {
      travel(redo(history));
    },
    check: () => {
      if (target !== undefined) setVerdict(checkCircuit(netlist, target, task.maxParts));
    },
    /** Sets the switches as in a row of the table, to see there what the circuit does. */
    showRow: (row: number) => {
      simulation.setInputs(rowToValues(row, target?.variables ?? []));
    },
  };
}

export type Build = ReturnType<typeof useBuild>;
