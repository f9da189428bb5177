import { useMemo, type ReactNode } from 'react';
import type { LaterPart } from '@kurser/openings/laterPart';
import { useLaterPart } from '@kurser/openings/useWatch';
import Waiting from '@kurser/openings/Waiting';
import { parseExerciseTask, type ExerciseTask } from '../live/task';

interface LaterTestProps {
  readonly opening: LaterPart;
  /** The exercise as it is until then: without its test. */
  readonly closed: ExerciseTask | undefined;
  readonly children: (task: ExerciseTask) => ReactNode;
}

/** An exercise whose test opens on a day. Until then its program runs and is not tested. */
export default function LaterTest({ opening, closed, children }: LaterTestProps): ReactNode {
  const { state, module } = useLaterPart(opening);
  const opened = useMemo(() => parseExerciseTask(module?.task), [module]);
  const task = opened ?? closed;
  return (
    <>
      {opened === undefined && <Waiting what="Testet" state={state} />}
      {task !== undefined && children(task)}
    </>
  );
}
