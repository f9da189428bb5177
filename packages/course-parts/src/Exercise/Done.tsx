import { useCallback, useState, useSyncExternalStore, type ReactNode } from 'react';
import clsx from 'clsx';
import { useDeviceStore } from '@kurser/device-store';
import { parseStored } from '@kurser/device-store/store';
import { done as doneWords } from '@kurser/ui/VerdictBox/words';
import { useSeenParts, type PagePart } from '@kurser/shared/pageParts';
import { parseDone } from './exercise';
import type { ExerciseState, SoFar } from './useExercise';
import styles from './styles.module.css';

/** The exercises among the parts that are on the page, in their order. */
function exercisesAmong(parts: readonly PagePart[]): readonly PagePart[] {
  return parts.filter(({ key }) => key.startsWith('exercise:'));
}

/** One text of several keys, so that a change is seen by comparing two texts. */
function namesIn(keys: string): readonly string[] {
  return keys.split(' ').filter((key) => key !== '');
}

/** Which of the exercises are done, and again when that changes. */
function useDone(exercises: readonly PagePart[]): ReadonlySet<string> {
  const store = useDeviceStore();
  const keys = exercises.map(({ key }) => key).join(' ');
  const subscribe = useCallback(
    (onChange: () => void) => {
      const ends = namesIn(keys).map((key) => store.subscribe(key, onChange));
      return () => {
        for (const end of ends) end();
      };
    },
    [store, keys],
  );
  const read = (): string =>
    namesIn(keys)
      .filter((key) => parseStored(store.read(key), parseDone) === true)
      .join(' ');
  return new Set(namesIn(useSyncExternalStore(subscribe, read, () => '')));
}

/** The first exercise after this one that is not done, else the first before it. */
function nextOf(
  exercises: readonly PagePart[],
  current: string,
  done: ReadonlySet<string>,
): PagePart | undefined {
  const at = exercises.findIndex(({ key }) => key === current);
  const round = [...exercises.slice(at + 1), ...exercises.slice(0, Math.max(at, 0))];
  return round.find(({ key }) => !done.has(key));
}

/** Below hints and solutions it would go unseen. What was answered stays in sight, if both can. */
const bringIntoView = (element: HTMLElement | null): void =>
  element?.scrollIntoView({ block: 'nearest' });

interface SquaresProps {
  readonly exercises: readonly PagePart[];
  readonly done: ReadonlySet<string>;
  /** The exercise whose square is filled just now. */
  readonly current: string;
}

/** A square for each exercise of the page, as a picture of the count: when all are full, a wave. */
function Squares({ exercises, done, current }: SquaresProps): ReactNode {
  const isAll = exercises.every(({ key }) => done.has(key));
  return (
    <span className={clsx(styles.squares, isAll && styles.all)} aria-hidden="true" data-counter="">
      {exercises.map(({ key }, place) => (
        <span
          key={key}
          className={clsx(done.has(key) && styles.full, key === current && styles.fresh)}
          style={isAll ? { animationDelay: `${place * 70}ms` } : undefined}
        />
      ))}
    </span>
  );
}

interface PassedProps {
  /** Of the exercise that has just been passed. */
  readonly partKey: string;
  readonly name: string;
}

/**
 * Shown when an exercise has been passed: how many on the page are done, and a link to the next
 * one. Nothing on pages other than lessons.
 */
export function Passed({ partKey, name }: PassedProps): ReactNode {
  const exercises = exercisesAmong(useSeenParts());
  const done = useDone(exercises);
  if (!exercises.some(({ key }) => key === partKey)) return null;
  const count = exercises.filter(({ key }) => done.has(key)).length;
  const next = nextOf(exercises, partKey, done);
  return (
    <div ref={bringIntoView} className={styles.passed}>
      <p role="status">
        <span>{`${doneWords.sign} ${name}: ${doneWords.word.toLowerCase()}.`}</span>{' '}
        <span data-counter="">{`${count} av ${exercises.length} klara.`}</span>
      </p>
      <Squares exercises={exercises} done={done} current={partKey} />
      {next !== undefined && (
        <a className="button button--primary" href={`#${next.id}`}>
          {`Nästa: ${next.name}`}
        </a>
      )}
    </div>
  );
}

interface DoneBoxProps {
  readonly done: boolean;
  readonly onChange: (done: boolean) => void;
}

function DoneBox({ done, onChange }: DoneBoxProps): ReactNode {
  return (
    <label className={styles.done}>
      <input
        type="checkbox"
        checked={done}
        onChange={(event) => {
          onChange(event.target.checked);
        }}
      />
      Klar
    </label>
  );
}

/**
 * Sets the mark, and says so only when the student has just come to it: what has been passed before
 * this visit is not told of again. Until then it tells how far they have come.
 */
export function useMark(setDone: (done: boolean) => void) {
  const [isFresh, setIsFresh] = useState(false);
  const [soFar, onRight] = useState<SoFar>();
  const set = useCallback(
    (next: boolean, isJustNow: boolean) => {
      setDone(next);
      setIsFresh(isJustNow);
      onRight(undefined);
    },
    [setDone],
  );
  const mark = useCallback((next: boolean) => set(next, next), [set]);
  const onPassed = useCallback((isJustNow: boolean) => set(true, isJustNow), [set]);
  return { isFresh, soFar, mark, onPassed, onRight };
}

interface FooterProps extends Pick<ReturnType<typeof useMark>, 'isFresh' | 'soFar' | 'mark'> {
  readonly exercise: ExerciseState;
  readonly name: string;
}

/** The mark, and what is said when it has just been set, or when there is something left. */
export default function Footer({ exercise, mark, isFresh, name, soFar }: FooterProps): ReactNode {
  return (
    <>
      <DoneBox done={exercise.done} onChange={mark} />
      {!exercise.done && soFar !== undefined && (
        <p role="status" className={styles.left}>
          <span data-counter="">{`${soFar.right} av ${soFar.of} delar rätt.`}</span>{' '}
          <span>Klar när alla delar är rätt.</span>
        </p>
      )}
      {exercise.done && isFresh && <Passed partKey={exercise.key} name={name} />}
    </>
  );
}
