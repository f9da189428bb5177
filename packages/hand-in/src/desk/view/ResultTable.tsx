import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { ReadExercise } from '@kurser/course-parts/Exercise/readExercise';
import outcome from '@kurser/python-runner/outcome.module.css';
import { useRovingGrid } from '@kurser/shared/rovingGrid';
import type { Row } from '../core/rows';
import { cellFacts, rowName } from '../core/table';
import { toneOf, verdictText } from '../core/verdict';
import type { Round } from '../useRound';
import styles from './styles.module.css';

interface ResultTableProps {
  readonly rows: readonly Row[];
  readonly exercises: readonly ReadExercise[];
  readonly round: Round;
  readonly onOpen: (place: { readonly row: number; readonly column: number }) => void;
}

/** Students by exercises. One tab stop: the arrow keys go from cell to cell, Enter opens one. */
export default function ResultTable(props: ResultTableProps): ReactNode {
  const { rows, exercises, round, onOpen } = props;
  const { containerRef, cellProps } = useRovingGrid<HTMLTableSectionElement>(
    rows.length,
    exercises.length,
  );
  return (
    <div className={styles.scroll} role="region" aria-label="Resultat" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Elev</th>
            {exercises.map(({ id, title }) => (
              <th key={id} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={containerRef}>
          {rows.map((row, at) => (
            <tr key={row.key}>
              <th scope="row" translate="no">
                {rowName(row)}
              </th>
              {exercises.map((exercise, column) => {
                const verdict = round.verdictOf(row, exercise);
                const text = verdictText(verdict);
                const facts = cellFacts(row, exercise);
                return (
                  <td key={exercise.id}>
                    <button
                      type="button"
                      className={styles.cell}
                      {...cellProps(at, column)}
                      onClick={() => {
                        onOpen({ row: at, column });
                      }}
                    >
                      <span className={clsx(outcome[toneOf(verdict)])}>{text}</span>
                      <span className={styles.facts}>{facts.join(' · ')}</span>
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
