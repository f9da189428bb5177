import { useEffect } from 'react';
import type { LaterPart } from '@kurser/openings/laterPart';
import { useLaterPart } from '@kurser/openings/useWatch';

interface FollowTestProps {
  readonly id: string;
  readonly opening: LaterPart;
  /** Called with the exercise's task, unread, when it opens. Must be stable. */
  readonly onOpened: (id: string, task: unknown) => void;
}

/** Waits for a test that opens on a day. */
export default function FollowTest({ id, opening, onOpened }: FollowTestProps): null {
  const { module } = useLaterPart(opening);
  useEffect(() => {
    if (module !== undefined) onOpened(id, module.task);
  }, [id, module, onOpened]);
  return null;
}
