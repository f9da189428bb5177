import { formatFixed, formatNumber } from '@kurser/shared/swedishNumber';
import parts from '../../kit/lab.module.css';
import Status from '../../kit/Status';
import LineChart from '../../plot/LineChart';
import type { NetLab as Lab } from '../useNetLab';

/** How far the training has come, in words and as a curve. */
export default function Progress({ lab: { state, canStep, playing } }: { readonly lab: Lab }) {
  const loss = state.history.at(-1)?.loss ?? NaN;
  return (
    <>
      <Status playing={playing}>
        <span>{`Epok ${formatNumber(state.epochs)}: medelkvadratfel `}</span>
        <strong>{formatFixed(loss, 4)}</strong>
        <span>{state.settled && '. Klar: en hel epok utan fel.'}</span>
      </Status>
      {!canStep && !state.settled && (
        <p className={parts.warning} role="status">
          Vikterna har blivit för stora att räkna med. Sänk inlärningstakten och börja om.
        </p>
      )}
      <LineChart
        xLabel="epok"
        yLabel="medelkvadratfel"
        label={`Medelkvadratfelet efter ${formatNumber(state.epochs)} epoker`}
        series={[{ name: 'fel', points: state.history.map(({ epoch, loss: y }) => [epoch, y]) }]}
      />
    </>
  );
}
