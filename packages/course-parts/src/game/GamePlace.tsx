import { lazy, Suspense, type ReactNode } from 'react';
import type { PythonRun } from '@kurser/python-runner/usePythonRun';

const GameBoard = lazy(() => import('./GameBoard'));

/** Where a program's game is played. Nothing of it is fetched before there is a board. */
export default function GamePlace({
  state: { board, phase },
  answer,
}: Pick<PythonRun, 'state' | 'answer'>): ReactNode {
  if (board === undefined) return null;
  return (
    <Suspense fallback={<p role="status">Hämtar spelplanen …</p>}>
      <GameBoard board={board} phase={phase} answer={answer} />
    </Suspense>
  );
}
