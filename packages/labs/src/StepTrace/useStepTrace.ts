import { useEffect, useRef, useState, type RefObject } from 'react';
import { useStepper } from '../kit/useStepper';
import { dwellMs, findMove } from './core/player';

function isOwnKey(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
  const { target } = event;
  // The slider moves by arrows, Home and End by itself; a button is pressed by the space bar.
  if (target instanceof HTMLInputElement) return event.key === ' ';
  if (target instanceof HTMLButtonElement) return event.key !== ' ';
  return true;
}

/**
 * The player of so many steps, which have something to read; its keys work while the focus is
 * anywhere inside `area`.
 */
export function useStepTrace(
  count: number,
  explanationAt: (index: number) => string,
  area: RefObject<HTMLElement | null>,
) {
  const [index, go] = useState(0);
  const intervalMs = dwellMs(explanationAt(index));
  const stepper = useStepper({ at: index, count, go, intervalMs });
  const latest = useRef(stepper);
  useEffect(() => {
    latest.current = stepper;
  });
  useEffect(() => {
    const element = area.current;
    const onKeyDown = (event: KeyboardEvent): void => {
      const move = isOwnKey(event) ? findMove(event.key) : undefined;
      if (move === undefined) return;
      event.preventDefault();
      latest.current[move]();
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => {
      element?.removeEventListener('keydown', onKeyDown);
    };
  }, [area]);
  return { ...stepper, index };
}

export type StepTracePlayer = ReturnType<typeof useStepTrace>;
