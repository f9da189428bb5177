import { useEffect, useMemo, type ReactNode } from 'react';
import Button from '@kurser/ui/Button';
import Fold from '@kurser/ui/Fold';
import { wantsStillness } from '@kurser/shared/stillness';
import { useTicker } from '@kurser/shared/useTicker';
import { layOut } from '../GateSim/core/drawing/layout';
import type { Netlist } from '../GateSim/core/netlist';
import { readCircuit } from '../GateSim/core/notation';
import type { State } from '../GateSim/core/simulate';
import { rowOf, tableOf } from '../GateSim/core/table';
import { useSimulation } from '../GateSim/useSimulation';
import Diagram from '../GateSim/view/Diagram';
import InputSpots from '../GateSim/view/InputSpots';
import TableView from '../logic/TableView';
import styles from './styles.module.css';

const circuit = readCircuit('inputs: A, B\noutputs: C, S\nS = A xor B\nC = A and B');

/** Slow enough to follow the ones through the wires. */
const msACount = 2200;

const none: ReadonlySet<string> = new Set();

interface MoreProps {
  readonly netlist: Netlist;
  readonly state: State;
  readonly children: ReactNode;
}

/** What the lab has besides, folded: the truth table, and the way to building one. */
function More({ netlist, state, children }: MoreProps): ReactNode {
  return (
    <Fold summary="Mer om kretsen">
      <TableView
        subject={tableOf(netlist)}
        caption="Kretsens sanningstabell"
        markedRow={rowOf(netlist, state)}
      />
      <p className={styles.more}>{children}</p>
    </Fold>
  );
}

interface AdderProps {
  readonly netlist: Netlist;
  readonly children: ReactNode;
}

/**
 * Half an adder that counts by itself until it is touched: 0 + 0, 0 + 1, 1 + 0, 1 + 1. It stands
 * still for those who want nothing to move.
 */
function Adder({ netlist, children }: AdderProps): ReactNode {
  const lab = useSimulation(netlist);
  const { placed, wires } = useMemo(() => layOut(netlist), [netlist]);
  const { state } = lab.session.settled;
  const bit = (name: string): number => state.values.get(name) ?? 0;
  const next = (): boolean => {
    if (document.hidden) return true;
    if (bit('B') === 1) lab.toggle('A');
    lab.toggle('B');
    return true;
  };
  const ticker = useTicker(next, msACount);
  const { start } = ticker;
  useEffect(() => {
    if (!wantsStillness()) start();
  }, [start]);
  const sum = `${bit('A')} + ${bit('B')} = ${bit('C')}${bit('S')}`;
  return (
    <figure className={styles.adder} aria-label="En krets som adderar två bitar">
      <Diagram
        placed={placed}
        wires={wires}
        values={state.values}
        unstable={none}
        symbols="ansi"
        showValues={false}
        minScale={0.88}
        label="A och B går till en XOR-grind, som ger summan S, och till en AND-grind, som ger minnessiffran C."
        overlay={(frame) => (
          <InputSpots
            placed={placed}
            frame={frame}
            values={state.values}
            onToggle={(name) => {
              ticker.stop();
              lab.toggle(name);
            }}
          />
        )}
      />
      <figcaption className={styles.sum}>
        {/* What counts by itself is not read out; what the reader does is. */}
        <output aria-live={ticker.running ? 'off' : 'polite'}>{sum}</output>
        <Button variant="quiet" onClick={ticker.toggle}>
          {ticker.running ? 'Stanna' : 'Räkna'}
        </Button>
      </figcaption>
      <p className={styles.invite}>Så räknar en dator. Slå på A och B själv.</p>
      <More netlist={netlist} state={state}>
        {children}
      </More>
    </figure>
  );
}

/**
 * A circuit that counts and reacts at once, for a first screen.
 * @param children the way on to building one, folded with the truth table
 */
export default function HalfAdder({ children }: { readonly children: ReactNode }): ReactNode {
  if (!circuit.ok) throw new Error('the half adder cannot be read');
  return <Adder netlist={circuit.netlist}>{children}</Adder>;
}
