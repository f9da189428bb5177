import { useRef, type ReactNode } from 'react';
import { useTimeToDraw } from '@site/src/components/useTimeToDraw';
import type { Props } from '@theme/Mermaid';
import OriginalMermaid from '@theme-original/Mermaid';
import styles from './styles.module.css';

interface MermaidProps extends Props {
  /** What the diagram shows, in words: the `%% alt:` line, which the build demands (src/plugins/remark-lesson). */
  readonly alt: string;
}

/**
 * A diagram as one image with a text, for those who do not see it; what is inside the drawing is left out then. It is drawn when it is
 * soon to be seen: that takes longer than all the rest of a page.
 */
export default function Mermaid({ alt, ...props }: MermaidProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const isTime = useTimeToDraw(box);
  return (
    <div ref={box} className={styles.diagram} role="img" aria-label={alt} data-diagram="">
      {isTime && <OriginalMermaid {...props} />}
    </div>
  );
}
