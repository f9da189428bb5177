import { useEffect, type ReactNode } from 'react';
import clsx from 'clsx';
import LaterSolution from '@kurser/course-parts/Exercise/Later';
import type { ReadExercise } from '@kurser/course-parts/Exercise/readExercise';
import { solutionSummary } from '@kurser/course-parts/Exercise/Solution';
import outcome from '@kurser/python-runner/outcome.module.css';
import Button from '@kurser/ui/Button';
import InlineText from '@kurser/ui/InlineText';
import TitledDialog from '@kurser/ui/TitledDialog';
import { doubtsAbout } from '../core/round';
import { rowName, cellFacts } from '../core/table';
import type { Row } from '../core/rows';
import { toneOf, verdictText, whatWasSaid, type Verdict } from '../core/verdict';
import HandedWork from './HandedWork';
import styles from './styles.module.css';

interface DetailProps {
  readonly row: Row;
  readonly exercise: ReadExercise;
  readonly verdict: Verdict;
  readonly place: { readonly number: number; readonly total: number };
  /** To the next student with 1, to the one before with -1. */
  readonly onMove: (step: 1 | -1) => void;
  readonly onClose: () => void;
}

/** The keys that lead on, where no field or block that scrolls takes them. */
function stepOf({ key, altKey, ctrlKey, metaKey, target }: KeyboardEvent): 1 | -1 | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  if (target instanceof Element && target.closest('pre, input, textarea, select') !== null)
    return undefined;
  if (key === 'ArrowRight' || key === 'n') return 1;
  if (key === 'ArrowLeft' || key === 'f') return -1;
  return undefined;
}

/** Calls back when one of the keys is pressed, wherever the focus is. */
function useStepKeys(onMove: (step: 1 | -1) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const step = stepOf(event);
      if (step !== undefined) onMove(step);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [onMove]);
}

/** One exercise of one student: what was handed in and what came of it, beside the solution. */
export default function Detail(props: DetailProps): ReactNode {
  const { row, exercise, verdict, place, onMove, onClose } = props;
  const { number, total } = place;
  useStepKeys(onMove);
  return (
    <TitledDialog title={exercise.title} className={styles.detail} onClose={onClose}>
      {() => (
        <>
          <div className={styles.moves}>
            <Button aria-disabled={number === 1} onClick={() => onMove(-1)}>
              ← Föregående
            </Button>
            <Button aria-disabled={number === total} onClick={() => onMove(1)}>
              Nästa →
            </Button>
            <span>{`Elev ${number} av ${total}. Piltangenterna bläddrar.`}</span>
          </div>
          <Student key={row.key} row={row} exercise={exercise} verdict={verdict} />
        </>
      )}
    </TitledDialog>
  );
}

type StudentProps = Pick<DetailProps, 'row' | 'exercise' | 'verdict'>;

function Student({ row, exercise, verdict }: StudentProps): ReactNode {
  const handed = row.exercises.get(exercise.id);
  const doubts = doubtsAbout(exercise, handed);
  const said = whatWasSaid(verdict);
  return (
    <div>
      <h3 translate="no">{rowName(row)}</h3>
      <p role="status" className={clsx(outcome[toneOf(verdict)])}>
        {verdictText(verdict)}
      </p>
      {said !== undefined && (
        <p className={styles.said}>
          <InlineText text={said} />
        </p>
      )}
      <p className={styles.facts}>{cellFacts(row, exercise).join(' · ')}</p>
      {doubts.length > 0 && (
        <p className={outcome['warn']}>
          {`Koden använder ${doubts.join(', ')}, som kan ändra hur den rättas. Läs den innan du litar på resultatet.`}
        </p>
      )}
      <div className={styles.sides}>
        <section aria-label="Elevens">
          <h4>Elevens</h4>
          <HandedWork handed={handed} exercise={exercise} verdict={verdict} />
        </section>
        <section aria-label="Sidans lösning">
          <h4>Sidans lösning</h4>
          {exercise.solutions.length === 0 && <p>Uppgiften har ingen lösning på sidan.</p>}
          {exercise.solutions.map(({ title, content, opening }, place) => (
            <div key={place}>
              {title !== undefined && <p>{solutionSummary(title)}</p>}
              <LaterSolution opening={opening} content={content}>
                {(shown) => <div>{shown}</div>}
              </LaterSolution>
            </div>
          ))}
        </section>
      </div>
    </div>
  );
}
