import { useEffect, useLayoutEffect, useRef } from 'react';
import { forgetPlace, goToPlace, keepPlace } from './place';

const movements = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Goes to where the reader was before a reload, or to the place that the address is about, when the
 * gate has opened: the browser has looked for it while there was no such place yet. Readers who
 * have scrolled by themselves in a copy of the page stay there. While the gate is open the place is
 * kept for the next reload, and it is forgotten when the gate closes.
 */
export function usePlace(isOpen: boolean): void {
  const hasMoved = useRef(false);
  useEffect(() => {
    if (isOpen) return undefined;
    const noteMove = (): void => {
      hasMoved.current = true;
    };
    movements.forEach((movement) => {
      window.addEventListener(movement, noteMove, { passive: true });
    });
    return () => {
      movements.forEach((movement) => {
        window.removeEventListener(movement, noteMove);
      });
    };
  }, [isOpen]);
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    // Asked last: the browser lays out the page to answer.
    if (!hasMoved.current || window.scrollY === 0) goToPlace(document);
    const keep = (): void => {
      keepPlace(document);
    };
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      forgetPlace();
    };
  }, [isOpen]);
}
