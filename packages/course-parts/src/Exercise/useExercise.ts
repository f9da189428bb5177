import { useCallback, useMemo, type ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useDeviceStore, useStored } from '@kurser/device-store';
import { parseStored } from '@kurser/device-store/store';
import { usePageId } from '@kurser/shared/pageId';
import { useAnnouncedParts } from '@kurser/shared/pageParts';
import {
  afterDeclined,
  afterHint,
  afterSolution,
  isHintDue,
  parseWork,
  workKey,
  workOn,
  type ExerciseWork,
} from '../live/work';
import {
  exerciseId,
  exerciseHash,
  exerciseParts,
  parseDone,
  visibleHints,
  type ExerciseParts,
} from './exercise';
import { isHelp, markers } from './markers';

/** Returns the work as it is then. */
export type ChangeWork = (change: (work: ExerciseWork) => ExerciseWork) => ExerciseWork;

/**
 * The student's work on an exercise, and the way to change it. Two changes at the same moment both
 * count.
 */
function useWork(id: string, hash: string): readonly [ExerciseWork, ChangeWork] {
  const key = workKey(usePageId(), id);
  const store = useDeviceStore();
  const [stored] = useStored<ExerciseWork | null>(key, parseWork, null);
  const work = useMemo(() => workOn(hash, stored), [hash, stored]);
  const changeWork = useCallback<ChangeWork>(
    (change) => {
      const before = workOn(hash, parseStored(store.read(key), parseWork) ?? null);
      const after = change(before);
      if (after !== before) store.write(key, after);
      return after;
    },
    [store, key, hash],
  );
  return [work, changeWork];
}

export interface ExerciseState extends ExerciseParts {
  /** Where the mark is kept. */
  readonly key: string;
  readonly done: boolean;
  readonly work: ExerciseWork;
  /** The hint to offer after so many failures, by its number; undefined while none is due. */
  readonly dueHint: number | undefined;
  isHintVisible(number: number): boolean;
  openHint(number: number): void;
  declineHint(): void;
  seeSolution(): void;
  setDone(done: boolean): void;
  readonly changeWork: ChangeWork;
}

/**
 * An exercise's facts and verbs. Before the page lives in a browser all hints can be seen, so that
 * none is out of reach there.
 */
export function useExercise(
  title: string,
  goals: readonly number[],
  content: ReactNode,
): ExerciseState {
  const parts = useMemo(() => exerciseParts(content, markers), [content]);
  const { hints } = parts;
  const hash = useMemo(() => exerciseHash(title, content, isHelp), [title, content]);
  const key = `exercise:${hash}`;
  const [done, store, forget] = useStored(key, parseDone, false);
  const [work, changeWork] = useWork(exerciseId(title), hash);
  const part = { key, goals, id: exerciseId(title), name: title.replaceAll('`', '') };
  useAnnouncedParts('exercises', [{ ...part, isTried: work.tries > 0 }]);
  const isBrowser = useIsBrowser();
  const setDone = useCallback(
    (next: boolean) => {
      if (next) store(true);
      else forget();
    },
    [store, forget],
  );
  return {
    ...parts,
    key,
    done,
    work,
    dueHint: isHintDue(work, hints) ? work.hints + 1 : undefined,
    isHintVisible: (number) => !isBrowser || number <= visibleHints(work.hints, hints),
    openHint: (number) => {
      changeWork((before) => afterHint(before, number));
    },
    declineHint: () => {
      changeWork(afterDeclined);
    },
    seeSolution: () => {
      changeWork(afterSolution);
    },
    setDone,
    changeWork,
  };
}
