import { useMemo, useReducer, useState } from 'react';
import { useTicker } from '@site/src/components/useTicker';
import { usesHeuristic } from './algorithm';
import { createLab, updateLab, type Lab, type LabAction, type Side } from './lab';
import type { Direction, Maze } from './maze';
import type { MazeSetup } from './props';
import type { Recording } from './recording';
import { recordSearch } from './search';

export const speeds = { långsam: 800, lagom: 250, snabb: 60 } as const;
export type Speed = keyof typeof speeds;

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

export interface MazeViz {
  readonly lab: Lab;
  readonly sides: readonly RecordedSide[];
  readonly length: number;
  readonly position: number;
  readonly atEnd: boolean;
  readonly running: boolean;
  readonly speed: Speed;
  readonly update: (action: LabAction) => void;
  readonly setSpeed: (speed: Speed) => void;
  readonly go: (position: number) => void;
  readonly forward: () => void;
  readonly back: () => void;
  readonly togglePlay: () => void;
}

/** The lab with its player: facts to show and verbs for the buttons. */
export function useMazeViz(setup: MazeSetup): MazeViz {
  const [lab, update] = useReducer(updateLab, undefined, () => createLab(setup));
  const [speed, setSpeed] = useState<Speed>('lagom');
  const first = useRecording(lab.maze, lab.first, lab.order);
  const second = useRecording(lab.maze, lab.comparing ? lab.second : lab.first, lab.order);
  const length = Math.max(first.steps.length, lab.comparing ? second.steps.length : 0);
  const last = length - 1;
  const position = Math.min(lab.position, last);
  const go = (next: number): void => {
    update({ kind: 'go', position: next >= last ? Infinity : next });
  };
  const ticker = useTicker(() => {
    go(position + 1);
    return position + 1 < last;
  }, speeds[speed]);
  return {
    lab,
    sides: [
      { ...lab.first, which: 'first', recording: first },
      ...(lab.comparing ? [{ ...lab.second, which: 'second' as const, recording: second }] : []),
    ],
    length,
    position,
    atEnd: position === last,
    running: ticker.running,
    speed,
    update,
    setSpeed,
    go,
    forward: () => {
      ticker.stop();
      go(position + 1);
    },
    back: () => {
      ticker.stop();
      go(position - 1);
    },
    togglePlay: () => {
      if (!ticker.running && position === last) go(0);
      ticker.toggle();
    },
  };
}
