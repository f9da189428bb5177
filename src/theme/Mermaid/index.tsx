import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useTimeToDraw } from '@kurser/shared/useTimeToDraw';
import type { Props } from '@theme/Mermaid';
import OriginalMermaid from '@theme-original/Mermaid';
import styles from './styles.module.css';

interface MermaidProps extends Props {
  /**
   * What the diagram shows, in words: the `%% alt:` line, which the build demands
   * (packages/lesson-language/src/remark-lesson).
   */
  readonly alt: string;
}

/**
 * Tells the style sheet how wide a diagram is drawn, as soon as it is: Mermaid itself only says how
 * wide it may be at most.
 */
function useDrawnWidth(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const tell = (): void => {
      const width = element.querySelector('svg')?.viewBox.baseVal.width ?? 0;
      element.style.setProperty('--drawn-width', `${width}px`);
    };
    const observer = new MutationObserver(tell);
    observer.observe(element, { childList: true, subtree: true });
    tell();
    return () => observer.disconnect();
  }, [box]);
}

/**
 * A diagram as one image with a text, for those who do not see it; what is inside the drawing is
 * left out then. It is drawn when it is soon to be seen: that takes longer than all the rest of a
 * page.
 */
export default function Mermaid({ alt, ...props }: MermaidProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const isTime = useTimeToDraw(box);
  useDrawnWidth(box);
  return (
    <div ref={box} className={styles.diagram} role="img" aria-label={alt} data-diagram="">
      {isTime && <OriginalMermaid {...props} />}
    </div>
  );
}
