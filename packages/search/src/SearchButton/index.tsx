import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useState,
  type ReactNode,
} from 'react';
import { isMac, placeOf } from '@kurser/shared/keyboard';
import { ComingModal } from '@kurser/shared/useModal';
import { prefetchSealedFile } from 'docusaurus-plugin-seal/client';
import { searchAskedEvent } from '../client/askForSearch';
import { connectionOf, isFrugal } from '../client/connection';
import { opensSearch } from '../client/shortcut';
import { whenQuiet } from '../client/whenQuiet';
import { indexFile, textsFile } from '../engine/shape';
import styles from './styles.module.css';

const SearchDialog = lazy(() => import('../SearchDialog'));

/**
 * Fetches the search's files ahead, still sealed: the index is ready sooner when the search is
 * opened, and costs nothing but the network until then.
 */
function prefetch(): void {
  for (const file of [indexFile, textsFile]) void prefetchSealedFile(file);
}

function Glass(): ReactNode {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="M15.5 15.5 21 21" />
    </svg>
  );
}

/** Opens the search: the button in the navbar, and the keys. */
export default function SearchButton(): ReactNode {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => {
    setOpen(false);
  }, []);

  // With the page and not after it: the keys must work as soon as the button can be seen.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!opensSearch(event, placeOf(event.target))) return;
      event.preventDefault();
      setOpen(true);
    };
    const onAsked = (): void => {
      setOpen(true);
    };
    // On the window: everything on the page that uses keys has had them by then.
    window.addEventListener('keydown', onKeyDown);
    window.addEventListener(searchAskedEvent, onAsked);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener(searchAskedEvent, onAsked);
    };
  }, []);

  useEffect(() => {
    if (isFrugal(connectionOf(navigator))) return undefined;
    return whenQuiet(prefetch);
  }, []);

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts={isMac() ? 'Meta+K /' : 'Control+K /'}
        onClick={() => {
          setOpen(true);
        }}
      >
        <Glass />
        <span className={styles.label}>Sök</span>
        <kbd translate="no" className={styles.keys} aria-hidden="true">
          {`${isMac() ? '⌘' : 'Ctrl'} K`}
        </kbd>
      </button>
      {open && (
        <Suspense fallback={<ComingModal onCalledOff={close} />}>
          <SearchDialog onClose={close} />
        </Suspense>
      )}
    </>
  );
}
