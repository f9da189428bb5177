import type { ReactNode } from 'react';
import type { ReadExercise } from '@kurser/course-parts/Exercise/readExercise';
import Fold from '@kurser/ui/Fold';
import InlineText from '@kurser/ui/InlineText';
import { commonFaults, type CommonFault } from '../core/faults';
import type { Row } from '../core/rows';
import { rowName } from '../core/table';
import type { Round } from '../useRound';

interface CommonFaultsProps {
  readonly rows: readonly Row[];
  readonly exercises: readonly ReadExercise[];
  readonly round: Round;
}

function Fault({ said, names }: CommonFault): ReactNode {
  return (
    <li>
      <strong>{names.length === 1 ? '1 elev' : `${names.length} elever`}</strong>
      <span>{': '}</span>
      <InlineText text={said} />
      <Fold summary="Vilka?">
        <span translate="no">{names.join(', ')}</span>
      </Fold>
    </li>
  );
}

/** Where the class is stuck: for each exercise what the tests said, the most common first. */
export default function CommonFaults({ rows, exercises, round }: CommonFaultsProps): ReactNode {
  const groups = exercises.map((exercise) => ({
    exercise,
    faults: commonFaults(
      rows.map((row) => ({ name: rowName(row), verdict: round.verdictOf(row, exercise) })),
    ),
  }));
  const withFaults = groups.filter(({ faults }) => faults.length > 0);
  return (
    <>
      <h3>Vanligaste felet</h3>
      {withFaults.length === 0 && <p>Inget program har fått fel.</p>}
      {withFaults.map(({ exercise, faults }) => (
        <section key={exercise.id} aria-label={`Fel i ${exercise.title}`}>
          <h4>{exercise.title}</h4>
          <ul>
            {faults.map((fault) => (
              <Fault key={fault.said} {...fault} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
