import { useContext, type ReactNode } from 'react';
import clsx from 'clsx';
import { isGate } from '../core/netlist';
import { gateSymbol, ringRadius } from '../core/drawing/symbols';
import Block from './Block';
import Letters, { turned, Upright } from './Letters';
import lines from '../../logic/wires.module.css';
import type { SymbolProps } from './symbolProps';
import styles from './Diagram.module.css';

function GateShape({ placed, symbols, wireClass }: SymbolProps): ReactNode {
  const { node, shape } = placed;
  if (!isGate(node.kind)) return null;
  const heights = shape.inputs.map(({ y }) => y);
  const symbol = gateSymbol(node.kind, symbols, shape.height, heights);
  const middle = shape.height / 2;
  return (
    <>
      {heights.map((y, index) => (
        <path
          key={y}
          className={wireClass(node.inputs[index]?.net)}
          d={`M0 ${y}H${String(symbol.inputEnds[index] ?? 0)}`}
        />
      ))}
      <path
        className={wireClass(node.outputs[0]?.net)}
        d={`M${symbol.outputStart} ${middle}H${shape.width}`}
      />
      <path className={lines.body} d={symbol.outline} />
      {symbol.strokes !== '' && <path className={styles.stroke} d={symbol.strokes} />}
      {symbol.ring !== undefined && (
        <circle className={lines.body} cx={symbol.ring.x} cy={symbol.ring.y} r={ringRadius} />
      )}
      {symbol.sign !== '' && (
        <Letters className={styles.sign} x={28} y={middle + 5}>
          {symbol.sign}
        </Letters>
      )}
    </>
  );
}

function InputShape({ placed, wireClass, valueOf }: SymbolProps): ReactNode {
  const isUpright = useContext(Upright);
  const { node } = placed;
  const isClock = node.isClock === true;
  const net = node.outputs[0]?.net;
  const value = valueOf(net);
  return (
    <>
      <path className={wireClass(net)} d="M52 20H60" />
      {/* Upright the name and the value stand over each other, and need its width. */}
      <rect
        className={clsx(styles.switch, value === 1 && styles.switchOn)}
        x="0"
        y={isUpright ? 1 : 6}
        width="52"
        height={isUpright ? 38 : 28}
        rx="6"
      />
      {isClock && (
        <path
          className={styles.clockSign}
          transform={isUpright ? turned : undefined}
          d={isUpright ? 'M7 30h5v-5h5v5h5v-5h5v5h5' : 'M7 31h5v-5h5v5h5v-5h5'}
        />
      )}
      <Letters className={styles.portName} x={17} y={isClock && !isUpright ? 21 : 24}>
        {node.label}
      </Letters>
      <Letters className={styles.portValue} x={isUpright ? 38 : 41} y={25}>
        {value}
      </Letters>
    </>
  );
}

function OutputShape({ placed, wireClass, valueOf, valueText }: SymbolProps): ReactNode {
  const { node } = placed;
  const net = node.inputs[0]?.net;
  const value = valueOf(net);
  return (
    <>
      <path className={wireClass(net)} d="M0 20H8" />
      <circle className={clsx(styles.lamp, value === 1 && styles.lampOn)} cx="20" cy="20" r="12" />
      <Letters className={clsx(styles.lampValue, value === 1 && styles.lampValueOn)} x={20} y={25}>
        {valueText(net)}
      </Letters>
      <Letters className={clsx(styles.portName, styles.outputName)} x={37} y={24} further={7}>
        {node.label}
      </Letters>
    </>
  );
}

function ConstantShape({ placed, wireClass, valueOf }: SymbolProps): ReactNode {
  const net = placed.node.outputs[0]?.net;
  return (
    <>
      <path className={wireClass(net)} d="M30 20H40" />
      <rect className={lines.body} x="10" y="9" width="20" height="22" />
      <Letters className={styles.portValue} x={20} y={25}>
        {valueOf(net)}
      </Letters>
    </>
  );
}

/**
 * A node as it is drawn: a gate's symbol, a block with its pins, a switch, a lamp or a constant.
 */
export default function Symbol(props: SymbolProps): ReactNode {
  switch (props.placed.node.kind) {
    case 'input':
      return <InputShape {...props} />;
    case 'output':
      return <OutputShape {...props} />;
    case 'constant':
      return <ConstantShape {...props} />;
    case 'mux':
    case 'sr':
    case 'dlatch':
    case 'dff':
    case 'jk':
    case 'tff':
    case 'register':
    case 'counter':
      return <Block {...props} />;
    case 'not':
    case 'and':
    case 'or':
    case 'xor':
    case 'nand':
    case 'nor':
    case 'xnor':
      return <GateShape {...props} />;
  }
}
