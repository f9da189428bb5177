import type { ReactNode } from 'react';
import clsx from 'clsx';
import Fold from '@site/src/components/Fold';
import { formatFixed } from '@site/src/components/swedishNumber';
import parts from '../kit/lab.module.css';
import type { Dataset } from './data';
import type { Score } from './facts';
import { accuracy, measuresOf } from './models/metrics';
import { groupName } from './words';

interface ScoreTableProps {
  readonly score: Score;
  readonly dataset: Dataset;
}

/** The confusion matrix with accuracy, precision, recall and F1, said to be on test or on training points. */
export default function ScoreTable({ score: { on, matrix }, dataset }: ScoreTableProps): ReactNode {
  const where = on === 'test' ? 'testpunkterna' : 'träningspunkterna';
  return (
    <Fold
      summary={`Andel rätt på ${where}: ${formatFixed(accuracy(matrix), 2)}`}
      initiallyOpen={on === 'test'}
    >
      <p className={parts.note}>Felmatris: en rad för den rätta klassen, en kolumn för svaret.</p>
      <div className={parts.scroll} role="group" aria-label="Felmatris" tabIndex={0}>
        <table className={parts.table}>
          <thead>
            <tr>
              <th scope="col">Rätt klass</th>
              {matrix.map((_, group) => (
                <th scope="col" key={group}>
                  {groupName(dataset, group)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {matrix.map((row, truth) => (
              <tr key={truth}>
                <th scope="row">{groupName(dataset, truth)}</th>
                {row.map((count, answer) => (
                  <td key={answer} className={clsx(answer === truth && parts.strong)}>
                    {count}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {matrix.map((_, group) => {
        const { precision, recall, f1 } = measuresOf(matrix, group);
        return (
          <p key={group} className={parts.note}>
            {groupName(dataset, group)}: precision {formatFixed(precision, 2)}, täckning{' '}
            {formatFixed(recall, 2)}, F1 {formatFixed(f1, 2)}
          </p>
        );
      })}
    </Fold>
  );
}
