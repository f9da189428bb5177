import { useCallback, useEffect, useRef, useState } from 'react';
import type { useCodeWordWrap } from '@kurser/platform/themeInternals';

/**
 * Whether a block's long lines are broken, and whether it has any: what the theme's button asks.
 */
export type WordWrap = ReturnType<typeof useCodeWordWrap>;

/**
 * Takes the place of the theme's own, which measures each block of a page as soon as it is there,
 * so that the browser lays out the page in the middle of everything else. This one is told of every
 * size when the page has been laid out: of the block's, and of the code's within it, which grows
 * alone when a font comes late.
 */
export function useWordWrap(): WordWrap {
  const codeBlockRef = useRef<HTMLPreElement>(null);
  const [isEnabled, setEnabled] = useState(false);
  const [isCodeScrollable, setScrollable] = useState(false);
  useEffect(() => {
    const block = codeBlockRef.current;
    if (block === null) return undefined;
    const observer = new ResizeObserver(() => {
      setScrollable(block.scrollWidth > block.clientWidth);
    });
    observer.observe(block);
    for (const code of Array.from(block.children)) observer.observe(code);
    return () => {
      observer.disconnect();
    };
  }, []);
  const toggle = useCallback(() => {
    setEnabled((before) => !before);
  }, []);
  return { codeBlockRef, isEnabled, isCodeScrollable, toggle };
}
