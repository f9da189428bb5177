import { useMemo } from 'react';
import { useTicker } from '@kurser/shared/useTicker';
import { useLab } from '../kit/useLab';
import type { Netlist } from './core/netlist';
import { continueWith, simulation } from './lab';

/** Half a clock period while the clock runs: slow enough to see both halves. */
const halfPeriodMs = 600;

/** A running circuit with the verbs of its switches, its clock and its power. */
export function useSimulation(netlist: Netlist) {
  const { state, verbs } = useLab(simulation, netlist);
  const { session } = useMemo(() => continueWith(state, netlist), [state, netlist]);
  /** The circuit may have been changed since something was last done with it. */
  const on =
    <Args extends readonly unknown[]>(act: (...args: Args) => void) =>
    (...args: Args): void => {
      verbs.continueWith(netlist);
      act(...args);
    };
  const toggle = on(verbs.toggle);
  const clock = netlist.inputs.find(({ isClock }) => isClock)?.name;
  const ticker = useTicker(() => {
    if (clock !== undefined) toggle(clock);
    return clock !== undefined;
  }, halfPeriodMs);
  const stopped =
    <Args extends readonly unknown[]>(act: (...args: Args) => void) =>
    (...args: Args): void => {
      ticker.stop();
      act(...args);
    };
  return {
    session,
    clock,
    isRunning: ticker.running,
    toggleRun: ticker.toggle,
    toggle,
    setInputs: on(verbs.setInputs),
    pulse: on(verbs.pulse),
    tick: on(verbs.tick),
    setByDelay: stopped(on(verbs.setByDelay)),
    restart: stopped(on(verbs.restart)),
  };
}

export type Simulation = ReturnType<typeof useSimulation>;
