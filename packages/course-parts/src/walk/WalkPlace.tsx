import { lazy, Suspense, type ReactNode } from 'react';
import type { RunSetup } from '@kurser/python-runner/protocol';
import type { WalkVerbs } from './useWalk';

const Walk = lazy(() => import('./Walk'));

interface WalkPlaceProps extends Pick<WalkVerbs, 'walk' | 'close'> {
  readonly setup: RunSetup;
}

/** Where a program is walked through, below its code. Nothing of it is fetched before. */
export default function WalkPlace({ walk, close, setup }: WalkPlaceProps): ReactNode {
  if (walk === null) return null;
  return (
    <Suspense fallback={<p role="status">Hämtar stegningen …</p>}>
      <Walk key={walk.number} walk={walk} setup={setup} onClose={close} />
    </Suspense>
  );
}
