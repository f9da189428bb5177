import { useEffect, useRef, useState, type Ref } from 'react';
import { isActive, type Phase } from './programRun';

/**
 * When the program has ended, the field for input goes; the focus that was in it goes to the run
 * button.
 */
export function useFocusAfterInput(hasField: boolean): Ref<HTMLButtonElement> {
  const button = useRef<HTMLButtonElement>(null);
  const hadField = useRef(false);
  useEffect(() => {
    if (hadField.current && !hasField && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true });
    hadField.current = hasField;
  }, [hasField]);
  return button;
}

/** The form for input is shown from the first question of a run to the run's end. */
export function useHasAsked(phase: Phase): boolean {
  const [hasAsked, setHasAsked] = useState(false);
  const next = isActive(phase) && (hasAsked || phase.kind === 'asking');
  if (next !== hasAsked) setHasAsked(next);
  return next;
}

/**
 * Does the program seem to read input? Only decides whether a field for input is offered, so a
 * guess is enough.
 */
export function readsInput(source: string): boolean {
  return /\binput\s*\(|\bstdin\b/.test(source);
}
