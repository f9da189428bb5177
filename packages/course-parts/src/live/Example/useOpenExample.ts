import { useCallback, useEffect, useId, useSyncExternalStore } from 'react';
import { openExamples } from './openExamples';

const none: readonly string[] = [];

/** Whether this example has its editor open, and the verbs that open and close it. */
export function useOpenExample() {
  const id = useId();
  const ids = useSyncExternalStore(openExamples.subscribe, openExamples.ids, () => none);
  useEffect(
    () => () => {
      openExamples.close(id);
    },
    [id],
  );
  const open = useCallback(() => {
    openExamples.open(id);
  }, [id]);
  const close = useCallback(() => {
    openExamples.close(id);
  }, [id]);
  return { isOpen: ids.includes(id), open, close };
}
