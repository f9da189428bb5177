import { useEffect, type ReactNode } from 'react';
import { preinit } from 'react-dom';
import useBaseUrl from '@docusaurus/useBaseUrl';
import './styles.module.css';

/**
 * A formula that is wider than the page scrolls, so the keyboard must reach it; the others need not
 * stop the Tab key.
 */
function useReachableWideFormulas(): void {
  useEffect(() => {
    const watcher = new ResizeObserver((entries) => {
      for (const { target } of entries)
        if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0');
        else target.removeAttribute('tabindex');
    });
    document.querySelectorAll('.katex-display').forEach((formula) => {
      watcher.observe(formula);
    });
    return () => {
      watcher.disconnect();
    };
  }, []);
}

/**
 * The style sheet of formulas, on the pages that have any: the build puts it there
 * (packages/lesson-language/src/remark-lesson). React moves the link to the head, once however
 * often it is asked for, and waits for the sheet before it shows a new page.
 */
export default function MathStyles(): ReactNode {
  const href = useBaseUrl('/katex/katex.min.css');
  // A page that waits for much else would keep the sheet as a preload until it is shown, and the
  // browser warns of one that nobody uses.
  preinit(href, { as: 'style', precedence: 'default' });
  useReachableWideFormulas();
  return <link rel="stylesheet" href={href} precedence="default" />;
}
