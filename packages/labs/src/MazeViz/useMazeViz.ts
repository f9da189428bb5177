import { useMemo, useState } from 'react';
import { useLab } from '../kit/useLab';
import { useStepper } from '../kit/useStepper';
import { usesHeuristic } from './core/algorithm';
import { mazeLab, type Side } from './lab';
import type { Direction, Maze } from './core/maze';
import type { MazeSetup } from './settings';
import type { Recording } from './core/recording';
import { recordSearch } from './core/search';

/** Milliseconds a step. */
const speeds = { långsam: 800, lagom: 250, snabb: 60 } as const;
type Speed = keyof typeof speeds;
export const speedNames = Object.keys(speeds) as readonly Speed[];

/** The side with the recording that belongs to it. */
export interface RecordedSide extends Side {
  readonly which: 'first' | 'second';
  readonly recording: Recording;
}

function useRecording(
  maze: Maze,
  { algorithm, heuristic }: Side,
  order: readonly Direction[],
): Recording {
  // A search that asks no heuristic is not searched again when another one is chosen.
  const asked = usesHeuristic(algorithm) ? heuristic : 'noll';
  return useMemo(
    () => recordSearch(maze, { algorithm, heuristic: asked, order }),
    [maze, algorithm, asked, order],
  );
}

/** The lab with its player: facts to show and verbs for the buttons. */
export function useMazeViz(setup: MazeSetup) {
  const { state: lab, verbs } = useLab(mazeLab, setup);
  const [speed, setSpeed] = useState<Speed>('lagom');
  const first = useRecording(lab.maze, lab.first, lab.order);
  const second = useRecording(lab.maze, lab.comparing ? lab.second : lab.first, lab.order);
  const last = Math.max(first.steps.length, second.steps.length) - 1;
  const position = Math.min(lab.position, last);
  const stepper = useStepper({
    at: position,
    count: last + 1,
    go: (next) => verbs.go(next < last ? next : Infinity),
    intervalMs: speeds[speed],
  });
  const sides: readonly RecordedSide[] = [
    { ...lab.first, which: 'first', recording: first },
    ...(lab.comparing ? [{ ...lab.second, which: 'second', recording: second } as const] : []),
  ];
  return { lab, verbs, sides, last, position, stepper, speed, setSpeed };
}

export type MazeViz = ReturnType<typeof useMazeViz>;
