import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import './styles.module.css';

/**
 * The style sheet of formulas, on the pages that have any: the build puts it there (src/plugins/remark-lesson). React
 * moves the link to the head, once however often it is asked for, and waits for the sheet before it shows a new page.
 */
export default function MathStyles(): ReactNode {
  return <link rel="stylesheet" href={useBaseUrl('/katex/katex.min.css')} precedence="default" />;
}
