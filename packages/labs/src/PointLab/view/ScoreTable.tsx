import type { ReactNode } from 'react';
import clsx from 'clsx';
import Fold from '@kurser/ui/Fold';
import { formatFixed } from '@kurser/shared/swedishNumber';
import parts from '../../kit/lab.module.css';
import Table from '../../kit/Table';
import type { Dataset } from '../core/data';
import type { Score } from '../core/facts';
import { accuracy, measuresOf } from '../core/models/metrics';
import { groupName } from '../core/words';

interface ScoreTableProps {
  readonly score: Score;
  readonly dataset: Dataset;
}

/**
 * The confusion matrix with accuracy, precision, recall and F1, said to be on test or on training
 * points.
 */
export default function ScoreTable({ score: { on, matrix }, dataset }: ScoreTableProps): ReactNode {
  const names = matrix.map((_, group) => groupName(dataset, group));
  const where = on === 'test' ? 'testpunkterna' : 'träningspunkterna';
  return (
    <Fold
      summary={`Andel rätt på ${where}: ${formatFixed(accuracy(matrix), 2)}`}
      initiallyOpen={on === 'test'}
    >
      <p className={parts.note}>Felmatris: en rad för den rätta klassen, en kolumn för svaret.</p>
      <Table label="Felmatris" heads={['Rätt klass', ...names]}>
        {matrix.map((row, truth) => (
          <tr key={truth}>
            <th scope="row">{names[truth]}</th>
            {row.map((count, answer) => (
              <td key={answer} className={clsx(answer === truth && parts.strong)}>
                {count}
              </td>
            ))}
          </tr>
        ))}
      </Table>
      {matrix.map((_, group) => {
        const { precision, recall, f1 } = measuresOf(matrix, group);
        return (
          <p key={group} className={parts.note}>
            <span>{names[group]}</span>: precision <span>{formatFixed(precision, 2)}</span>,
            täckning <span>{formatFixed(recall, 2)}</span>, F1 <span>{formatFixed(f1, 2)}</span>
          </p>
        );
      })}
    </Fold>
  );
}
