import { useEffect, useRef, useState } from 'react';
import { useStored } from '@site/src/components/deviceStore';
import { emptyHistory, redo, remember, undo, type History } from './history';
import { applyEdit, parseProject, type Edit, type Project } from './project';
import type { SpriteSetup } from './props';

export interface SpriteLab {
  readonly project: Project;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Makes an edit that undo takes back; `extend` goes on with the stroke before and is taken back with it. */
  readonly edit: (edit: Edit, phase?: 'begin' | 'extend') => void;
  /** Puts another frame on the drawing board: nothing that undo counts. */
  readonly select: (frame: number) => void;
  /** Back to the lesson's own drawing; undo brings one's own back. */
  readonly restart: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** The drawing, kept on the device, with undo as long as the page is open. */
export function useSpriteLab(setup: SpriteSetup): SpriteLab {
  const [project, write] = useStored(`spritelab:${setup.name}`, parseProject, setup.start);
  const [history, setHistory] = useState<History<Project>>(emptyHistory);
  // A fast pointer sends several moves before the next drawing: each must go on from the one before.
  const latest = useRef(project);
  useEffect(() => {
    latest.current = project;
  }, [project]);

  const put = (next: Project): void => {
    latest.current = next;
    write(next);
  };
  const leave = (next: Project): void => {
    const before = latest.current;
    if (next === before) return;
    setHistory((kept) => remember(kept, before));
    put(next);
  };
  const travel = (way: typeof undo): void => {
    const result = way(history, latest.current);
    if (result === undefined) return;
    setHistory(result.history);
    put(result.present);
  };
  return {
    project,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    edit: (edit, phase = 'begin') => {
      const next = applyEdit(latest.current, edit);
      if (phase === 'begin') leave(next);
      else put(next);
    },
    select: (current) => {
      put({ ...latest.current, current });
    },
    restart: () => {
      leave(setup.start);
    },
    undo: () => {
      travel(undo);
    },
    redo: () => {
      travel(redo);
    },
  };
}
