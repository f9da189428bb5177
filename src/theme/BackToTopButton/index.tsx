import type { MouseEvent, ReactNode } from 'react';
import OriginalBackToTopButton from '@theme-original/BackToTopButton';

/**
 * Rolls the page by the browser's own means, or jumps for those who have asked for little motion.
 * The theme's own rolling takes a step a frame and gives up when the browser tells of one place
 * twice, which leaves a slow device some pixels below the top.
 */
function toTop(event: MouseEvent): void {
  event.stopPropagation();
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
}

/** The button back to the top of a long page, which shows when one scrolls upwards. */
export default function BackToTopButton(): ReactNode {
  return (
    <div onClickCapture={toTop}>
      <OriginalBackToTopButton />
    </div>
  );
}
