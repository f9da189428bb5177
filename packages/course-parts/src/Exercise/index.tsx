import { lazy, Suspense, useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import Heading from '@theme/Heading';
import A from '@theme/MDXComponents/A';
import { isLaterPart } from '@kurser/openings/laterPart';
import Button from '@kurser/ui/Button';
import InlineText from '@kurser/ui/InlineText';
import Panel from '@kurser/ui/Panel';
import { parseGoals } from '../goals';
import { parseExerciseTask, type ExerciseTask } from '../live/task';
import type { LiveExerciseProps } from '../live/view/LiveExercise';
import { hasTried } from '../live/work';
import { exerciseId, parseExercise, type ExercisePart, type Stars } from './exercise';
import Footer, { useMark } from './Done';
import Part from './Part';
import { useExercise, useVerdicts } from './useExercise';
import styles from './styles.module.css';

const LiveExercise = lazy(() => import('../live/view/LiveExercise'));

/** Fetched by the pages that have a test that opens on a day. */
const LaterTest = lazy(() => import('./LaterTest'));

const levels: Readonly<Record<Stars, string>> = {
  1: 'Lätt',
  2: 'Medel',
  3: 'Svår',
};

/** The word says it; the stars let the eye compare. */
function Difficulty({ stars }: { readonly stars: Stars }): ReactNode {
  return (
    <span className={styles.level}>
      <span aria-hidden="true" className={styles.stars}>
        {'★'.repeat(stars)}
      </span>
      <span>{levels[stars]}</span>
    </span>
  );
}

/** Opens a hint from elsewhere in the exercise, as if the student had: the focus goes to it. */
function useHintOpener() {
  const boxes = useRef(new Map<number, HTMLDetailsElement>());
  const hintRef = useCallback((number: number, box: HTMLDetailsElement | null) => {
    if (box === null) boxes.current.delete(number);
    else boxes.current.set(number, box);
  }, []);
  const openHint = useCallback((number: number) => {
    const box = boxes.current.get(number);
    if (box === undefined) return;
    box.open = true;
    box.querySelector('summary')?.focus();
  }, []);
  return { hintRef, openHint };
}

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

/** As the build wrote it; a page of an older deployment has none. */
const countOf = (judged: unknown): number => (typeof judged === 'number' ? judged : 0);

interface ExerciseProps {
  readonly title?: unknown;
  readonly stars?: unknown;
  /** The numbers of the goals that it practises. */
  readonly goals?: unknown;
  /**
   * What the build found it to need (packages/course-parts/src/live/task.ts); authors do not write
   * it.
   */
  readonly task?: unknown;
  /** How many labs and flags in it are judged; the build counts them. */
  readonly judged?: unknown;
  /** Where its test opens on a day; authors write `opens`, and the build makes this of it. */
  readonly opening?: unknown;
  readonly children?: ReactNode;
}

/**
 * A task with hints in steps, solutions, and a mark for what is done, kept on the device. One with
 * a test is solved where it stands.
 */
export default function Exercise(props: ExerciseProps): ReactNode {
  const { title, stars, goals, task: written, judged, opening, children } = props;
  const head = parseExercise(title, stars);
  const exercise = useExercise(head.title, parseGoals(goals, 'Exercise'), children);
  const task = useMemo(() => parseExerciseTask(written), [written]);
  const { hintRef, openHint } = useHintOpener();
  const { parts, work, dueHint, setDone } = exercise;
  const { onPassed, onRight, ...told } = useMark(setDone);
  const hasTest = task?.kind === 'here';
  const judges = { answers: exercise.answers, parts: countOf(judged), hasTest };
  const verdicts = useVerdicts(judges, exercise.changeWork, onPassed, onRight);
  const plainTitle = head.title.replaceAll('`', '');
  const isHelp = ({ kind }: ExercisePart): boolean => kind === 'hint' || kind === 'solution';
  const firstHelp = parts.findIndex(isHelp);
  const editorAt = firstHelp === -1 ? parts.length : firstHelp;
  const hasAnswers = exercise.answers > 0;
  const isUntried = (hasTest || hasAnswers) && !exercise.done && !hasTried(work);
  const tryFirst = isUntried ? (hasTest ? task.lines : '') : undefined;
  const id = exerciseId(head.title);
  const openDueHint = dueHint === undefined ? undefined : () => openHint(dueHint);
  const shared = { id, exercise, tryFirst, hintRef, verdicts };
  const show = (part: ExercisePart, index: number): ReactNode => (
    <Part key={index} part={part} {...shared} openHint={hasTest ? undefined : openDueHint} />
  );
  const program = {
    title: plainTitle,
    work,
    changeWork: exercise.changeWork,
    openHint: openDueHint,
  };
  const live = (tested: ExerciseTask): ReactNode => (
    <Live task={tested} onPassed={verdicts.onTestPassed} {...program} />
  );
  return (
    <Panel
      kind="exercise"
      label={`Uppgift: ${plainTitle}`}
      title={
        <Heading as="h3" id={id} className={styles.heading}>
          <InlineText text={head.title} />
        </Heading>
      }
      aside={<Difficulty stars={head.stars} />}
      footer={<Footer exercise={exercise} name={plainTitle} {...told} />}
    >
      {parts.slice(0, editorAt).map(show)}
      {isLaterPart(opening) ? (
        <Suspense>
          <LaterTest opening={opening} closed={task}>
            {live}
          </LaterTest>
        </Suspense>
      ) : (
        task !== undefined && live(task)
      )}
      {parts.slice(editorAt).map(show)}
    </Panel>
  );
}
