import { useMemo, useState, type ReactNode } from 'react';
import Fold from '@kurser/ui/Fold';
import ChoiceField from '@kurser/ui/ChoiceField';
import Button from '../../kit/Button';
import Check from '../../kit/Check';
import Notice from '../../logic/Notice';
import TableView from '../../logic/TableView';
import { isCombinational, netlistToText, partsToText } from '../core/describe';
import type { Netlist } from '../core/netlist';
import { maxTableInputs, outputsOf, rowOf, tableOf } from '../core/table';
import { layOut, type Layout } from '../core/drawing/layout';
import type { SymbolStyle } from '../core/drawing/symbols';
import type { PanelName } from '../settings';
import { isUnsettled, remarkOf, unstableNets } from '../lab';
import { useSimulation, type Simulation } from '../useSimulation';
import { useSymbols } from '../useSymbols';
import Diagram from './Diagram';
import InputSpots from './InputSpots';
import Timing from './Timing';
import heard from '@kurser/ui/heard.module.css';
import styles from '../styles.module.css';

/** ANSI or IEC, for all drawings on the device. */
export function SymbolChoice(props: {
  readonly value: SymbolStyle;
  readonly onChange: (style: SymbolStyle) => void;
}): ReactNode {
  return (
    <ChoiceField
      legend="Symboler"
      choices={[
        { value: 'ansi', label: 'ANSI' },
        { value: 'iec', label: 'IEC' },
      ]}
      {...props}
    />
  );
}

function Controls({ netlist, lab }: { readonly netlist: Netlist; readonly lab: Simulation }) {
  const { session, clock } = lab;
  return (
    <div className={styles.controls}>
      {clock !== undefined && !session.byDelay && (
        <>
          <Button variant="primary" onClick={lab.pulse} off={lab.isRunning}>
            Klockpuls
          </Button>
          <Button onClick={lab.toggleRun}>
            {lab.isRunning ? 'Stoppa klockan' : 'Kör klockan'}
          </Button>
        </>
      )}
      {session.byDelay && (
        <Button variant="primary" onClick={lab.tick} off={!isUnsettled(netlist, session)}>
          Nästa grindfördröjning
        </Button>
      )}
      <Button onClick={lab.restart}>
        {isCombinational(netlist) ? 'Börja om' : 'Slå av och på strömmen'}
      </Button>
    </div>
  );
}

function Extras({
  netlist,
  lab,
  show,
}: {
  readonly netlist: Netlist;
  readonly lab: Simulation;
  readonly show: readonly PanelName[];
}) {
  const table = useMemo(
    () =>
      isCombinational(netlist) && netlist.inputs.length <= maxTableInputs
        ? tableOf(netlist)
        : undefined,
    [netlist],
  );
  const { history, settled } = lab.session;
  const signals = [
    ...netlist.inputs.map(({ name }) => ({ name, net: name })),
    ...netlist.outputs.flatMap(({ name, net }) => (net === undefined ? [] : { name, net })),
  ].map(({ name, net }) => ({ name, values: history.map((moment) => moment.get(net) ?? 0) }));
  return (
    <>
      {table !== undefined && (
        <Fold summary="Sanningstabell" initiallyOpen={show.includes('table')}>
          <TableView
            subject={table}
            caption="Kretsens sanningstabell"
            markedRow={rowOf(netlist, settled.state)}
          />
        </Fold>
      )}
      <Fold summary="Tidsdiagram" initiallyOpen={show.includes('timing')}>
        <Timing signals={signals} />
        {history.length === 1 && (
          <p className={styles.note}>Diagrammet växer åt höger för varje ändring.</p>
        )}
      </Fold>
    </>
  );
}

interface CircuitViewProps {
  readonly netlist: Netlist;
  /** The author's choice of symbols, until the student makes one. */
  readonly symbols: SymbolStyle;
  /** Panels that are open from the start. */
  readonly show: readonly PanelName[];
  /** The drawing, where it has been laid out already. */
  readonly layout: Layout | undefined;
}

/** A circuit that runs by itself. */
export default function CircuitView(props: CircuitViewProps): ReactNode {
  return <RunningCircuit {...props} lab={useSimulation(props.netlist)} />;
}

interface RunningProps extends CircuitViewProps {
  readonly lab: Simulation;
}

/**
 * A circuit that runs: drawing with switches, clock, gate delays, truth table and timing diagram.
 */
export function RunningCircuit({ netlist, symbols, show, layout, lab }: RunningProps): ReactNode {
  const [style, chooseStyle] = useSymbols(symbols);
  const [showValues, setShowValues] = useState(true);
  const { placed, wires } = useMemo(() => layout ?? layOut(netlist), [layout, netlist]);
  const { session } = lab;
  const { state } = session.settled;
  const remark = remarkOf(netlist, session);
  const bits = outputsOf(netlist, state);
  const outputs = netlist.outputs.map(({ name }, index) => `${name} = ${String(bits[index] ?? 0)}`);
  const delays = (
    <Check label="En grindfördröjning i taget" value={session.byDelay} onChange={lab.setByDelay} />
  );
  return (
    <div className={styles.circuit}>
      <Diagram
        placed={placed}
        wires={wires}
        values={state.values}
        unstable={unstableNets(session)}
        symbols={style}
        showValues={showValues}
        standsUp
        label={netlistToText(netlist)}
        overlay={(frame) => (
          <InputSpots placed={placed} frame={frame} values={state.values} onToggle={lab.toggle} />
        )}
      />
      <ul className={heard.only}>
        {partsToText(netlist).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className={heard.only} role="status">
        {outputs.join(', ')}
      </p>
      <Notice tone={remark?.tone ?? 'plain'}>{remark?.text}</Notice>
      <Controls netlist={netlist} lab={lab} />
      {lab.clock === undefined && delays}
      <Fold summary="Mer">
        <div className={styles.controls}>
          {lab.clock !== undefined && delays}
          <SymbolChoice value={style} onChange={chooseStyle} />
          <Check label="Visa 0 och 1" value={showValues} onChange={setShowValues} />
        </div>
      </Fold>
      <Extras netlist={netlist} lab={lab} show={show} />
    </div>
  );
}
