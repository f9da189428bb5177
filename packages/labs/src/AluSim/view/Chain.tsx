import { useId, type ReactNode } from 'react';
import clsx from 'clsx';
import type { Bit } from '../../logic/expression';
import { isArithmetic, originalB, type AluResult, type Operation, type Stage } from '../core/alu';
import wires from '../../logic/wires.module.css';
import styles from './Chain.module.css';

const cell = 88;
const box = { left: 16, top: 84, width: 56, height: 56 } as const;
const height = 216;
/** How far the highest carry's wire reaches outside its bit's cell: room for its name and value. */
const outWire = 20;

interface WireProps {
  readonly bit: Bit;
  readonly d: string;
}

/** A wire with its value: thick and coloured for 1, thin for 0. */
function WireLine({ bit, d }: WireProps): ReactNode {
  return <path className={bit === 1 ? wires.one : wires.zero} d={d} />;
}

interface ValueProps {
  readonly x: number;
  readonly y: number;
  readonly bit: Bit;
  readonly name?: string;
}

function Value({ x, y, bit, name }: ValueProps): ReactNode {
  return (
    <text className={clsx(styles.value, bit === 1 && styles.valueOne)} x={x} y={y}>
      {name !== undefined && <tspan className={styles.name}>{`${name} `}</tspan>}
      <tspan>{bit}</tspan>
    </text>
  );
}

interface StageProps {
  readonly stage: Stage;
  readonly operation: Operation;
  readonly last: boolean;
}

const aX = box.left + 8;
const bX = box.left + box.width - 8;
const centre = box.left + box.width / 2;
const right = box.left + box.width;
const bottom = box.top + box.height;
const middle = box.top + box.height / 2;

/** B's way in; SUB has an inverter on it. */
function OperandB({ stage, operation }: Pick<StageProps, 'stage' | 'operation'>): ReactNode {
  const bit = originalB(operation, stage);
  if (operation !== 'SUB') return <WireLine bit={bit} d={`M${bX} 28V${box.top}`} />;
  return (
    <>
      <WireLine bit={bit} d={`M${bX} 28V38`} />
      <path className={wires.body} d={`M${bX - 9} 38h18l-9 15z`} />
      <circle className={wires.body} cx={bX} cy={56.5} r={3.5} />
      <WireLine bit={stage.b} d={`M${bX} 60V${box.top}`} />
      <Value x={bX + 12} y={77} bit={stage.b} />
    </>
  );
}

/** The carry coming in from the right, and at the highest bit the one going out. */
function Carries({ stage, last }: Pick<StageProps, 'stage' | 'last'>): ReactNode {
  const from = stage.index === 0 ? right + 36 : cell + box.left;
  return (
    <>
      <WireLine bit={stage.carryIn} d={`M${from} ${middle}H${right}`} />
      <Value x={right + 17} y={middle - 8} bit={stage.carryIn} />
      {last && (
        <>
          <WireLine bit={stage.carryOut} d={`M${box.left} ${middle}H${-outWire}`} />
          <Value x={(box.left - outWire) / 2} y={middle - 8} bit={stage.carryOut} name="C" />
        </>
      )}
    </>
  );
}

/** One bit's place: a full adder with its carries, or a gate. */
function StageView({ stage, operation, last }: StageProps): ReactNode {
  const index = String(stage.index);
  const adds = isArithmetic(operation);
  return (
    <>
      <Value x={aX - 3} y={20} bit={stage.a} name={`A${index}`} />
      <Value x={bX + 5} y={20} bit={originalB(operation, stage)} name={`B${index}`} />
      <WireLine bit={stage.a} d={`M${aX} 28V${box.top}`} />
      <OperandB stage={stage} operation={operation} />
      {adds && <Carries stage={stage} last={last} />}
      <WireLine bit={stage.sum} d={`M${centre} ${bottom}V178`} />
      <rect
        className={wires.body}
        x={box.left}
        y={box.top}
        width={box.width}
        height={box.height}
        rx="6"
      />
      <text className={styles.kind} x={centre} y={middle + 6}>
        {adds ? '+' : operation}
      </text>
      <Value x={centre} y={198} bit={stage.sum} name={`S${index}`} />
    </>
  );
}

function chainToText(operation: Operation, { stages }: AluResult): string {
  const parts = stages.map(({ index, a, b, carryIn, sum, carryOut }) =>
    isArithmetic(operation)
      ? `bit ${index}: ${a} + ${b} + ${carryIn} ger ${sum} och minnessiffran ${carryOut}`
      : `bit ${index}: ${a} ${operation} ${b} ger ${sum}`,
  );
  return `${isArithmetic(operation) ? 'Fyra heladderare' : `Fyra ${operation}-grindar`}. ${parts.join('; ')}.`;
}

interface ChainProps {
  readonly operation: Operation;
  readonly result: AluResult;
}

/** The unit's inside: four full adders with the carry running from right to left, or four gates. */
export default function Chain({ operation, result }: ChainProps): ReactNode {
  const titleId = useId();
  const count = result.stages.length;
  const width = count * cell + 64;
  return (
    <div className={wires.scroll}>
      <svg
        className={styles.chain}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-labelledby={titleId}
      >
        <title id={titleId}>{chainToText(operation, result)}</title>
        {result.stages.map((stage) => (
          <g key={stage.index} transform={`translate(${(count - 1 - stage.index) * cell + 32} 0)`}>
            <StageView stage={stage} operation={operation} last={stage.index === count - 1} />
          </g>
        ))}
      </svg>
    </div>
  );
}
