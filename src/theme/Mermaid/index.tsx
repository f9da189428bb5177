import { useEffect, useState, type ReactNode } from 'react';
import type { Props } from '@theme/Mermaid';
import OriginalMermaid from '@theme-original/Mermaid';
import { afterFrame } from '@site/src/components/afterFrame';
import styles from './styles.module.css';

interface MermaidProps extends Props {
  /** What the diagram shows, in words: the `%% alt:` line, which the build demands (src/plugins/remark-lesson). */
  readonly alt: string;
}

/**
 * A diagram as one image with a text, for those who do not see it; what is inside the drawing is left out then. It is drawn when the page
 * around it is on the screen: that takes longer than all the rest of a page.
 */
export default function Mermaid({ alt, ...props }: MermaidProps): ReactNode {
  const [mayDraw, setMayDraw] = useState(false);
  useEffect(() => afterFrame(() => setMayDraw(true)), []);
  return (
    <div className={styles.diagram} role="img" aria-label={alt} data-diagram="">
      {mayDraw && <OriginalMermaid {...props} />}
    </div>
  );
}
