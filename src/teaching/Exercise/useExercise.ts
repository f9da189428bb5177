import { isValidElement, useCallback, useMemo, type ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useStored } from '@site/src/components/deviceStore';
import { useAnnouncedParts } from '@site/src/shared/pageParts';
import { afterHint, afterSolution, isHintDue, type ExerciseWork } from '../live/work';
import { exerciseId } from './address';
import {
  exerciseHash,
  exerciseParts,
  parseDone,
  visibleHints,
  type ExercisePart,
} from './exercise';
import Hint from './Hint';
import Solution from './Solution';
import { useWork } from './useWork';

export interface ExerciseState {
  readonly parts: readonly ExercisePart[];
  readonly hints: number;
  readonly done: boolean;
  readonly work: ExerciseWork;
  /** The hint to offer after so many failures, by its number; undefined while none is due. */
  readonly dueHint: number | undefined;
  isHintVisible(number: number): boolean;
  openHint(number: number): void;
  seeSolution(): void;
  setDone(done: boolean): void;
  changeWork(change: (work: ExerciseWork) => ExerciseWork): void;
}

function isHelp(child: ReactNode): boolean {
  return isValidElement(child) && (child.type === Hint || child.type === Solution);
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
  const { parts, hints } = useMemo(
    () => exerciseParts(content, { hint: Hint, solution: Solution }),
    [content],
  );
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
    parts,
    hints,
    done,
    work,
    dueHint: isHintDue(work, hints) ? work.hints + 1 : undefined,
    isHintVisible: (number) => !isBrowser || number <= visibleHints(work.hints, hints),
    openHint: (number) => {
      changeWork((before) => afterHint(before, number));
    },
    seeSolution: () => {
      changeWork(afterSolution);
    },
    setDone,
    changeWork,
  };
}
