import { useCallback, useMemo, type ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useDeviceStore, useStored } from '@kurser/device-store';
import { parseStored } from '@kurser/device-store/store';
import type { TellVerdict } from '@kurser/shared/judgedPart';
import { usePageId } from '@kurser/shared/pageId';
import { useAnnouncedParts } from '@kurser/shared/pageParts';
import type { Fields } from '../Answer/core/question';
import {
  afterDeclined,
  afterHint,
  afterPassed,
  afterSolution,
  afterTry,
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
type ChangeWork = (change: (work: ExerciseWork) => ExerciseWork) => ExerciseWork;

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

/** What is judged in an exercise: all of it must have been right before the exercise is passed. */
export interface Judged {
  readonly answers: number;
  /** How many labs and flags; those that have not been drawn yet count too. */
  readonly parts: number;
  readonly hasTest: boolean;
}

const asItIs = (work: ExerciseWork): ExerciseWork => work;

/** Under this the test is kept among what has passed; no part is called so. */
const test = 'test';

/**
 * Called with whether the exercise has been passed just now, or turns out to have been before this
 * visit. Must be stable.
 */
type OnPassed = (isJustNow: boolean) => void;

/** How many of an exercise's answers, parts and test have been right. */
export interface SoFar {
  readonly right: number;
  readonly of: number;
}

/**
 * The verdicts of an exercise's answers, parts and test as they come. Every one that the student
 * asks for is a try at the exercise, and the one that makes the last of them right is the end of
 * it. What was right before is told of once: a mark that the student takes away stays away.
 * Answers and parts say anew how they stand when what they are told to call is another.
 * @param onRight called when one of them has just become right and others have not. Must be stable.
 */
export function useVerdicts(
  { answers, parts, hasTest }: Judged,
  changeWork: ChangeWork,
  onPassed: OnPassed,
  onRight: (soFar: SoFar) => void,
) {
  return useMemo(() => {
    const rightAnswers = new Set<number>();
    const wanted = new Set(hasTest ? [test] : []);
    const count = parts + wanted.size;
    let hasNews = false;

    const settle = ({ passed }: ExerciseWork, isJustNow: boolean): void => {
      if (!isJustNow && !hasNews) return;
      const of = answers + Math.max(count, wanted.size);
      const right = rightAnswers.size + [...wanted].filter((name) => passed.includes(name)).length;
      if (right < of) {
        if (isJustNow) onRight({ right, of });
        return;
      }
      hasNews = false;
      onPassed(isJustNow);
    };
    const onStands = (place: number, isRight: boolean): void => {
      if (isRight) rightAnswers.add(place);
      else rightAnswers.delete(place);
      if (hasNews) settle(changeWork(asItIs), false);
    };
    const tellPart: TellVerdict = (name, isRight, isJustJudged) => {
      wanted.add(name);
      if (!isRight && !isJustJudged) return;
      const after = changeWork((before) => {
        const tried = isJustJudged ? afterTry(before, name, isRight) : before;
        const work = isRight ? afterPassed(tried, name) : tried;
        hasNews ||= work.passed !== before.passed;
        return work;
      });
      if (isRight) settle(after, isJustJudged);
    };
    const onTried = (place: number, fields: Fields, isRight: boolean): void => {
      const said = [String(place), ...fields].join('\n');
      const after = changeWork((before) => afterTry(before, said, isRight));
      onStands(place, isRight);
      if (isRight) settle(after, true);
    };
    const onTestPassed = (): void => {
      settle(
        changeWork((before) => afterPassed(before, test)),
        true,
      );
    };
    return { tellPart, onStands, onTried, onTestPassed };
  }, [answers, parts, hasTest, changeWork, onPassed, onRight]);
}
