import { useEffect, useState, type RefObject } from 'react';

/**
 * Diagrams draw themselves after the page has been rendered; theme/Mermaid gives each a box with
 * this attribute.
 */
const waiting = '[data-diagram]:not(:has(svg))';

/** Whether everything inside the element is drawn. Answers no until it is in the document. */
export function useDrawn(root: RefObject<HTMLElement | null>, rendered: boolean): boolean {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    const element = root.current;
    if (!rendered || element === null) return undefined;
    const look = (): void => setDrawn(element.querySelector(waiting) === null);
    const observer = new MutationObserver(look);
    observer.observe(element, { childList: true, subtree: true });
    look();
    return () => observer.disconnect();
  }, [root, rendered]);
  return drawn;
}
