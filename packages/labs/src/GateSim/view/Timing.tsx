import { useId, type ReactNode } from 'react';
import { timingPath, timingSize } from '../core/timingDiagram';
import type { Bit } from '../../logic/expression';
import styles from './Timing.module.css';

interface TimingProps {
  /** The signals from above, each with its values from the first moment to the latest. */
  readonly signals: readonly { readonly name: string; readonly values: readonly Bit[] }[];
}

/** A timing diagram: one line a signal, one step to the right for each change. */
export default function Timing({ signals }: TimingProps): ReactNode {
  const titleId = useId();
  const moments = signals[0]?.values.length ?? 0;
  const { width, height, rowHeight, left, step } = timingSize(signals.length, moments);
  const text = signals.map(({ name, values }) => `${name}: ${values.join(' ')}`).join('. ');
  return (
    <div className={styles.scroll}>
      <svg
        className={styles.timing}
        viewBox={`0 0 ${width} ${height}`}
        style={{ width: `${width}px` }}
        role="img"
        aria-labelledby={titleId}
      >
        <title id={titleId}>{`Tidsdiagram. ${text}.`}</title>
        {Array.from({ length: moments }, (_, moment) => (
          <path key={moment} className={styles.rule} d={`M${left + moment * step} 0V${height}`} />
        ))}
        {signals.map(({ name, values }, row) => (
          <g key={name} transform={`translate(0 ${row * rowHeight})`}>
            <text className={styles.name} x={left - 8} y={rowHeight / 2 + 5}>
              {name}
            </text>
            <path className={styles.signal} d={timingPath(values)} />
          </g>
        ))}
      </svg>
    </div>
  );
}
