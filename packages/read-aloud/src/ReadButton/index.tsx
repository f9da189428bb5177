import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { placeOf } from '@kurser/shared/keyboard';
import { isReadKey, readKey } from './readKey';

const Player = lazy(() => import('../Player'));

interface ReadButtonProps {
  readonly className: string | undefined;
}

/**
 * Opens the reading of the article it stands in, by press and by key. All else comes when it is
 * opened.
 */
export default function ReadButton({ className }: ReadButtonProps): ReactNode {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (isReadKey(event, placeOf(event.target))) setOpen(true);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
    };
  }, []);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-expanded={open}
        aria-keyshortcuts={readKey}
        onClick={() => setOpen(!open)}
      >
        Lyssna
      </button>
      {open && (
        <Suspense>
          <Player
            opener={button}
            onClose={() => {
              setOpen(false);
              button.current?.focus({ preventScroll: true });
            }}
          />
        </Suspense>
      )}
    </>
  );
}
