import { useMemo } from 'react';
import type { TellVerdict } from '@kurser/shared/judgedPart';
import type { Fields } from '../Answer/core/question';
import { afterPassed, afterTry, type ExerciseWork } from '../live/work';
import type { ChangeWork } from './useExercise';

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
