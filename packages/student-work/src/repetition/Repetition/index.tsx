import { useEffect, useRef, type ReactNode } from 'react';
import Button from '@kurser/ui/Button';
import { findLesson, type Lesson } from '../../progress/lessons';
import StorageNote from '../../progress/StorageNote';
import { useCleanCopies } from '@kurser/shared/cleanCopy';
import type { Catalogue } from '../catalogue';
import type { Turn } from '../core/session';
import Ending from './Ending';
import styles from './styles.module.css';
import TurnView from './TurnView';
import { useCourseQuestions, type CourseQuestions } from './useCourseQuestions';
import { useSitting, type Sitting } from './useSitting';

interface OpenTurnProps {
  readonly questions: CourseQuestions;
  readonly onRetry: () => void;
  readonly lesson: Lesson;
  readonly turn: Turn;
  readonly sitting: Sitting;
}

function OpenTurn({ questions, onRetry, lesson, turn, sitting }: OpenTurnProps): ReactNode {
  switch (questions.kind) {
    case 'loading':
      return <p role="status">Hämtar frågorna …</p>;
    case 'failed':
      return (
        <div role="alert">
          <p>Frågorna gick inte att hämta. Kontrollera din internetanslutning.</p>
          <Button onClick={onRetry}>Försök igen</Button>
        </div>
      );
    case 'ready': {
      const Quizzes = questions.lessons[lesson.id];
      if (Quizzes === undefined) throw new Error(`${lesson.id} has no questions`);
      return <TurnView lesson={lesson} Quizzes={Quizzes} turn={turn} sitting={sitting} />;
    }
  }
}

interface RepetitionProps {
  readonly catalogue: Catalogue;
  /** Where a student goes on when there is nothing to ask. */
  readonly onward?: ReactNode;
}

/** What stands over a sitting: which question it is, or that there is none. */
function titleOf({ turn, number, total, right, missed }: Sitting): string {
  if (turn !== undefined) return `Fråga ${number} av ${total}`;
  return right + missed > 0 ? 'Klart för den här gången' : 'Inget att repetera just nu';
}

/** A sitting of questions on what has been read: one at a time, then how it went. */
export default function Repetition({ catalogue, onward }: RepetitionProps): ReactNode {
  useCleanCopies();
  const sitting = useSitting(catalogue);
  const { turn, number, moves } = sitting;
  const lesson = turn === undefined ? undefined : findLesson(catalogue.list, turn.lesson);
  const [questions, retry] = useCourseQuestions(catalogue, lesson?.course);
  const area = useRef<HTMLElement>(null);
  const title = titleOf(sitting);

  // The button that had the focus is gone.
  useEffect(() => {
    if (moves > 0) area.current?.focus();
  }, [moves]);

  return (
    <>
      <section ref={area} className={styles.area} aria-label={title} tabIndex={-1}>
        <h2 className={styles.number}>{title}</h2>
        {turn === undefined || lesson === undefined ? (
          <Ending sitting={sitting} catalogue={catalogue} onward={onward} />
        ) : (
          <OpenTurn
            key={`${number} ${turn.lesson}`}
            questions={questions}
            onRetry={retry}
            lesson={lesson}
            turn={turn}
            sitting={sitting}
          />
        )}
      </section>
      <StorageNote />
    </>
  );
}
