import { useSyncExternalStore, type ReactNode } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { contentAttribute, shellAttribute } from '../common/marker';
import type { ContentFailure } from '../common/contentFailure';
import { contentFailure, onContentFailure } from './gateState';

interface SealedContentProps {
  /** May the visitor read? Must be false on the first render in the browser. */
  readonly open: boolean;
  /**
   * What is shown instead. On the server and on the first render in the browser: the entrance, the
   * same on every route.
   */
  readonly gate: ReactNode;
  /** In the browser undefined while the site is on its way; then `open` must be false. */
  readonly children: ReactNode;
}

/**
 * The one place where the site's content meets the gate. On the server both are rendered, so that
 * links and anchors are collected from the lessons; the build then keeps the gate's part of the
 * HTML and nothing else. The browser hydrates that part: two slots, the second one empty, so that
 * React counts the same children on both sides.
 */
export function SealedContent({ open, gate, children }: SealedContentProps): ReactNode {
  if (!ExecutionEnvironment.canUseDOM) {
    return (
      <>
        <div {...{ [shellAttribute]: '' }}>{gate}</div>
        <div {...{ [contentAttribute]: '' }} hidden>
          {children}
        </div>
      </>
    );
  }
  if (open) return children;
  return (
    <>
      <div {...{ [shellAttribute]: '' }}>{gate}</div>
      {null}
    </>
  );
}

/** Why content stopped loading after the gate had opened, or null. */
export function useContentFailure(): ContentFailure | null {
  return useSyncExternalStore(onContentFailure, contentFailure, () => null);
}
