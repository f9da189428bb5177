import { useEffect, useRef } from 'react';
import type { Board } from '@kurser/python-runner/board';
import type { Phase } from '@kurser/python-runner/programRun';
import { Turns, type Time } from './core/turns';

const pageTime: Time = {
  nowMs: () => performance.now(),
  after(ms, call) {
    const timer = window.setTimeout(call, ms);
    return () => {
      window.clearTimeout(timer);
    };
  },
};

/** Time stands still while nobody can see the page. */
function usePauseWhenHidden(turns: () => Turns): void {
  const latest = useRef(turns);
  useEffect(() => {
    const onChange = (): void => {
      if (document.hidden) latest.current().pause();
      else latest.current().resume();
    };
    document.addEventListener('visibilitychange', onChange);
    return () => {
      document.removeEventListener('visibilitychange', onChange);
    };
  }, []);
}

/** Plays the game of a program: answers it when it waits. Returns what presses a key. */
export function useGame(
  board: Board,
  phase: Phase,
  answer: (event: string) => void,
): (key: string) => void {
  const held = useRef<Turns>(undefined);
  const latest = useRef(answer);
  const turns = (): Turns => {
    held.current ??= new Turns((event) => {
      latest.current(event);
    }, pageTime);
    return held.current;
  };
  /** The question that was seen last: each gets one answer. */
  const seen = useRef<Phase>(undefined);
  useEffect(() => {
    latest.current = answer;
    if (phase.kind !== 'playing' || seen.current === phase) return;
    seen.current = phase;
    turns().ask(board.wait);
  });
  usePauseWhenHidden(turns);
  return (key) => {
    if (phase.kind === 'playing' && board.keys.includes(key)) turns().press(key);
  };
}
