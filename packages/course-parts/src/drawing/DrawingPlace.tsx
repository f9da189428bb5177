import { lazy, Suspense, type ReactNode } from 'react';
import type { DrawCommand } from '@kurser/python-runner/drawing';

const Drawing = lazy(() => import('./Drawing'));

interface DrawingPlaceProps {
  readonly commands: readonly DrawCommand[] | undefined;
}

/** Where a program's picture stands. Nothing of it is fetched before something is drawn. */
export default function DrawingPlace({ commands }: DrawingPlaceProps): ReactNode {
  if (commands === undefined) return null;
  return (
    <Suspense fallback={<p role="status">Hämtar ritytan …</p>}>
      <Drawing commands={commands} />
    </Suspense>
  );
}
