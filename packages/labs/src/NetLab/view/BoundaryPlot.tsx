import { useCallback, type ReactNode } from 'react';
import Areas from '../../plot/Areas';
import { scalesFor } from '../../plot/frame';
import { Mark } from '../../plot/Marks';
import PlotFrame from '../../plot/PlotFrame';
import { pathThrough } from '../../plot/scale';
import { lineInSquare } from '../core/boundary';
import { neuronName } from '../core/explain';
import { examplesOf, type NetState } from '../lab';
import { outputOf } from '../core/network';
import styles from '../styles.module.css';

const size = { width: 360, height: 290 } as const;
const square = { min: -0.5, max: 1.5 } as const;
const scales = scalesFor(size, square, square);

/**
 * Where each hidden neuron's sum is zero: the straight lines that the border is put together from.
 */
function NeuronLines({ network }: Pick<NetState, 'network'>): ReactNode {
  const [first] = network;
  if (first === undefined || network.length === 1) return null;
  return first.weights.map(([w1 = 0, w2 = 0], j) => {
    const ends = lineInSquare([w1, w2, first.biases[j] ?? 0], square);
    if (ends === undefined) return null;
    const [[x, y]] = ends;
    return (
      <g key={j} className={styles.neuronLine}>
        <path
          d={pathThrough(ends.map(([ex, ey]) => [scales.x.toPixel(ex), scales.y.toPixel(ey)]))}
        />
        <text
          x={Math.min(size.width - 24, scales.x.toPixel(x) + 4)}
          y={Math.max(40, scales.y.toPixel(y) - 5)}
        >
          {neuronName(network, 0, j)}
        </text>
      </g>
    );
  });
}

/** What the network answers over the whole plane, and the four examples in it. */
export default function BoundaryPlot({ state }: { readonly state: NetState }): ReactNode {
  const { network } = state;
  const classify = useCallback(
    ({ x, y }: { x: number; y: number }) => (outputOf(network, [x, y]) >= 0.5 ? 1 : 0),
    [network],
  );
  const answers = examplesOf(state)
    .map(
      ({ inputs }) =>
        `(${inputs.join(', ')}) ger ${classify({ x: inputs[0] ?? 0, y: inputs[1] ?? 0 })}`,
    )
    .join(', ');
  return (
    <PlotFrame
      size={size}
      scales={scales}
      xLabel="x₁"
      yLabel="x₂"
      label={`Nätverkets svar i planet: ${answers}`}
    >
      <Areas classify={classify} scales={scales} size={size} groups={2} />
      <NeuronLines network={network} />
      {examplesOf(state).map(({ inputs: [x1 = 0, x2 = 0], target }, row) => (
        <g
          key={row}
          className={row === state.row ? styles.chosen : undefined}
          transform={`translate(${scales.x.toPixel(x1)} ${scales.y.toPixel(x2)})`}
        >
          <circle className={styles.ring} r={13} />
          <Mark group={target} />
          <text className={styles.target} x={14} dy="0.35em">
            {`t = ${target}`}
          </text>
        </g>
      ))}
    </PlotFrame>
  );
}
