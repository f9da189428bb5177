import type { ReactNode } from 'react';
import { formatFixed } from '@kurser/shared/swedishNumber';
import Status from '../../../kit/Status';
import Table from '../../../kit/Table';
import { unitOf, type Dataset } from '../../core/data';
import LossCurve from '../LossCurve';
import type { Neighbour } from '../../core/models/knn';
import ScoreTable from '../ScoreTable';
import type { LabPoint } from '../../core/state';
import { groupName } from '../../core/words';
import type { ReportProps } from '../../core/reports';

interface NeighboursProps {
  readonly neighbours: readonly Neighbour<LabPoint>[];
  readonly dataset: Dataset;
  readonly unit: string;
}

function Neighbours({ neighbours, dataset, unit }: NeighboursProps): ReactNode {
  const distanceHead = `Avstånd${unit === '' ? '' : ` (${unit.trim()})`}`;
  return (
    <Table caption="Närmaste grannar" heads={['Punkt', 'Klass', distanceHead]}>
      {neighbours.map(({ point, distance }) => (
        <tr key={point.id}>
          <td>{point.id + 1}</td>
          <td>{groupName(dataset, point.group)}</td>
          <td>{formatFixed(distance, 2)}</td>
        </tr>
      ))}
    </Table>
  );
}

/** The new point's class by its neighbours, and how the choice of k does. */
export default function KnnReport({ state, dataset, facts }: ReportProps<'knn'>): ReactNode {
  const { neighbours, answer } = facts;
  const votes = neighbours.filter(({ point }) => point.group === answer).length;
  const unit = state.options.scaled.knn ? '' : unitOf(dataset.xLabel);
  return (
    <>
      <Status>
        {answer === undefined ? (
          'Det finns inga träningspunkter att fråga.'
        ) : (
          <>
            <span>Den nya punkten blir</span> <strong>{groupName(dataset, answer)}</strong>
            <span>{`: ${votes} av ${neighbours.length} grannar.`}</span>
          </>
        )}
      </Status>
      <Neighbours neighbours={neighbours} dataset={dataset} unit={unit} />
      <ScoreTable score={facts.score} dataset={dataset} />
      <LossCurve
        entries={facts.errors}
        xLabel="k"
        yLabel="andel fel"
        label="Andel fel för varje k"
      />
    </>
  );
}
