import { useState, type ReactNode } from 'react';
import Check from '../../kit/Check';
import LineChart from '../../plot/LineChart';
import type { LossEntry } from '../core/state';

interface LossCurveProps {
  readonly entries: readonly LossEntry[];
  readonly xLabel: string;
  readonly yLabel: string;
  readonly label: string;
  /** A loss that falls over several powers of ten is best read on a logarithmic axis. */
  readonly offersLogarithm?: boolean;
}

/** The loss over steps: on the training points, and on the test points where there are any. */
export default function LossCurve(props: LossCurveProps): ReactNode {
  const { entries, xLabel, yLabel, label, offersLogarithm = false } = props;
  const [logarithmic, setLogarithmic] = useState(false);
  const train = {
    name: 'träning',
    points: entries.map(({ step, train: y }) => [step, y] as const),
  };
  const tested = entries.flatMap(({ step, test }) =>
    test === undefined ? [] : [[step, test] as const],
  );
  const series = tested.length === 0 ? [train] : [train, { name: 'test', points: tested }];
  return (
    <div>
      <LineChart
        xLabel={xLabel}
        yLabel={yLabel}
        label={label}
        series={series}
        logarithmic={logarithmic}
      />
      {offersLogarithm && (
        <Check label="Logaritmisk axel" value={logarithmic} onChange={setLogarithmic} />
      )}
    </div>
  );
}
