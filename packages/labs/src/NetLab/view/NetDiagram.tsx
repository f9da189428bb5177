import type { ReactNode } from 'react';
import clsx from 'clsx';
import { formatFixed } from '@kurser/shared/swedishNumber';
import { layoutNetwork, type DiagramEdge, type DiagramNode } from '../core/diagram';
import styles from './NetDiagram.module.css';
import type { Example, Network } from '../core/network';

interface NetDiagramProps {
  readonly network: Network;
  readonly example: Example;
}

/** A connection, thick for a large weight. */
function Edge({ edge: { from, to, weight } }: { readonly edge: DiagramEdge }): ReactNode {
  return (
    <line
      className={clsx(styles.edge, weight < 0 ? styles.negative : styles.positive)}
      x1={from.x}
      y1={from.y}
      x2={to.x}
      y2={to.y}
      strokeWidth={(0.75 + Math.min(4, Math.abs(weight) / 2)).toFixed(2)}
    />
  );
}

function Weight({ edge: { weight, labelAt } }: { readonly edge: DiagramEdge }): ReactNode {
  return (
    <text className={styles.weight} x={labelAt.x} y={labelAt.y} dy="0.32em">
      {formatFixed(weight, 2)}
    </text>
  );
}

function Node({ node }: { readonly node: DiagramNode }): ReactNode {
  return (
    <g className={styles.node} transform={`translate(${node.x} ${node.y})`}>
      <circle r={20} />
      <text className={styles.value} dy="0.34em">
        {formatFixed(node.value, node.bias === undefined ? 0 : 2)}
      </text>
      <text className={styles.name} y={-25}>
        {node.name}
      </text>
      {node.bias !== undefined && (
        <text className={styles.bias} y={34}>
          {`b ${formatFixed(node.bias, 2)}`}
        </text>
      )}
    </g>
  );
}

/**
 * The network as it stands for one example: values in the neurons, weights on the arrows, thick for
 * large and dashed for negative ones.
 */
export default function NetDiagram({ network, example }: NetDiagramProps): ReactNode {
  const { nodes, edges, width, height } = layoutNetwork(network, example);
  const values = nodes.map(({ name, value }) => `${name} = ${formatFixed(value, 2)}`).join(', ');
  return (
    <svg
      className={styles.diagram}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`Nätverket för det valda exemplet: ${values}`}
    >
      {edges.map((edge, i) => (
        <Edge key={i} edge={edge} />
      ))}
      {/* After all lines: one that came later would strike through another's number. */}
      {edges.map((edge, i) => (
        <Weight key={i} edge={edge} />
      ))}
      {nodes.map((node) => (
        <Node key={node.name} node={node} />
      ))}
    </svg>
  );
}
