import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Button from '@kurser/ui/Button';
import Disclosure from '@kurser/ui/Disclosure';
import { usePrinting } from '@kurser/ui/Disclosure/usePrinting';
import { solutionSummary } from './Solution';
import styles from './styles.module.css';

const LinesFirst = lazy(() => import('./LinesFirst'));

interface SolutionPartProps {
  readonly title: unknown;
  /**
   * The program to put in order first, where nothing has been tried yet; undefined where the
   * solution just opens.
   */
  readonly tryFirst: string | undefined;
  /** Called when the solution is in sight. */
  readonly onSeen: () => void;
  readonly children: ReactNode;
}

/**
 * The question in the solution's place. Afterwards the focus goes to the solution, as the button
 * that had it is gone.
 */
function Question({ solution, onYes }: { readonly solution: string; readonly onYes: () => void }) {
  return (
    <div className={styles.question}>
      <p>Du har inte provat än. Visa lösningen ändå?</p>
      <div className={styles.answers}>
        <Button onClick={onYes}>Visa lösningen</Button>
        <Suspense>
          <LinesFirst solution={solution} />
        </Suspense>
      </div>
    </div>
  );
}

/**
 * A solution of an exercise. It is never locked; where nothing was tried it asks first. On paper,
 * and without scripts, it just stands there.
 */
export default function SolutionPart(props: SolutionPartProps): ReactNode {
  const { title, tryFirst, onSeen, children } = props;
  const asks = useIsBrowser() && tryFirst !== undefined;
  const printing = usePrinting();
  const content = useRef<HTMLDivElement>(null);
  const [wasAsked, setWasAsked] = useState(false);
  useEffect(() => {
    if (wasAsked && !asks) content.current?.focus();
  }, [wasAsked, asks]);
  return (
    <Disclosure
      kind="solution"
      summary={solutionSummary(title)}
      onOpen={() => {
        if (!asks) onSeen();
      }}
    >
      {asks && !printing ? (
        <Question
          solution={tryFirst}
          onYes={() => {
            setWasAsked(true);
            onSeen();
          }}
        />
      ) : (
        <div ref={content} tabIndex={wasAsked ? -1 : undefined}>
          {children}
        </div>
      )}
    </Disclosure>
  );
}
