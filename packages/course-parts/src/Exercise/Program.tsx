import { lazy, Suspense, useState, type ReactNode } from 'react';
import A from '@theme/MDXComponents/A';
import { isLaterPart } from '@kurser/openings/laterPart';
import Button from '@kurser/ui/Button';
import type { ExerciseTask } from '../live/task';
import type { LiveExerciseProps } from '../live/view/LiveExercise';
import styles from './styles.module.css';

const LiveExercise = lazy(() => import('../live/view/LiveExercise'));

/** Fetched by the pages that have a test that opens on a day. */
const LaterTest = lazy(() => import('./LaterTest'));

interface LiveProps extends Omit<LiveExerciseProps, 'task' | 'opener'> {
  readonly task: ExerciseTask;
}

/**
 * What an exercise with a test offers: to be solved where it stands, or as a folder to take home.
 * The editor comes when it is asked for.
 */
function Live({ task, ...rest }: LiveProps): ReactNode {
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  if (task.kind === 'folder')
    return (
      <p className={styles.folder}>
        <span>{`Körs på din egen dator: ${task.reason}.`}</span>{' '}
        <A href={task.folder}>Hämta mappen med uppgiften och dess test</A>
      </p>
    );
  const isOpen = opener !== null;
  return (
    <div className={styles.live}>
      <Button
        variant={isOpen ? 'quiet' : 'primary'}
        aria-expanded={isOpen}
        onClick={(event) => {
          setOpener(isOpen ? null : event.currentTarget);
        }}
      >
        {isOpen ? 'Stäng editorn' : 'Lös här'}
      </Button>
      {!isOpen && rest.work.code !== null && (
        <span className={styles.kept}>Din kod finns kvar.</span>
      )}
      {isOpen && (
        <Suspense fallback={<p role="status">Hämtar editorn …</p>}>
          <LiveExercise {...rest} task={task} opener={opener} />
        </Suspense>
      )}
    </div>
  );
}

interface ProgramProps extends Omit<LiveProps, 'task'> {
  readonly opening: unknown;
  readonly task: ExerciseTask | undefined;
}

/** The exercise's program, with its test from the test's day on where it has one. */
export default function Program({ opening, task, ...rest }: ProgramProps): ReactNode {
  const live = (tested: ExerciseTask): ReactNode => <Live task={tested} {...rest} />;
  if (!isLaterPart(opening)) return task !== undefined && live(task);
  return (
    <Suspense>
      <LaterTest opening={opening} closed={task}>
        {live}
      </LaterTest>
    </Suspense>
  );
}
