import { useCallback, useEffect, useRef, useState } from 'react';

export interface Ticker {
  readonly running: boolean;
  start(): void;
  stop(): void;
  toggle(): void;
}

/**
 * Calls `onTick` every `intervalMs` while it runs. It stops by itself when `onTick` returns false
 * (the end is reached), and when the component leaves the page. Ticks that the browser holds back
 * (a hidden tab) are not made up for.
 */
export function useTicker(onTick: () => boolean, intervalMs: number): Ticker {
  const [running, setRunning] = useState(false);
  const latest = useRef(onTick);
  useEffect(() => {
    latest.current = onTick;
  });
  useEffect(() => {
    if (!running) return undefined;
    const timer = window.setInterval(() => {
      if (!latest.current()) setRunning(false);
    }, intervalMs);
    return () => {
      window.clearInterval(timer);
    };
  }, [running, intervalMs]);
  return {
    running,
    start: useCallback(() => {
      setRunning(true);
    }, []),
    stop: useCallback(() => {
      setRunning(false);
    }, []),
    toggle: useCallback(() => {
      setRunning((before) => !before);
    }, []),
  };
}
