import type { ReactNode } from 'react';
import { formatFixed } from '@kurser/shared/swedishNumber';
import { inElements } from '@kurser/shared/inElements';
import { margins, type FrameSize, type Scales } from './frame';
import { ticksFor } from './scale';
import styles from './styles.module.css';

interface PlotFrameProps {
  readonly size: FrameSize;
  readonly scales: Scales;
  /** With its unit: `bredd (cm)`. */
  readonly xLabel: string;
  readonly yLabel: string;
  /** What the picture says, read out instead of it. */
  readonly label: string;
  /** A plot with buttons inside is a group, all others one picture. */
  readonly interactive?: boolean;
  /**
   * How a tick of the upright axis is written, when it is not the number itself (a logarithmic
   * axis).
   */
  readonly formatY?: (value: number, decimals: number) => string;
  readonly children: ReactNode;
}

type AxesProps = Pick<PlotFrameProps, 'size' | 'scales' | 'xLabel' | 'yLabel' | 'formatY'>;

function Axes({ size, scales: { x, y }, xLabel, yLabel, formatY = formatFixed }: AxesProps) {
  const left = margins.left;
  const right = size.width - margins.right;
  const bottom = size.height - margins.bottom;
  const xTicks = ticksFor(x.domain, 6);
  const yTicks = ticksFor(y.domain, Math.max(3, Math.round(size.height / 55)));
  return (
    <g className={styles.axes} aria-hidden="true">
      {xTicks.values.map((value) => (
        <g key={value} transform={`translate(${x.toPixel(value).toFixed(2)} 0)`}>
          <line y1={margins.top} y2={bottom} />
          <text className={styles.xTick} y={bottom + 16}>
            {formatFixed(value, xTicks.decimals)}
          </text>
        </g>
      ))}
      {yTicks.values.map((value) => (
        <g key={value} transform={`translate(0 ${y.toPixel(value).toFixed(2)})`}>
          <line x1={left} x2={right} />
          <text className={styles.yTick} x={left - 6} dy="0.32em">
            {formatY(value, yTicks.decimals)}
          </text>
        </g>
      ))}
      <path className={styles.axis} d={`M${left} ${margins.top}V${bottom}H${right}`} />
      <text className={styles.xName} x={right} y={size.height - 6}>
        {xLabel}
      </text>
      <text className={styles.yName} x={2} y={14}>
        {yLabel}
      </text>
    </g>
  );
}

/** Axes with round numbers, grid lines and names, and whatever is drawn between them. */
export default function PlotFrame(props: PlotFrameProps): ReactNode {
  const { size, label, interactive = false, children } = props;
  return (
    <svg
      className={styles.plot}
      viewBox={`0 0 ${size.width} ${size.height}`}
      role={interactive ? 'group' : 'img'}
      aria-label={label}
    >
      <Axes {...props} />
      {inElements(children)}
    </svg>
  );
}
