import { useCallback, useMemo } from 'react';
import { useDeviceStore, useStored } from '@kurser/device-store';
import { parseStored } from '@kurser/device-store/store';
import { usePageId } from '@kurser/shared/pageId';
import { parseWork, workKey, workOn, type ExerciseWork } from '../live/work';

/**
 * The student's work on an exercise, and the way to change it. Two changes at the same moment both
 * count.
 */
export function useWork(
  exerciseId: string,
  hash: string,
): readonly [ExerciseWork, (change: (work: ExerciseWork) => ExerciseWork) => void] {
  const key = workKey(usePageId(), exerciseId);
  const store = useDeviceStore();
  const [stored] = useStored<ExerciseWork | null>(key, parseWork, null);
  const work = useMemo(() => workOn(hash, stored), [hash, stored]);
  const changeWork = useCallback(
    (change: (work: ExerciseWork) => ExerciseWork) => {
      const latest = parseStored(store.read(key), parseWork) ?? null;
      store.write(key, change(workOn(hash, latest)));
    },
    [store, key, hash],
  );
  return [work, changeWork];
}
