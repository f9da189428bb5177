import { useId, type ReactNode } from 'react';
import Areas from '../../plot/Areas';
import type { Scales } from '../../plot/frame';
import { groupClass } from '../../plot/Marks';
import { pathThrough } from '../../plot/scale';

import type { Position } from '../core/data';
import type { Facts } from '../core/facts';
import { valueAt, type Line } from '../core/models/linear';
import { planeSize } from '../core/planeGeometry';
import styles from './Plane.module.css';
import type { LabPoint, LabState } from '../core/state';

interface LayerProps {
  readonly state: LabState;
  readonly facts: Facts;
  readonly scales: Scales;
}

function Connection({ from, to, scales }: { from: Position; to: Position; scales: Scales }) {
  const at = ({ x, y }: Position) => [scales.x.toPixel(x), scales.y.toPixel(y)] as const;
  return <path className={styles.connection} d={pathThrough([at(from), at(to)])} />;
}

interface FittedLineProps {
  readonly line: Line;
  readonly points: readonly LabPoint[];
  readonly scales: Scales;
}

function FittedLine({ line, points, scales }: FittedLineProps): ReactNode {
  const clipId = useId();
  const { min, max } = scales.x.domain;
  const ends = [min, max].map(
    (x) => [scales.x.toPixel(x), scales.y.toPixel(valueAt(line, x))] as const,
  );
  const top = scales.y.toPixel(scales.y.domain.max);
  return (
    <>
      {/* A line that is not trained yet can lie far outside the plane. */}
      <clipPath id={clipId}>
        <rect
          x={scales.x.toPixel(min)}
          y={top}
          width={scales.x.toPixel(max) - scales.x.toPixel(min)}
          height={scales.y.toPixel(scales.y.domain.min) - top}
        />
      </clipPath>
      <g clipPath={`url(#${clipId})`}>
        {points.map((point) => (
          <Connection
            key={point.id}
            from={point}
            to={{ x: point.x, y: valueAt(line, point.x) }}
            scales={scales}
          />
        ))}
        <path className={styles.fitted} d={pathThrough(ends)} />
      </g>
    </>
  );
}

interface CurveProps {
  readonly probability: (position: Position) => number;
  readonly threshold: number | undefined;
  readonly scales: Scales;
}

/** The probability over the only feature, and where it passes one half. */
function ProbabilityCurve({ probability, threshold, scales }: CurveProps): ReactNode {
  const { min, max } = scales.x.domain;
  const curve = Array.from({ length: 101 }, (_, i) => {
    const x = min + (i / 100) * (max - min);
    return [scales.x.toPixel(x), scales.y.toPixel(probability({ x, y: 0 }))] as const;
  });
  const inside = threshold !== undefined && threshold >= min && threshold <= max;
  return (
    <>
      {inside && (
        <Connection
          from={{ x: threshold, y: scales.y.domain.min }}
          to={{ x: threshold, y: 0.5 }}
          scales={scales}
        />
      )}
      <path className={styles.fitted} d={pathThrough(curve)} />
    </>
  );
}

interface CentresProps {
  readonly centres: readonly Position[];
  readonly scales: Scales;
}

function Centres({ centres, scales }: CentresProps): ReactNode {
  return centres.map(({ x, y }, cluster) => (
    <g
      key={cluster}
      className={groupClass(cluster)}
      transform={`translate(${scales.x.toPixel(x).toFixed(2)} ${scales.y.toPixel(y).toFixed(2)})`}
    >
      <circle className={styles.centre} r={11} />
      <text className={styles.centreNumber} dy="0.36em">
        {cluster + 1}
      </text>
    </g>
  ));
}

/**
 * What the model adds to the plane below the points: areas, a line, a curve, lines to neighbours.
 */
export function ModelBelow({ state, facts, scales }: LayerProps): ReactNode {
  const { dataset } = state.settings;
  const area = { scales, size: planeSize, groups: dataset.groups.length };
  switch (facts.kind) {
    case 'linear':
      return <FittedLine line={facts.line} points={state.points} scales={scales} />;
    case 'logistic':
      if (dataset.form === 'outcomes') return <ProbabilityCurve {...facts} scales={scales} />;
      return <Areas {...area} classify={facts.classify} />;
    case 'tree':
      return <Areas {...area} classify={facts.classify} />;
    case 'kmeans':
      return <Areas {...area} classify={facts.classify} groups={state.options.clusters} />;
    case 'knn':
      return (
        <>
          <Areas {...area} classify={facts.classify} />
          {facts.neighbours.map(({ point }) => (
            <Connection key={point.id} from={state.query} to={point} scales={scales} />
          ))}
        </>
      );
  }
}

/** What lies above the points: the centres of k-means. */
export function ModelAbove({ state, scales }: Omit<LayerProps, 'facts'>): ReactNode {
  return state.fit.kind === 'kmeans' ? (
    <Centres centres={state.fit.centres} scales={scales} />
  ) : null;
}
