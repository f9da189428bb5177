import { useEffect, useLayoutEffect, useRef } from 'react';
import { navigationTiming } from '@kurser/shared/navigationTiming';
import { forgetPlace, goToPlace, keepPlace } from './place';

const movements = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** A page whose height has not changed for so long is drawn: nothing above a place will move it. */
const settledMs = 4_000;

/**
 * Goes to the place again when the page's height changes, until it has settled. Returns the end of
 * it.
 */
function holdPlace(hasMoved: () => boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new ResizeObserver(() => {
    if (!hasMoved()) goToPlace(document);
    clearTimeout(timer);
    timer = setTimeout(() => {
      observer.disconnect();
    }, settledMs);
  });
  // Not the body, which is as high as the window whatever is in it. Told of once when it begins.
  for (const main of document.querySelectorAll('main')) observer.observe(main);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

/**
 * Goes to where the reader was before a reload, or to the place that the address is about, when the
 * gate has opened: the browser has looked for it while there was no such place yet. Readers who
 * have scrolled by themselves stay where they are. While the gate is open the place is kept for the
 * next reload, and it is forgotten when the gate closes.
 */
export function usePlace(isOpen: boolean): void {
  const hasMoved = useRef(false);
  useEffect(() => {
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
  }, []);
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    // Asked last: the browser lays out the page to answer.
    if (!hasMoved.current || window.scrollY === 0) goToPlace(document);
    const isReload = navigationTiming()?.type !== 'navigate';
    const letGo = isReload ? holdPlace(() => hasMoved.current) : undefined;
    const keep = (): void => {
      keepPlace(document);
    };
    window.addEventListener('pagehide', keep);
    return () => {
      letGo?.();
      window.removeEventListener('pagehide', keep);
      forgetPlace();
    };
  }, [isOpen]);
}
