import { useState } from 'react';

/**
 * Where the window was last scrolled to. A page that gives way to a crash screen is gone before
 * that screen can ask.
 */
let last = 0;

if (typeof window !== 'undefined')
  window.addEventListener(
    'scroll',
    () => {
      last = window.scrollY;
    },
    { passive: true },
  );

const ownMoves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls there as soon as the page is long enough, which it may become piece by piece; not when
 * the reader has moved meanwhile.
 */
function scrollWhenThere(top: number): void {
  const page = document.documentElement;
  const growth = new ResizeObserver(() => {
    window.scrollTo({ top, behavior: 'instant' });
    if (page.scrollHeight - window.innerHeight >= top) stop();
  });
  const stop = (): void => {
    growth.disconnect();
    for (const move of ownMoves) window.removeEventListener(move, stop);
  };
  for (const move of ownMoves) window.addEventListener(move, stop, { passive: true });
  growth.observe(page);
}

/**
 * For what stands in a page's stead for a while: does something that brings the page back, and goes
 * to where the reader was in it.
 */
export function useKeptPlace(bringBack: () => void): () => void {
  const [place] = useState(() => last);
  return () => {
    bringBack();
    scrollWhenThere(place);
  };
}
