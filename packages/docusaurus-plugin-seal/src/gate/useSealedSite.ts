import { useEffect, useState } from 'react';
import type { GateAnswer } from '../client/contentGate';
import { installSealedAssets } from '../client/plainAssets';
import { useContentFailure } from '../client/SealedContent';
import type { ContentFailure } from '../common/contentFailure';
import { rememberedAttribute } from '../common/marker';

/** What a plain gate shows. */
export type GateView =
  /** Nothing is known yet; also what stands in the page as it is served. */
  | { readonly kind: 'starting' }
  | { readonly kind: 'closed'; readonly isWrong: boolean }
  | { readonly kind: 'opening' }
  | { readonly kind: 'open' }
  | { readonly kind: 'failed'; readonly reason: ContentFailure };

/** @returns what a gate shows after an attempt */
export function viewAfter(answer: GateAnswer | { readonly kind: 'wrong' }): GateView {
  switch (answer.kind) {
    case 'ready':
      return { kind: 'open' };
    case 'wrong':
      return { kind: 'closed', isWrong: true };
    case 'failed':
      return { kind: 'failed', reason: answer.reason };
  }
}

/** The place that the address names; the browser looked for it while the page was empty. */
function goToPlace(): void {
  const id = decodeURIComponent(window.location.hash.slice(1));
  if (id !== '') document.getElementById(id)?.scrollIntoView();
}

/**
 * The state of a plain gate, which begins by itself.
 * @param begin what is tried first, when the page has come alive; the same function each time
 * @returns what to show, and how to change it
 */
export function useSealedSite(
  begin: () => Promise<GateView>,
): readonly [GateView, (view: GateView) => void] {
  const [view, setView] = useState<GateView>({ kind: 'starting' });
  const failure = useContentFailure();
  useEffect(() => {
    void begin().then(setView);
  }, [begin]);
  const { kind } = view;
  useEffect(() => {
    // What hid the form for who is remembered has done its work.
    if (kind !== 'starting') document.documentElement.removeAttribute(rememberedAttribute);
    if (kind !== 'open') return undefined;
    const uninstall = installSealedAssets();
    const frame = requestAnimationFrame(goToPlace);
    return () => {
      cancelAnimationFrame(frame);
      uninstall();
    };
  }, [kind]);
  return [failure === null ? view : { kind: 'failed', reason: failure }, setView];
}
