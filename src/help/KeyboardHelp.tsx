import { lazy, Suspense, useCallback, useLayoutEffect, useState, type ReactNode } from 'react';
import { placeOf } from '@kurser/shared/keyboard';
import { ComingModal } from '@kurser/shared/useModal';
import { opensHelp } from './shortcutGroups';
import styles from './styles.module.css';

const HelpDialog = lazy(() => import('./HelpDialog'));

/** Opens the list of keys: a button, and `?`. */
export default function KeyboardHelp(): ReactNode {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => {
    setOpen(false);
  }, []);

  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!opensHelp(event, placeOf(event.target))) return;
      event.preventDefault();
      setOpen(true);
    };
    // On the window: everything on the page that uses keys has had them by then.
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
    };
  }, []);

  return (
    <>
      <button
        type="button"
        className={styles.open}
        data-keys=""
        aria-haspopup="dialog"
        aria-keyshortcuts="?"
        onClick={() => setOpen(true)}
      >
        Kortkommandon
      </button>
      {open && (
        <Suspense fallback={<ComingModal onCalledOff={close} />}>
          <HelpDialog onClose={close} />
        </Suspense>
      )}
    </>
  );
}
