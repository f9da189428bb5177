import { useEffect, useState } from 'react';
import type { PropDocContent } from '@docusaurus/plugin-content-docs';
import { loadPage } from './pageModules';
import type { PartPage } from './pagesBelow';

/** A course part on its way to paper. */
export type Part =
  | { readonly kind: 'loading'; readonly loaded: number }
  | { readonly kind: 'ready'; readonly contents: readonly PropDocContent[] };

/**
 * Loads the pages one after the other. A page that cannot be had is a fault of the whole view, as
 * on any route: where lessons are sealed their own screen tells why, elsewhere the theme's, and
 * both offer another try.
 */
export function usePart(pages: readonly PartPage[]): Part {
  const [part, setPart] = useState<Part>({ kind: 'loading', loaded: 0 });

  useEffect(() => {
    let ended = false;
    const load = async (): Promise<void> => {
      const contents: PropDocContent[] = [];
      for (const { to } of pages) {
        if (ended) return;
        setPart({ kind: 'loading', loaded: contents.length });
        contents.push(await loadPage(to));
      }
      if (!ended) setPart({ kind: 'ready', contents });
    };
    load().catch((error: unknown) => {
      setPart(() => {
        throw error;
      });
    });
    return () => {
      ended = true;
    };
  }, [pages]);

  return part;
}
