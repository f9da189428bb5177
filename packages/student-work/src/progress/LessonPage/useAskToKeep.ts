import { useEffect } from 'react';
import { pageKeeper } from '@kurser/device-store/keeping';
import { isExerciseKey } from '../stored';
import { useProgress } from '../useProgress';

/** Asks the browser to keep the student's work, once there is an exercise that is passed. */
export function useAskToKeep(): void {
  const { done } = useProgress();
  const hasPassed = [...done].some(isExerciseKey);
  useEffect(() => {
    if (hasPassed) void pageKeeper.ask();
  }, [hasPassed]);
}
