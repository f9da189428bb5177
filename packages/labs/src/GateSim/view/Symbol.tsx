import { useContext, type ReactNode } from 'react';
import clsx from 'clsx';
import { isGate } from '../core/netlist';
import { blockNames, isBlockKind } from '../core/blocks';
import { gateSymbol, ringRadius, type SymbolStyle } from '../core/drawing/symbols';
import type { PlacedNode } from '../core/drawing/shapes';
import type { Bit } from '../../logic/expression';
import Letters, { Upright } from './Letters';
import lines from '../../logic/wires.module.css';
import styles from './Diagram.module.css';

interface SymbolProps {
  readonly placed: PlacedNode;
  readonly symbols: SymbolStyle;
  /** The class of a lead by the net on it: leads look like the wires they end. */
  readonly wireClass: (net: string | undefined) => string;
  readonly valueOf: (net: string | undefined) => Bit;
  /** The value as it is written: 0, 1, or ~ while the net oscillates. */
  readonly valueText: (net: string | undefined) => string;
}

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

const bodyLeft = 10;

function blockOutline(placed: PlacedNode): string {
  const { node, shape } = placed;
  const right = shape.width - bodyLeft;
  const bottom = shape.height;
  const slant = node.kind === 'mux' ? 12 : 0;
  return `M${bodyLeft} 0L${right} ${slant}V${bottom - slant}L${bodyLeft} ${bottom}Z`;
}

/** `q: D-vippa`; a part that is called after its kind is not called so twice. */
function blockTitle(label: string, kind: string): string {
  return label.toLowerCase().startsWith(kind.toLowerCase()) ? label : `${label}: ${kind}`;
}

function BlockShape({ placed, wireClass, valueOf }: SymbolProps): ReactNode {
  const { node, shape } = placed;
  if (!isBlockKind(node.kind)) return null;
  const right = shape.width - bodyLeft;
  const isWord = node.kind === 'register' || node.kind === 'counter';
  const word = node.outputs.reduce((sum, { net }) => sum * 2 + valueOf(net), 0);
  return (
    <>
      {shape.inputs.map(({ y }, index) => (
        <path key={y} className={wireClass(node.inputs[index]?.net)} d={`M0 ${y}H${bodyLeft}`} />
      ))}
      {shape.outputs.map(({ y }, index) => (
        <path
          key={y}
          className={wireClass(node.outputs[index]?.net)}
          d={`M${right} ${y}H${shape.width}`}
        />
      ))}
      <path className={lines.body} d={blockOutline(placed)} />
      {shape.inputs.map(({ y }, index) => {
        const name = node.inputs[index]?.name ?? '';
        const isClock = name === 'clk';
        return (
          <g key={y}>
            {isClock && <path className={styles.stroke} d={`M10 ${y - 6}L19 ${y}L10 ${y + 6}`} />}
            <text className={styles.pinName} x={isClock ? 22 : 14} y={y + 3.5}>
              {name}
            </text>
          </g>
        );
      })}
      {shape.outputs.map(({ y }, index) => (
        <text key={y} className={clsx(styles.pinName, styles.pinRight)} x={right - 4} y={y + 3.5}>
          {node.outputs[index]?.name}
        </text>
      ))}
      <text className={styles.blockName} x={shape.width / 2} y={shape.height - 5}>
        {isWord ? `= ${word}` : ''}
      </text>
      <text className={styles.blockName} x={shape.width / 2} y={-5}>
        {blockTitle(node.label, blockNames[node.kind])}
      </text>
    </>
  );
}

function InputShape({ placed, wireClass, valueOf }: SymbolProps): ReactNode {
  const isUpright = useContext(Upright);
  const { node } = placed;
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
      {node.isClock === true && <path className={styles.clockSign} d="M7 31h5v-5h5v5h5v-5h5" />}
      <Letters className={styles.portName} x={17} y={node.isClock === true ? 21 : 24}>
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
      return <BlockShape {...props} />;
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
