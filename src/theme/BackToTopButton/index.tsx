import type { MouseEvent, ReactNode } from 'react';
import OriginalBackToTopButton from '@theme-original/BackToTopButton';

/** The theme's own rolls the whole page past; for those who have asked for little motion it is a jump instead. */
function jump(event: MouseEvent): void {
  if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  event.stopPropagation();
  window.scrollTo({ top: 0, behavior: 'instant' });
}

/** The button back to the top of a long page, which shows when one scrolls upwards. */
export default function BackToTopButton(): ReactNode {
  return (
    <div onClickCapture={jump}>
      <OriginalBackToTopButton />
    </div>
  );
}
