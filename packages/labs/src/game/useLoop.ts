import { useEffect, useRef, useState, type RefObject } from 'react';
import { pass, stopped } from './clock';

/** Whether any of the element is within the window; true until it is known. */
function useInView(box: RefObject<Element | null>): boolean {
  const [inView, setInView] = useState(true);
  useEffect(() => {
    if (box.current === null || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      setInView(entry?.isIntersecting ?? true);
    });
    observer.observe(box.current);
    return () => {
      observer.disconnect();
    };
  }, [box]);
  return inView;
}

interface LoopOptions {
  readonly running: boolean;
  readonly stepMs: number;
  /** What is done with the steps that have passed since the picture before, one or more. */
  readonly onSteps: (count: number) => void;
}

/**
 * Goes on as often as the screen is drawn while it runs. Out of view and in a hidden tab it waits.
 * @returns the ref of the element that must be in view
 */
export function useLoop({
  running,
  stepMs,
  onSteps,
}: LoopOptions): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef(onSteps);
  useEffect(() => {
    latest.current = onSteps;
  });
  const inView = useInView(box);
  useEffect(() => {
    if (!running || !inView) return undefined;
    let clock = stopped;
    const draw = (now: number): void => {
      const passed = pass(clock, now, stepMs);
      clock = passed.clock;
      if (passed.steps > 0) latest.current(passed.steps);
      frame = requestAnimationFrame(draw);
    };
    let frame = requestAnimationFrame(draw);
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [running, inView, stepMs]);
  return box;
}
