import { useCallback, useMemo, useRef, type ReactNode } from 'react';
import Heading from '@theme/Heading';
import InlineText from '@kurser/ui/InlineText';
import Panel from '@kurser/ui/Panel';
import { parseGoals } from '../goals';
import { parseExerciseTask } from '../live/task';
import { hasTried } from '../live/work';
import { exerciseId, parseExercise, type ExercisePart, type Stars } from './exercise';
import Footer, { useMark } from './Done';
import Part from './Part';
import Program from './Program';
import { useExercise } from './useExercise';
import { useVerdicts } from './useVerdicts';
import styles from './styles.module.css';

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
export default function Exercise({
  title,
  stars,
  goals,
  task: written,
  judged,
  opening,
  children,
}: ExerciseProps): ReactNode {
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
      <Program
        opening={opening}
        task={task}
        title={plainTitle}
        work={work}
        changeWork={exercise.changeWork}
        onPassed={verdicts.onTestPassed}
        openHint={openDueHint}
      />
      {parts.slice(editorAt).map(show)}
    </Panel>
  );
}
