import type { ReactNode } from 'react';
import { formatFixed } from '@kurser/shared/swedishNumber';
import parts from '../../../kit/lab.module.css';
import Status from '../../../kit/Status';
import Table from '../../../kit/Table';
import LossCurve from '../LossCurve';
import type { Fit } from '../../core/state';
import type { ReportProps } from '../../core/reports';

const phaseText = {
  assign: 'Nästa steg: varje punkt får numret på närmaste centrum.',
  move: 'Nästa steg: varje centrum flyttar till medelvärdet av sina punkter.',
  done: 'Klart: ingen punkt bytte kluster.',
} as const;

type KmeansFit = Extract<Fit, { kind: 'kmeans' }>;

interface CentresProps extends Pick<ReportProps<'kmeans'>, 'state' | 'dataset'> {
  readonly fit: KmeansFit;
}

function Centres({ fit, state, dataset }: CentresProps): ReactNode {
  const assigned = state.points.map(({ id }) => fit.clusters[id]);
  return (
    <Table caption="Centrum" heads={['Kluster', dataset.xLabel, dataset.yLabel, 'Punkter']}>
      {fit.centres.map(({ x, y }, cluster) => (
        <tr key={cluster}>
          <td>{cluster + 1}</td>
          <td>{formatFixed(x, 2)}</td>
          <td>{formatFixed(y, 2)}</td>
          <td>{assigned.filter((own) => own === cluster).length}</td>
        </tr>
      ))}
    </Table>
  );
}

/** What the next half step does, and where the centres are. */
export default function KmeansReport({
  state,
  dataset,
}: Omit<ReportProps<'kmeans'>, 'facts'>): ReactNode {
  const { fit } = state;
  if (fit.kind !== 'kmeans') return null;
  const last = fit.history.at(-1);
  return (
    <>
      <Status>{phaseText[fit.next]}</Status>
      <Centres fit={fit} state={state} dataset={dataset} />
      {last !== undefined && (
        <p className={parts.formula}>
          <span>{`Steg ${fit.steps}: summan av kvadratavstånden är`}</span>{' '}
          <strong>{formatFixed(last.train, 2)}</strong>
        </p>
      )}
      <LossCurve
        entries={fit.history}
        xLabel="steg"
        yLabel="kvadratsumma"
        label={`Summan av kvadratavstånden efter ${fit.steps} steg`}
      />
    </>
  );
}
