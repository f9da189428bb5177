import type { ReactNode } from 'react';
import clsx from 'clsx';
import { formatNumber } from '@kurser/shared/swedishNumber';
import { margins, scalesFor, type Scales } from './frame';
import PlotFrame from './PlotFrame';
import { niceRange, pathThrough, type Range } from './scale';
import styles from './styles.module.css';

export interface Series {
  readonly name: string;
  readonly points: readonly (readonly [x: number, y: number])[];
}

interface LineChartProps {
  readonly xLabel: string;
  readonly yLabel: string;
  /** At most three: they are told apart by dashes, and named above the plot. */
  readonly series: readonly Series[];
  /** The upright axis in powers of ten; values that are not above zero are left out. */
  readonly logarithmic?: boolean;
  readonly label: string;
}

const size = { width: 360, height: 190 } as const;
const seriesClasses = [styles.series1, styles.series2, styles.series3];

function xRange(series: readonly Series[]): Range {
  const xs = series.flatMap(({ points }) => points.map(([x]) => x));
  // Steps are whole numbers: a shorter axis would show fractions of them.
  return { min: Math.min(0, ...xs), max: Math.max(6, ...xs) };
}

function yRange(values: readonly number[], logarithmic: boolean): Range {
  const range = niceRange(values);
  // A loss is never below zero, and zero is what it should reach.
  return logarithmic || values.some((value) => value < 0) ? range : { min: 0, max: range.max };
}

interface CurveProps {
  readonly points: Series['points'];
  readonly scales: Scales;
  readonly className: string | undefined;
}

function Curve({ points, scales, className }: CurveProps): ReactNode {
  const places = points.map(([x, y]) => [scales.x.toPixel(x), scales.y.toPixel(y)] as const);
  const last = places.filter(([, y]) => Number.isFinite(y)).at(-1);
  return (
    <g className={className}>
      <path className={styles.curve} d={pathThrough(places)} />
      {last !== undefined && (
        <circle
          className={styles.lastPoint}
          cx={last[0].toFixed(2)}
          cy={last[1].toFixed(2)}
          r={3.5}
        />
      )}
    </g>
  );
}

/**
 * Curves over steps: a loss, a reward. Each curve has its own dash, and a ring at its last point.
 */
export default function LineChart({
  xLabel,
  yLabel,
  series,
  logarithmic = false,
  label,
}: LineChartProps): ReactNode {
  const shown = series.map(({ name, points }) => ({
    name,
    points: logarithmic
      ? points.map(([x, y]) => [x, y > 0 ? Math.log10(y) : NaN] as const)
      : points,
  }));
  const values = shown.flatMap(({ points }) => points.map(([, y]) => y));
  const scales = scalesFor(size, xRange(series), yRange(values, logarithmic));
  return (
    <PlotFrame
      size={size}
      scales={scales}
      xLabel={xLabel}
      yLabel={yLabel}
      label={label}
      formatY={logarithmic ? (value) => formatNumber(10 ** value, 6) : undefined}
    >
      {shown.map(({ name, points }, i) => (
        <Curve key={name} points={points} scales={scales} className={seriesClasses[i]} />
      ))}
      <Legend names={shown.map(({ name }) => name)} />
    </PlotFrame>
  );
}

/** Above the plot to the right, where no curve can hide it. */
function Legend({ names }: { readonly names: readonly string[] }): ReactNode {
  if (names.length < 2) return null;
  const width = 82;
  const right = size.width - margins.right;
  return names.map((name, i) => {
    const x = right - (names.length - i) * width;
    return (
      <g key={name} className={clsx(seriesClasses[i], styles.legend)} aria-hidden="true">
        <path className={styles.curve} d={`M${x} 10h22`} />
        <text x={x + 27} y={14}>
          {name}
        </text>
      </g>
    );
  });
}
