import { useCallback, useMemo, useState } from 'react';
import { useTicker } from '../../components/useTicker';
import type { Bit } from '../logic/expression';
import type { Netlist } from './core/netlist';
import {
  continueWith,
  nextSession,
  startSession,
  type Running,
  type SessionAction,
} from './session';

/** Half a clock period while the clock runs: slow enough to see both halves. */
const halfPeriodMs = 600;

/** A running circuit with the verbs of its switches, its clock and its power. */
export function useSimulation(netlist: Netlist) {
  const [kept, setKept] = useState<Running>(() => ({ netlist, session: startSession(netlist) }));
  const { session } = useMemo(() => continueWith(kept, netlist), [kept, netlist]);
  const act = useCallback(
    (action: SessionAction) => {
      setKept((before) => {
        const running = continueWith(before, netlist);
        return { netlist, session: nextSession(netlist, running.session, action) };
      });
    },
    [netlist],
  );
  const clock = netlist.inputs.find(({ isClock }) => isClock)?.name;
  const ticker = useTicker(() => {
    if (clock === undefined) return false;
    act({ kind: 'toggle', name: clock });
    return true;
  }, halfPeriodMs);
  return {
    session,
    clock,
    isRunning: ticker.running,
    toggleRun: ticker.toggle,
    toggle: (name: string) => {
      act({ kind: 'toggle', name });
    },
    setInputs: (values: ReadonlyMap<string, Bit>) => {
      act({ kind: 'set', values });
    },
    pulse: () => {
      act({ kind: 'pulse' });
    },
    tick: () => {
      act({ kind: 'tick' });
    },
    setByDelay: (byDelay: boolean) => {
      ticker.stop();
      act({ kind: 'setByDelay', byDelay });
    },
    restart: () => {
      ticker.stop();
      act({ kind: 'restart' });
    },
  };
}

export type Simulation = ReturnType<typeof useSimulation>;
