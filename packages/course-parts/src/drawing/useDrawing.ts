import { useEffect, useRef, useState } from 'react';
import { wantsStillness } from '@kurser/shared/stillness';
import type { DrawCommand } from '@kurser/python-runner/drawing';
import { Painter, type Picture } from './core/painter';

/** What has been drawn: commands whole, and how many seconds of the next. */
interface Progress {
  readonly painter: Painter;
  done: number;
  seconds: number;
}

const begun = (): Progress => ({ painter: new Painter(), done: 0, seconds: 0 });

/** Draws on for so many seconds. Returns whether there is more to draw. */
function advance(progress: Progress, commands: readonly DrawCommand[], seconds: number): boolean {
  progress.seconds += seconds;
  for (;;) {
    const next = commands[progress.done];
    if (next === undefined) {
      progress.seconds = 0;
      return false;
    }
    const needed = progress.painter.secondsOf(next);
    if (needed > progress.seconds) return true;
    progress.seconds -= needed;
    progress.painter.draw(next);
    progress.done += 1;
  }
}

function pictureAt({ painter, done, seconds }: Progress, commands: readonly DrawCommand[]) {
  const next = commands[done];
  const needed = next === undefined ? 0 : painter.secondsOf(next);
  return painter.picture(next, needed === 0 ? 0 : seconds / needed);
}

export interface Drawing {
  readonly picture: Picture;
  readonly isDrawing: boolean;
  /** Draws the rest at once. */
  finish(): void;
  /** Draws everything anew. */
  again(): void;
}

/**
 * The picture of commands that come while it is drawn, at the pace that they say; at once for those
 * who want nothing to move, and on paper.
 */
export function useDrawing(commands: readonly DrawCommand[]): Drawing {
  const progress = useRef<Progress>(undefined);
  const [picture, setPicture] = useState<Picture>(() => new Painter().picture());
  const [isDrawing, setIsDrawing] = useState(true);
  const [round, setRound] = useState(0);
  const latest = useRef(commands);
  const finish = (): void => {
    progress.current ??= begun();
    advance(progress.current, latest.current, Number.POSITIVE_INFINITY);
    setPicture(pictureAt(progress.current, latest.current));
    setIsDrawing(false);
  };
  const finishNow = useRef(finish);
  useEffect(() => {
    latest.current = commands;
    progress.current ??= begun();
    const current = progress.current;
    const isStill = wantsStillness();
    let last: number | undefined;
    let request = requestAnimationFrame(function onFrame(now) {
      const passed = isStill ? Number.POSITIVE_INFINITY : (now - (last ?? now)) / 1000;
      last = now;
      const goesOn = advance(current, commands, passed);
      setPicture(pictureAt(current, commands));
      setIsDrawing(goesOn);
      if (goesOn) request = requestAnimationFrame(onFrame);
    });
    return () => {
      cancelAnimationFrame(request);
    };
  }, [commands, round]);
  useEffect(() => {
    const onPrint = (): void => {
      finishNow.current();
    };
    addEventListener('beforeprint', onPrint);
    return () => {
      removeEventListener('beforeprint', onPrint);
    };
  }, []);
  return {
    picture,
    isDrawing,
    finish,
    again: () => {
      progress.current = begun();
      setIsDrawing(true);
      setRound(round + 1);
    },
  };
}
